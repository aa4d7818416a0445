import type { ArenaFight } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { List } from '../../ui/kit/list.tsx'
import { More } from '../../ui/kit/more.tsx'
import { PlayerLink } from '../../ui/kit/player-link.tsx'
import { rivalName } from './rival.tsx'
import { ArenaStore } from './store.ts'

/** Past fights, as attacker and as defender, each with a button for its replay. */
export const HistoryTab = observer(function HistoryTab() {
  const { lang, live, ui, t } = useServices()
  const store = useStore(ArenaStore)
  const { value: fights, failed } = store.history
  const { changes } = live
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is not read
  useEffect(() => void store.history.reload(), [store, changes])
  if (!fights) return failed ? <Problem onRetry={() => void store.history.reload()} /> : <Waiting />
  if (fights.length === 0) return <Empty text={t('arena.history.none')} />
  const when = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' })
  const titleOf = ({ attacked, won, rival }: ArenaFight) =>
    t(`arena.history.${attacked ? 'attack' : 'defence'}${won ? 'Won' : 'Lost'}`, { name: rivalName(rival, t) })
  const rows = fights.map((fight) => {
    const { id, won, rival, attacked, positionFrom: from, positionTo: to, rivalMoved, at } = fight
    const title = titleOf(fight)
    const places = t(from === to ? 'arena.history.same' : 'arena.history.places', { from, to })
    return {
      id: String(id),
      icon: won ? 'icon/check' : 'icon/shield',
      title: rival.playerId === null ? title : <PlayerLink id={rival.playerId}>{title}</PlayerLink>,
      about: [places, when.format(at), ...(rivalMoved ? [t('arena.history.rivalMoved')] : [])].join(' · '),
      aside: (
        <Button
          small
          tone="plain"
          label={t('arena.history.watchOf', { title })}
          onPress={() => ui.open('replay', { id, rival: rivalName(rival, t), attacked, from: 'arena' })}
        >
          {t('arena.history.watch')}
        </Button>
      ),
    }
  })
  return (
    <>
      <List rows={rows} label={t('arena.tab.history')} />
      <More list={store.history} />
    </>
  )
})

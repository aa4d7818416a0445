import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { List } from '../../ui/kit/list.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import type { ReadingProps } from '../../ui/reading-props.ts'
import { BattleStore } from '../battle/public.ts'
import { FairnessStore } from './store.ts'

/** How anyone can check a fight, and the player's last fights to check. */
export const Fairness = observer(function Fairness({ from }: ReadingProps) {
  const services = useServices()
  const { ui, t } = services
  const battle = services.get(BattleStore)
  const [store] = useState(() => new FairnessStore(services))
  useEffect(() => void store.fights.reload(), [store])
  return (
    <Panel className="sky-fit" title={t('settings.fairness')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <p className="sky-prose">{t('manual.fairness.text')}</p>
      {battle.battle ? <p className="sky-fair sky-box">{t('battle.fairnessBefore', { hash: battle.battle.seedHash })}</p> : null}
      <Heading>{t('fairness.mine')}</Heading>
      <Fights store={store} />
    </Panel>
  )
})

/** The last fights, each with a button to check it, or its result. */
export const Fights = observer(function Fights({ store }: { readonly store: FairnessStore }) {
  const { lang, t } = useServices()
  const { value: fights, failed } = store.fights
  if (failed) return <Problem onRetry={() => void store.fights.reload()} />
  if (!fights) return <Waiting />
  if (fights.length === 0) return <Empty text={t('fairness.none')} />
  const when = new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', { dateStyle: 'medium', timeStyle: 'short' })
  const rows = fights.map(({ id, stair, winner, at }) => {
    const verdict = store.verdicts.get(id)
    const title = t(winner === 'TM1' ? 'fairness.won' : 'fairness.lost', { stair })
    return {
      id: String(id),
      icon: verdict === undefined ? 'icon/book' : verdict === 'FAIR' ? 'icon/check' : 'icon/warning',
      title,
      about: verdict ? t(`fairness.${verdict}`) : when.format(at),
      aside: verdict ? null : (
        <Button
          small
          tone="plain"
          disabled={store.checking.busy}
          label={`${t('fairness.check')}: ${title}`}
          onPress={() => void store.check(id)}
        >
          {t(store.checking.target === id ? 'fairness.checking' : 'fairness.check')}
        </Button>
      ),
    }
  })
  return (
    <div role="status">
      <List rows={rows} label={t('fairness.mine')} />
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Gains } from '../../ui/kit/gains.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { PlayerLink } from '../../ui/kit/player-link.tsx'
import { BattleStore } from '../battle/public.ts'
import { leaderOf } from './leader.ts'
import { MeleeStore } from './store.ts'

/** The player's place and reward, as soon as the squad is defeated or has won and all moves were shown. */
export const MeleeResult = observer(function MeleeResult() {
  const { ui, t } = useServices()
  const store = useStore(MeleeStore)
  const battle = useStore(BattleStore)
  const { fight } = store
  const isOver = fight?.progress === 'OVER'
  const place = fight?.seats[0]?.place
  if (!fight?.reward || !place || !store.shown || battle.queue.length > 0 || (store.watching && !isOver)) return null
  const won = place === 1
  const { reward } = fight
  return (
    <Panel
      kind="dialog"
      title={won ? t('battle.victory') : t('melee.place', { place })}
      className={won ? 'sky-won' : 'sky-lost'}
      foot={
        <>
          {isOver ? null : (
            <Button tone="plain" onPress={store.watch}>
              {t('melee.result.watch')}
            </Button>
          )}
          <Button first="later" disabled={store.reward.busy} onPress={() => void store.take()}>
            {t(reward.length > 0 ? 'melee.result.take' : 'battle.onwards')}
          </Button>
        </>
      }
    >
      <p className="sky-center">{t(won ? 'melee.result.won' : 'melee.result.lost')}</p>
      <Places />
      {reward.length > 0 ? (
        <>
          <Heading>{t('battle.reward')}</Heading>
          <Gains gains={reward} roll />
        </>
      ) : (
        <p className="sky-center sky-soft">{t('melee.result.idle')}</p>
      )}
      {battle.battle?.seed ? (
        <p className="sky-center">
          <button type="button" className="sky-link sky-small-text" onClick={() => ui.open('fairness')}>
            <Sprite frame="icon/check" size={20} />
            {t('battle.fairness')}
          </button>
        </p>
      ) : null}
    </Panel>
  )
})

/** Who has which place, as far as it is decided. */
const Places = observer(function Places() {
  const { t } = useServices()
  const { fight } = useStore(MeleeStore)
  const placed = [...(fight?.seats ?? [])].sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
  return (
    <ol className="sky-melee-places">
      {placed.map((seat) => (
        <li key={seat.side} className={seat.side === 'TM1' ? 'sky-own' : ''}>
          <b className="sky-num">{seat.place ?? '…'}</b>
          <span>
            {seat.side === 'TM1' ? (
              t('melee.you')
            ) : (
              <>
                {t(`battle.side.${seat.side}`)} ·{' '}
                {seat.playerId === null ? leaderOf(seat, t) : <PlayerLink id={seat.playerId}>{leaderOf(seat, t)}</PlayerLink>}
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  )
})

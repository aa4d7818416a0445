import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { BattleStore, sideColour } from '../battle/public.ts'
import { MeleeStore } from './store.ts'

/** What to choose next. */
const OwnTurn = observer(function OwnTurn() {
  const { t } = useServices()
  const { attackerId, idle } = useStore(BattleStore)
  return (
    <>
      <b>{t('battle.yourTurn')}.</b> {idle ? t(attackerId === null ? 'battle.chooseAttacker' : 'battle.chooseTarget') : null}
    </>
  )
})

/** Over the fight: whose turn it is, and how long it lasts. */
export const MeleeTurn = observer(function MeleeTurn() {
  const { clock, t } = useServices()
  const store = useStore(MeleeStore)
  const battle = useStore(BattleStore)
  const { fight } = store
  if (!fight || !store.shown || !battle.battle) return null
  const place = fight.seats[0]?.place
  if (fight.reward)
    return store.watching && place ? (
      <div className="sky-melee-turn">
        <Spoken as="p">{t('melee.turn.fallen', { place })}</Spoken>
        <Button small onPress={() => void battle.giveUp()}>
          {t('melee.turn.reward')}
        </Button>
      </div>
    ) : null
  if (!fight.turn) return null
  const { side, until, limit } = fight.turn
  const left = Math.max(0, until - clock.now)
  const colour = `#${sideColour(side).toString(16).padStart(6, '0')}`
  return (
    <div className={`sky-melee-turn${side === 'TM1' ? ' sky-own' : ''}`} style={{ '--side': colour } as CSSProperties}>
      <Spoken as="p">{side === 'TM1' ? <OwnTurn /> : t('melee.turn.other', { name: battle.teams.title(side) })}</Spoken>
      <span role="timer" className="sky-num">
        {duration(left, t)}
      </span>
      <i aria-hidden style={{ '--share': limit > 0 ? Math.min(1, left / limit) : 0 } as CSSProperties} />
    </div>
  )
})

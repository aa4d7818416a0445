import type { Arena, Rival } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { creatureFrame } from '../../art/looks.ts'
import type { Translate } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { PlayerLink } from '../../ui/kit/player-link.tsx'
import { ArenaStore } from './store.ts'

/** Returns the name of a rival: a player's nickname or id, or the words for a squad of the arena. */
export const rivalName = ({ playerId, name }: Pick<Rival, 'playerId' | 'name'>, t: Translate): string =>
  playerId === null ? t('arena.arenaSquad') : (name ?? t('arena.guest', { id: playerId }))

/** A rival: place, name, strength, squad, and the button of the attack. */
export const RivalRow = observer(function RivalRow({ rival, arena }: { readonly rival: Rival; readonly arena: Arena }) {
  const { clock, t } = useServices()
  const amount = useAmount('sentence')
  const store = useStore(ArenaStore)
  const { positionNumber: place, level, power, difficulty, squad } = rival
  const name = rivalName(rival, t)
  const isBelow = place > (arena.positionNumber ?? 0)
  const isResting = arena.rest !== null && arena.rest.until > clock.now
  return (
    <li className="sky-box sky-rival">
      <span className="sky-rival-squad" aria-hidden>
        {squad.map((imageId, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: creatures of one kind may be in one squad, and their order is what is shown
          <Sprite key={index} frame={creatureFrame({ imageId })} />
        ))}
      </span>
      <div className="sky-rival-words">
        {rival.playerId === null ? <b>{name}</b> : <PlayerLink id={rival.playerId}>{name}</PlayerLink>}
        <span className="sky-small-text">
          {t('arena.place', { place })} · {t('arena.level', { level })}
        </span>
        <span className={`sky-small-text sky-rival-${difficulty.toLowerCase()}`}>
          {t('arena.power', { power: amount(power) })}: {t(`arena.difficulty.${difficulty}`)}
        </span>
        {isBelow ? <span className="sky-small-text sky-soft">{t('arena.below')}</span> : null}
      </div>
      <Button
        small
        icon="icon/swords"
        tone={isBelow ? 'plain' : 'gold'}
        disabled={store.busy || isResting}
        label={t('arena.attackWho', { name, place })}
        onPress={() => void store.attack(rival)}
      >
        {t('arena.attack')}
      </Button>
    </li>
  )
})

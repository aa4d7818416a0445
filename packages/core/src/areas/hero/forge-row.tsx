import type { Creature } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Card } from '../../ui/kit/card.tsx'
import { FigureChanges } from './figure-changes.tsx'
import { ForgeStore } from './forge-store.ts'

interface Figures {
  readonly attack: number
  readonly defence: number
  readonly health: number
}

const isSame = ({ attack, defence, health }: Creature, after: Figures): boolean =>
  attack === after.attack && defence === after.defence && health.total === after.health

/** A hero at the forge: the changes of the figures and a button, or the reason why the hero cannot be strengthened. */
export const ForgeRow = observer(function ForgeRow({
  creatureId,
  after,
  why,
  note,
  unchanged = null,
  action,
  onPress,
}: {
  readonly creatureId: number
  readonly after: Figures
  /** The reason why the hero cannot be strengthened, or null. */
  readonly why: string | null
  /** A change other than those of the figures, or null. */
  readonly note: string | null
  /** The text if no figure changes. */
  readonly unchanged?: string | null
  readonly action: string
  readonly onPress: (name: string) => void
}) {
  const { t } = useServices()
  const forge = useStore(ForgeStore)
  const hero = forge.hero(creatureId)
  if (!hero) return null
  const name = t(`creature.${hero.imageId}.name`)
  return (
    <li className={why ? 'sky-fit-off' : ''}>
      <Card creature={hero} size="mini" />
      <div>
        <b>{name}</b>
        {why ? <p className="sky-small-text sky-soft">{why}</p> : <FigureChanges hero={hero} after={after} />}
        {unchanged && !note && !why && isSame(hero, after) ? <p className="sky-small-text sky-soft">{unchanged}</p> : null}
        {note && !why ? <p className="sky-small-text sky-good-text">{note}</p> : null}
      </div>
      {why ? null : (
        <Button small disabled={forge.busy} label={`${action}: ${name}`} onPress={() => onPress(name)}>
          {action}
        </Button>
      )}
    </li>
  )
})

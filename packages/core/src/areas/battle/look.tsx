import type { BattleCreature } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { BattleStore } from './store.ts'

/** What a creature in a fight is capable of: its traits, its skills with their charges, and the effects on it. */
export function Abilities({ creature }: { readonly creature: Pick<BattleCreature, 'class' | 'rank' | 'skills' | 'effects'> }) {
  const { t } = useServices()
  const second = creature.rank < SECOND_RANK ? null : creatureClasses[creature.class].secondTrait
  const entries = [
    [`${t(`trait.${creature.class}.class`)} · ${t(`trait.${creature.class}.name`)}`, t(`trait.${creature.class}.about`)],
    ...(second ? [[t(`secondTrait.${second}.name`), t(`secondTrait.${second}.about`)]] : []),
    ...creature.skills.map(({ skillType, valueCurrent, valueTotal }) => [
      t('profile.skillCharges', { name: t(`skill.${skillType}.name`), current: valueCurrent, total: valueTotal }),
      t(`skill.${skillType}.about`),
    ]),
    ...creature.effects.map(({ type, movesRemain }) => [
      t('battle.forecast.effect', { name: t(`effect.${type}.name`), moves: t('count.moves', { count: movesRemain }) }),
      t(`effect.${type}.about`),
    ]),
  ]
  return (
    <dl>
      {entries.map(([name, about]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{about}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Who is on the card on which the pointer rests. On a wide page that is shown beside the fight instead. */
export const CreatureLook = observer(function CreatureLook() {
  const { t } = useServices()
  const { lookedAt, shown } = useStore(BattleStore)
  const creature = shown.find(({ id }) => id === lookedAt)
  if (!creature) return null
  return (
    <aside className="sky-creature-look sky-side-box sky-battle-traits">
      <h3>{t('battle.lookedAt', { name: t(`creature.${creature.imageId}.name`), level: creature.level })}</h3>
      <Abilities creature={creature} />
    </aside>
  )
})

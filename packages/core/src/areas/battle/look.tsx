import type { BattleCreature, CreatureClass } from '@skystair/contract'
import { creatureClasses } from '@skystair/contract/creature-classes'
import { SECOND_RANK } from '@skystair/contract/second-traits'
import { observer } from 'mobx-react-lite'
import type { Translate } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { BattleStore } from './store.ts'

type Entry = readonly [name: string, about: string]

/** The class and the trait of a creature class, and what the trait does. */
export const traitEntry = (name: CreatureClass, t: Translate): Entry => [
  `${t(`trait.${name}.class`)} · ${t(`trait.${name}.name`)}`,
  t(`trait.${name}.about`),
]

/** What a creature in a fight is capable of: its traits, whom its faction beats, its skills with their charges, and the effects on it. */
export function abilityEntries(creature: Pick<BattleCreature, 'class' | 'faction' | 'rank' | 'skills' | 'effects'>, t: Translate): Entry[] {
  const second = creature.rank < SECOND_RANK ? null : creatureClasses[creature.class].secondTrait
  const { faction } = creature
  return [
    traitEntry(creature.class, t),
    ...(second ? [[t(`secondTrait.${second}.name`), t(`secondTrait.${second}.about`)] as const] : []),
    ...(faction === 'NONE' ? [] : [[t(`faction.${faction}`), t(`factionAbout.${faction}`)] as const]),
    ...creature.skills.map(
      ({ skillType, valueCurrent, valueTotal }): Entry => [
        t('profile.skillCharges', { name: t(`skill.${skillType}.name`), current: valueCurrent, total: valueTotal }),
        t(`skill.${skillType}.about`),
      ],
    ),
    ...creature.effects.map(
      ({ type, movesRemain }): Entry => [
        t('battle.forecast.effect', { name: t(`effect.${type}.name`), moves: t('count.moves', { count: movesRemain }) }),
        t(`effect.${type}.about`),
      ],
    ),
  ]
}

export const Entries = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <dl>
    {entries.map(([name, about]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{about}</dd>
      </div>
    ))}
  </dl>
)

/** Name and level of a creature. */
export const lookTitle = ({ imageId, level }: BattleCreature, t: Translate): string =>
  t('battle.lookedAt', { name: t(`creature.${imageId}.name`), level })

/** Who is on the card on which the pointer rests. On a wide page that is shown beside the fight instead. */
export const CreatureLook = observer(function CreatureLook() {
  const { t } = useServices()
  const { lookedAt, shown } = useStore(BattleStore)
  const creature = shown.find(({ id }) => id === lookedAt)
  if (!creature) return null
  return (
    <aside className="sky-creature-look sky-side-box sky-battle-traits">
      <h3>{lookTitle(creature, t)}</h3>
      <Entries entries={abilityEntries(creature, t)} />
    </aside>
  )
})

import type { Artifact, Creature, Player } from '@skystair/contract'

/** How much a hero has grown. */
export interface Grown {
  readonly creature: Creature
  readonly attack: number
  readonly defence: number
  readonly health: number
}

/**
 * Something that is worth the whole screen. `key` differs between any two moments. `grown` is what a level gave to the player's own hero, null if nothing;
 * `creature` wears the artifact, null if it is in the backpack.
 */
export type Moment = { readonly key: string } & (
  | { readonly kind: 'level'; readonly level: number; readonly grown: Grown | null }
  | { readonly kind: 'hero'; readonly creature: Creature }
  | ({ readonly kind: 'rank' } & Grown)
  | { readonly kind: 'artifact'; readonly creature: Creature | null; readonly artifact: Artifact }
)

/** Returns the heroes, artifacts, ranks and level, in this order, that a player has gained between two states. Empty for two different players. */
export function momentsBetween(before: Player, after: Player): Moment[] {
  if (before.id !== after.id) return []
  const known = new Map(before.creatures.map((creature) => [creature.id, creature]))
  const owned = new Set([...before.artifacts, ...before.creatures.flatMap(({ artifacts }) => artifacts)].map(({ id }) => id))
  const isNew = ({ id }: Artifact) => !owned.has(id)
  const joined = after.creatures.filter(({ id }) => !known.has(id))
  // Artifacts that a new hero brings belong to the hero's own moment.
  const worn = after.creatures.flatMap((creature) =>
    known.has(creature.id) ? creature.artifacts.filter(isNew).map((artifact) => ({ creature, artifact })) : [],
  )
  const all = [...worn, ...after.artifacts.filter(isNew).map((artifact) => ({ creature: null, artifact }))]
  // Several of the same kind, as from a chest, are one moment.
  const found = all.filter(({ artifact }, index) => all.findIndex((one) => one.artifact.artifactId === artifact.artifactId) === index)
  const raised = after.creatures.flatMap((creature) => {
    const old = known.get(creature.id)
    return old && creature.rank > old.rank ? [growth(old, creature)] : []
  })
  return [
    ...joined.map((creature): Moment => ({ key: `hero ${creature.id}`, kind: 'hero', creature })),
    ...found.map(({ creature, artifact }): Moment => ({ key: `artifact ${artifact.id}`, kind: 'artifact', creature, artifact })),
    ...raised.map((grown): Moment => ({ key: `rank ${grown.creature.id} ${grown.creature.rank}`, kind: 'rank', ...grown })),
    ...levels(before, after),
  ]
}

const growth = (old: Creature, creature: Creature): Grown => ({
  creature,
  attack: creature.attack - old.attack,
  defence: creature.defence - old.defence,
  health: creature.health.total - old.health.total,
})

const levels = (before: Player, { level, creatures }: Player): Moment[] =>
  level > before.level ? [{ key: `level ${level}`, kind: 'level', level, grown: grownBetween(before.creatures, creatures) }] : []

/** Compares the first hero of both lists who has no new rank, which would have made the hero stronger, too. */
function grownBetween(before: readonly Creature[], after: readonly Creature[]): Grown | null {
  for (const creature of after) {
    const old = before.find(({ id }) => id === creature.id)
    if (!old || old.rank !== creature.rank) continue
    const grown = growth(old, creature)
    return grown.health > 0 ? grown : null
  }
  return null
}

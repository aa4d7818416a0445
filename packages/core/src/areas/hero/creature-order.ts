import type { Creature } from '@skystair/contract'

/** Returns creatures in the saved order; those that are not in it come last, by ascending weight. */
export function orderCreatures(creatures: readonly Creature[], saved: readonly number[]): Creature[] {
  const place = new Map(saved.map((id, index) => [id, index]))
  const rank = (creature: Creature) => place.get(creature.id) ?? saved.length
  return [...creatures].sort((a, b) => rank(a) - rank(b) || a.weight - b.weight || a.id - b.id)
}

/** Returns whether the creatures are in the saved order. Creatures that only one of the lists contains are ignored. */
export function isFollowed(creatures: readonly Creature[], saved: readonly number[]): boolean {
  const ids = creatures.map(({ id }) => id)
  const both = saved.filter((id) => ids.includes(id))
  return ids.filter((id) => both.includes(id)).every((id, index) => id === both[index])
}

/** Returns the list with the item at `from` moved to `to`. Equal, negative or out-of-range indexes change nothing. */
export function moveItem<T>(list: readonly T[], from: number, to: number): T[] {
  const result = [...list]
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return result
  const [item] = result.splice(from, 1)
  result.splice(to, 0, item as T)
  return result
}

type Stored = Record<string, unknown>

/**
 * Upgrades by index: the n-th turns a state of version n into one of version n + 1. States without a version have version 0. A released upgrade is never
 * changed.
 *
 * An upgrade only adds fields, and keeps those that are there: while servers of both versions run, a state that the older one saves has the older version
 * again, and is upgraded once more with the fields of the newer one in it.
 */
const upgrades: readonly ((state: Stored) => Stored)[] = [
  // Adds two fields that were absent while false or 0. The economy counts purchases in the event shop.
  ({ bought: _bought, ...state }) => ({ ...state, unchosen: state.unchosen ?? false, renamed: state.renamed ?? 0 }),
  // Adds the backpack of artifacts, which were worn or sold as soon as they were found, and hammers.
  (state) => ({ ...state, artifacts: [], hammers: 0 }),
  // Adds boosters.
  (state) => ({ ...state, boosters: {} }),
  // Adds slots for consumables, and cards.
  (state) => ({ ...state, consumableSlots: null, cards: {}, cardsUntil: {} }),
  // Adds portraits, the change of gender and healing by elixir.
  (state) => ({ ...state, avatar: null, avatars: [], regendered: 0, elixirHealing: false }),
  // Adds neighbours on the road.
  (state) => ({ ...state, neighbours: true }),
  // Lets players hide their squad.
  (state) => ({ ...state, squadShown: true }),
  // Lets players have longer turns in melees.
  (state) => ({ longTurns: false, ...state }),
]

/** The current version of stored states. */
export const STATE_VERSION = upgrades.length

/**
 * The oldest version whose servers can work with states of the current one. A release that no longer stores what an older one needs raises it: see
 * docs/architecture.md.
 */
export const OLDEST_READER = 7

/**
 * Returns a stored state in the current version. One of a newer server keeps all of its fields, but gets the current version, so that the newer server
 * upgrades it again.
 */
export function upgrade(state: Stored): Stored {
  const version = (state.version as number | undefined) ?? 0
  if (version === STATE_VERSION) return state
  const upgraded = upgrades.slice(version).reduce((older, each) => each(older), state)
  return { ...upgraded, version: STATE_VERSION }
}

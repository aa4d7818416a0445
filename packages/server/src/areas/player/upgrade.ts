type Stored = Record<string, unknown>

/**
 * Upgrades by index: the n-th turns a state of version n into one of version n + 1. States without a version have version 0. A released upgrade is never
 * changed. The part of a state that lists show is upgraded, too, without the other fields: an upgrade that reads any must do without them.
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
]

/** The current version of stored states. */
export const STATE_VERSION = upgrades.length

/** Returns a stored state upgraded to the current version. Throws if a newer server has stored it. */
export function upgrade(state: Stored): Stored {
  const version = (state.version as number | undefined) ?? 0
  if (version === STATE_VERSION) return state
  if (version > STATE_VERSION) throw new Error(`A player is stored in version ${version}, and this server knows only ${STATE_VERSION}.`)
  const upgraded = upgrades.slice(version).reduce((older, each) => each(older), state)
  return { ...upgraded, version: STATE_VERSION }
}

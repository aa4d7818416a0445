type Stored = Record<string, unknown>

/** What turns a stored state of version n into one of version n + 1, by n. A state without a version is of version 0. An upgrade that has landed is never changed. */
const upgrades: readonly ((state: Stored) => Stored)[] = [
  // Two were left out while they were false and 0. How often something was bought in the event shop is counted by the economy.
  ({ bought: _bought, ...state }) => ({ ...state, unchosen: state.unchosen ?? false, renamed: state.renamed ?? 0 }),
]

/** The version of states that are stored now. */
export const STATE_VERSION = upgrades.length

/** A stored state in the form of the present version. Throws where a newer server has stored it. */
export function upgrade(state: Stored): Stored {
  const version = (state.version as number | undefined) ?? 0
  if (version > STATE_VERSION) throw new Error(`A player is stored in version ${version}, and this server knows only ${STATE_VERSION}.`)
  const upgraded = upgrades.slice(version).reduce((older, each) => each(older), state)
  return { ...upgraded, version: STATE_VERSION }
}

let turn: Promise<void> | null = null

/**
 * Resolves for all callers together, at the end of the event loop's turn. *Why*: replies that are sent right after each other wake the process that receives
 * them, such as a proxy on the same machine, once instead of once for each. All share one promise, as an immediate of its own for each costs what this saves.
 */
export function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = null
      resolve()
    }),
  )
  return turn
}

/**
 * Options of the process that serves the game. The space for new objects is small: at the default size the objects of the start alone take some twenty
 * megabytes, which are never returned to the system.
 */
export const nodeOptions = ['--max-semi-space-size=4'] as const

import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** V8's own function; without the flavour, it keeps the emptied space for new objects. */
type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Returns the memory of objects that are no longer needed to the system, which blocks for about a tenth of a second. *Why*: the objects of the start alone
 * enlarge the space for new objects by tens of megabytes, which V8 keeps. A smaller space (`--max-semi-space-size`) would slow every call down.
 */
export function releaseMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as CollectGarbage
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Lets V8 keep compiled code when it collects garbage while the server is idle. *Why*: otherwise each call costs a third more for a while after some seconds
 * without one.
 */
export const keepCompiledCode = (): void => setFlagsFromString('--no-memory-reducer-favors-memory')

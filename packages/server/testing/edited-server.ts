// Starts the server with changes in the text of its modules: EDITS has them as JSON. If CLOCK names a file, the server's clock is ahead by the
// milliseconds in it.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** A text in the module whose address ends with this, and the text in its place. */
export type Edit = readonly [module: string, text: string, next: string]

const { EDITS, CLOCK } = process.env
const edits = JSON.parse(EDITS ?? '[]') as Edit[]

/** Throws if there is nothing to change where there should be. */
const edited = (url: string, source: string): string =>
  edits
    .filter(([module]) => url.endsWith(module))
    .reduce((text, [module, before, after]) => {
      if (!text.includes(before)) throw new Error(`${module} has no ${before}`)
      return text.replace(before, () => after)
    }, source)

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || loaded.source == null) return loaded
    return { ...loaded, source: edited(url, String(loaded.source)) }
  },
})

if (CLOCK) {
  const real = Date.now
  // The database's clock stays as it is.
  edits.push(['/storage/nodes/membership.ts', 'clock = Date.now', 'clock = globalThis.realNow'])
  Object.assign(globalThis, { realNow: real })
  Date.now = () => real() + Number(readFileSync(CLOCK, 'utf8'))
}
await import('../src/main.ts')

// Starts the server of the release that RELEASE names, with a clock that is ahead by the milliseconds in the file of CLOCK.
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { edited, type Release } from './edits.ts'

const { RELEASE, CLOCK } = process.env as { readonly RELEASE: Release; readonly CLOCK: string }
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.startsWith('file:') || loaded.source == null) return loaded
    return { ...loaded, source: edited(RELEASE, url, String(loaded.source)) }
  },
})

const real = Date.now
Date.now = () => real() + Number(readFileSync(CLOCK, 'utf8'))

await import('../../src/main.ts')

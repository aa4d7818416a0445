import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

export const BROWSER_CHECK = 'browser-check.js'

/** Adds the script that pages run before the game's, which says in both languages what to do if the browser cannot play. */
export const browserCheck = (): Plugin => ({
  name: 'browser-check',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: BROWSER_CHECK, source: readFileSync(join(root, 'scripts/build', BROWSER_CHECK)) })
  },
})

// What makes the own site installable: its manifest, its icons and its service worker.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

const DARK = '#0b0f1e'
const icons = [
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** The web manifest. Addresses are relative to it, so that the site may be below any path. */
const webManifest = {
  id: './',
  start_url: './',
  scope: './',
  name: 'Skystair',
  short_name: 'Skystair',
  description: 'A climb of a thousand stairs: fights that are small puzzles, heroes with characters, a cat that knows more than it says.',
  lang: 'en',
  categories: ['games'],
  display: 'standalone',
  background_color: DARK,
  theme_color: DARK,
  icons,
}

/** The tags of the own site's page that name the manifest and the icon. */
export const installableHead = `<link rel="manifest" href="manifest.webmanifest">
    <link rel="apple-touch-icon" href="icon-192.png">`

/** Adds manifest and icons to the own site's bundle. */
export const installable = (): Plugin => ({
  name: 'installable',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: `${JSON.stringify(webManifest, null, 2)}\n` })
    for (const { src } of icons)
      this.emitFile({ type: 'asset', fileName: src, source: readFileSync(join(root, 'packages/art/baked/standalone', src)) })
  },
})

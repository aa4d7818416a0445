import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Services } from '../src/services/services.ts'
import type { Atlases } from '../src/ui/art/atlases.ts'
import { UiContext } from '../src/ui/context.ts'

/** As much of the atlases as a page without pictures needs. */
const atlases = { subscribe: () => () => {}, snapshot: () => 0, frame: () => null } as unknown as Atlases

/** What a screen says as it stands now. */
export interface Page {
  /** Words as they are seen, tags taken away. */
  readonly text: string
  /** Names of the buttons that can be pressed, in order. */
  readonly buttons: readonly string[]
  /** The same of those that are switched off. */
  readonly off: readonly string[]
  readonly html: string
}

/** Draws part of the ui once, without effects, as a screen reader would come upon it. */
export function draw(root: Services, element: ReactElement): Page {
  const html = renderToStaticMarkup(<UiContext value={{ services: root, atlases }}>{element}</UiContext>)
  const all = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inside = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? words(inside),
    off: /\sdisabled=/.test(attributes),
  }))
  return {
    html,
    text: words(html),
    buttons: all.filter(({ off }) => !off).map(({ name }) => name),
    off: all.filter(({ off }) => off).map(({ name }) => name),
  }
}

const words = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

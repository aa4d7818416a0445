import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Services } from '../src/services/services.ts'
import type { Atlases } from '../src/ui/art/atlases.ts'
import { UiContext } from '../src/ui/context.ts'

/** As much of the atlases as a page without pictures needs. */
const atlases = { subscribe: () => () => {}, snapshot: () => 0, frame: () => null } as unknown as Atlases

/** The text and the buttons of a rendered component. */
export interface RenderedPage {
  /** The text without tags. */
  readonly text: string
  /** Names of the enabled buttons, in order. */
  readonly buttons: readonly string[]
  /** Names of the disabled buttons, in order. */
  readonly off: readonly string[]
  readonly html: string
}

/** Renders part of the ui once, without effects. */
export function draw(services: Services, element: ReactElement): RenderedPage {
  const html = renderToStaticMarkup(<UiContext value={{ services: services, atlases }}>{element}</UiContext>)
  const all = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes = '', inside = '']) => ({
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? words(inside),
    off: /\s(?:aria-)?disabled=/.test(attributes),
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

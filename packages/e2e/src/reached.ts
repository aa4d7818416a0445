import { areas } from '@skystair/core/areas'
import type { Page } from 'playwright'

/** Everything that the areas can show: windows, scenes with controls, and contents of outlets. */
export async function registered() {
  const loaded = await Promise.all(areas.map(async ({ name, load }) => [name, await load?.()] as const))
  return {
    windows: areas.flatMap(({ windows = [] }) => windows),
    scenes: loaded.flatMap(([area, parts]) => Object.keys(parts?.huds ?? {}).map((scene) => `${area} ${scene}`)),
    outlets: loaded.flatMap(([area, parts]) => Object.keys(parts?.slots ?? {}).map((outlet) => `${outlet}: ${area}`)),
  }
}

/** What React reads of a component, as far as the search for what is shown needs it. */
interface Fiber {
  readonly key: string | null
  readonly type: unknown
  readonly memoizedProps: { readonly name?: unknown; readonly inert?: unknown } | null
  readonly return: Fiber | null
}

/**
 * Returns what a page shows at the moment: the names of windows, scenes and contents of outlets. They are the keys under which the game renders them, which the
 * elements of the page lead to; only elements with a size count.
 */
export const shownIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    for (const element of document.querySelectorAll('.skystair *')) {
      const name = Object.keys(element).find((key) => key.startsWith('__reactFiber$'))
      if (!name || element.getClientRects().length === 0) continue
      let fiber = (element as unknown as Record<string, Fiber | null>)[name] ?? null
      for (; fiber; fiber = fiber.return) {
        const parent = fiber.return
        if (fiber.key === null || !parent) continue
        const outlet = parent.memoizedProps?.name
        if (typeof outlet === 'string' && outlet.includes('/')) found.add(`${outlet}: ${fiber.key}`)
        else found.add(parent.type === 'div' && 'inert' in (parent.memoizedProps ?? {}) ? `window ${fiber.key}` : fiber.key)
      }
    }
    return [...found]
  })

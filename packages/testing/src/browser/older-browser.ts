import type { Page } from 'playwright'
import { newNames } from '../../../../scripts/floor/support.ts'

/**
 * Makes a page a browser as old as the oldest that play: functions that are newer are missing, and so are container queries, `:has()` and other newer
 * parts of style sheets. Call it before the page is opened. Not covered: newer syntax, which scripts/floor.ts finds.
 */
export async function olderBrowser(page: Page): Promise<void> {
  // `layoutFaults` calls it.
  const kept = 'Element.prototype.checkVisibility'
  await page.addInitScript(
    removeNames,
    newNames().filter((name) => name !== kept),
  )
  await page.addInitScript(limitStyles)
}

/** Runs in a page before its scripts. */
function removeNames(paths: readonly string[]): void {
  for (const path of paths) {
    const names = path.split('.')
    const last = names.pop()!
    const holder = names.reduce<object | undefined>((object, name) => object && Reflect.get(object, name), globalThis)
    // Some may not be deleted, such as constants.
    if (holder) Reflect.deleteProperty(holder, last)
  }
}

/** Runs in a page before its scripts. */
function limitStyles(): void {
  const older = (css: string) =>
    css
      .replaceAll('@container', '@unknown')
      .replaceAll(':has(', ':unknown(')
      .replaceAll('color-mix(', 'unknown(')
      .replace(/(\d)cq[a-z]+/g, '$1unknown')
      .replace(/([{;])(rotate|scale|translate|container|container-type|text-wrap|content-visibility):/g, '$1unknown:')
  const text = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent')!
  Object.defineProperty(HTMLStyleElement.prototype, 'textContent', {
    ...text,
    set(this: HTMLStyleElement, css: string) {
      text.set!.call(this, older(css))
    },
  })
  const supports = CSS.supports.bind(CSS) as (...asked: string[]) => boolean
  CSS.supports = (...asked: string[]) => !/container|:has/.test(asked.join(' ')) && supports(...asked)
}

import type { Page } from 'playwright'

/** Returns the faults that the boxes of a page show: cut texts, overlapping elements, and controls too small for a finger. */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      readonly left: number
      readonly top: number
      readonly right: number
      readonly bottom: number
    }
    const FINGER = 44
    const SLACK = 1.5
    const styles = new Map<Element, CSSStyleDeclaration>()
    /** Returns an element's style. Why it is kept: every element asks for those of all its ancestors. */
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    const clips = (element: Element) => styleOf(element).overflow !== 'visible'
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} "${(element.textContent ?? '').trim().slice(0, 40)}"`
    const hidden = (element: Element) =>
      element.closest('.sky-hidden, .sky-skip-link, .sky-mirror, [inert], style, script') !== null ||
      // Text for screen readers only, where a layout has no room for it.
      styleOf(element).clipPath === 'inset(50%)' ||
      !element.checkVisibility({ visibilityProperty: true })

    /** Returns the part of a box that is visible within all scrolling or clipping ancestors. */
    function seen(element: Element, box: Box): Box {
      let { left, top, right, bottom } = box
      for (let inner = element; inner.parentElement; inner = inner.parentElement) {
        // Fixed elements are not clipped by their ancestors.
        if (styleOf(inner).position === 'fixed') break
        const outer = inner.parentElement
        if (!clips(outer)) continue
        const cut = outer.getBoundingClientRect()
        left = Math.max(left, cut.left)
        top = Math.max(top, cut.top)
        right = Math.min(right, cut.right)
        bottom = Math.min(bottom, cut.bottom)
      }
      return { left, top, right, bottom }
    }
    const empty = ({ left, top, right, bottom }: Box) => right - left <= SLACK || bottom - top <= SLACK
    const overlap = (a: Box, b: Box) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK

    const faults: string[] = []
    const all = [...document.querySelectorAll('.skystair *')].filter((element) => !hidden(element))
    const texts = all.filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
    const controls = all.filter((element) => element.matches('button, input, select, textarea, a[href], [role=tab]'))

    /** Returns the box of an element's own text, without that of inner elements, which may be for screen readers only. */
    function ownText(element: Element): Box {
      const boxes = [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== 3 || !node.textContent?.trim()) return []
        const range = document.createRange()
        range.selectNodeContents(node)
        return [range.getBoundingClientRect()]
      })
      return {
        left: Math.min(...boxes.map(({ left }) => left)),
        top: Math.min(...boxes.map(({ top }) => top)),
        right: Math.max(...boxes.map(({ right }) => right)),
        bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      }
    }

    for (const element of texts) {
      const box = ownText(element)
      const visible = seen(element, box)
      if (empty(visible)) continue
      // Pages may scroll vertically, never horizontally.
      if (visible.left - box.left > SLACK || box.right - visible.right > SLACK) faults.push(`cut at the side: ${named(element)}`)
      if (box.left < -SLACK || box.right > innerWidth + SLACK) faults.push(`beyond the page: ${named(element)}`)
      const { display } = styleOf(element)
      if (display !== 'inline' && element.scrollWidth > element.clientWidth + SLACK) faults.push(`wider than its place: ${named(element)}`)
      const size = Number.parseFloat(styleOf(element).fontSize)
      if (size < 12) faults.push(`letters of ${size} px: ${named(element)}`)
      const holder = element.closest('button, .sky-ribbon, .sky-pill')?.getBoundingClientRect()
      if (
        holder &&
        !element.closest('.sky-badge, .sky-orb') &&
        (box.left < holder.left - SLACK || box.right > holder.right + SLACK || box.bottom > holder.bottom + SLACK)
      )
        faults.push(`sticks out of its holder: ${named(element)}`)
    }

    for (const element of controls) {
      // A checkbox is as large as its label; links in running text are as high as the text.
      const target = (element.matches('input[type=radio], input[type=checkbox]') && element.closest('label')) || element
      if (element.matches('a[href]') && element.closest('p, li')) continue
      const { width, height } = target.getBoundingClientRect()
      if (width < FINGER - 0.5 || height < FINGER - 0.5)
        faults.push(`too small for a finger (${Math.round(width)}×${Math.round(height)}): ${named(target)}`)
    }

    // Small marks on a corner, texts on a picture button, and texts that appear above the rest may cover something.
    const free = '.sky-badge, .sky-orb, .sky-tip-bubble, .sky-slot > b, .sky-toasts, .sky-portrait-words'
    // Links in running text wrap to the next line: their boxes say nothing.
    const inText = 'p a[href], li a[href]'
    const things = [...new Set([...texts, ...controls])].filter((element) => element.closest(free) === null && !element.matches(inText))
    const boxes = things.map((element) => seen(element, controls.includes(element) ? element.getBoundingClientRect() : ownText(element)))
    for (let i = 0; i < things.length; i++)
      for (let k = i + 1; k < things.length; k++) {
        const [a, b, first, second] = [things[i]!, things[k]!, boxes[i]!, boxes[k]!]
        if (empty(first) || empty(second) || !overlap(first, second)) continue
        // Inline elements of one text follow each other, and where the line wraps their boxes say nothing.
        const inLine = a.parentElement === b.parentElement && [a, b].every((one) => styleOf(one).display === 'inline')
        // The link to the bank covers the whole gem counter on purpose.
        const related =
          inLine ||
          a.contains(b) ||
          b.contains(a) ||
          ['label', '.sky-pill'].some((one) => a.closest(one) !== null && a.closest(one) === b.closest(one))
        if (!related) faults.push(`${named(a)} overlaps ${named(b)}`)
      }
    return [...new Set(faults)]
  })
}

/** Focuses every focusable element and returns which elements scrolled although they are not meant to: the game would stay shifted. */
export async function scrolledByFocus(page: Page): Promise<string[]> {
  // After a key press the browser shows the focus ring.
  await page.keyboard.press('Shift')
  return page.evaluate(() => {
    const named = (element: Element) => `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`
    const before = document.activeElement
    const faults = new Set<string>()
    for (const element of document.querySelectorAll<HTMLElement>('.skystair :is(button, a, input, textarea, summary, [tabindex])')) {
      element.focus()
      if (document.activeElement !== element) continue
      for (const outer of document.querySelectorAll('html, body, .skystair, .skystair *')) {
        const { scrollLeft, scrollTop } = outer
        // A text field scrolls to its cursor.
        if ((scrollLeft === 0 && scrollTop === 0) || outer.matches('input, textarea')) continue
        const { overflowX, overflowY, clipPath } = getComputedStyle(outer)
        // Invisible, so its scroll position does not matter.
        if (clipPath === 'inset(50%)') continue
        const meant = (overflow: string) => overflow === 'auto' || overflow === 'scroll'
        if ((scrollLeft === 0 || meant(overflowX)) && (scrollTop === 0 || meant(overflowY))) continue
        faults.add(
          `${named(element)} "${(element.textContent ?? '').trim().slice(0, 40)}" scrolls ${named(outer)} to ${scrollLeft}, ${scrollTop}`,
        )
        outer.scrollTo(0, 0)
      }
    }
    if (before instanceof HTMLElement) before.focus()
    return [...faults]
  })
}

import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react'
import { useServices } from '../context.ts'

/** Milliseconds between the last change of a text and its announcement. Why: a number counts up, a list is filled line by line. */
const PAUSE = 250

interface SpokenProps {
  readonly as?: 'div' | 'p' | 'section' | 'article' | 'span' | 'b'
  readonly className?: string
  readonly style?: CSSProperties
  readonly label?: string
  readonly children: ReactNode
}

/**
 * Content that screen readers announce when it appears and whenever its text changes. Why not a live region of its own: one that appears together with its
 * text is not announced. `Announcements` is always on the page. Not announced: what the surrounding dialog has as its description, what a window covers, and
 * what is not drawn.
 */
export function Spoken({ as: Tag = 'div', className, style, label, children }: SpokenProps) {
  const { ui } = useServices()
  const box = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = box.current
    if (!element) return
    let announced = isDescription(element) ? words(element) : ''
    const announce = () => {
      if (element.closest('[inert]') || !isShown(element)) return
      const now = words(element)
      if (now !== announced && now !== '') ui.announce(now)
      announced = now
    }
    let timer = setTimeout(announce, PAUSE)
    const changes = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(announce, PAUSE)
    })
    changes.observe(element, { childList: true, subtree: true, characterData: true })
    return () => {
      clearTimeout(timer)
      changes.disconnect()
    }
  }, [ui])
  return (
    <Tag ref={box as never} className={className} style={style} aria-label={label}>
      {children}
    </Tag>
  )
}

/** Whether the dialog around an element is described by a part that contains the element. */
function isDescription(element: HTMLElement): boolean {
  const id = element.closest('[aria-modal]')?.getAttribute('aria-describedby')
  return Boolean(id) && element.closest(`[id="${id}"]`) !== null
}

/** Whether the element is drawn, or its content if it has no box of its own. */
const isShown = (element: HTMLElement) => [element, ...element.querySelectorAll('*')].some((one) => one.getClientRects().length > 0)

/** Elements of which only the name is announced. */
const NAMED = 'button, a, img, input, textarea, [role=img], [role=progressbar]'

/** Returns the text of an element as a screen reader reads it, with the names of its parts. */
function words(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], [hidden]')) return ''
    const name = node.getAttribute('aria-label')
    return name !== null && node.matches(NAMED) ? ` ${name} ` : ` ${name ?? ''} ${words(node)} `
  })
  return parts.join('').replace(/\s+/g, ' ').trim()
}

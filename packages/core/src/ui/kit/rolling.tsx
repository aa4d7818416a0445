import { observer } from 'mobx-react-lite'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useServices } from '../context.ts'
import { useAmount } from '../format/use-amount.ts'

const DURATION = 600

/**
 * Makes the text of an element count up or down to a value, from `begin` at first; at once with reduced motion. The text is written into the element
 * itself, so that React does not render while it counts: the element must contain `words(value)` and nothing else.
 */
export function useRolling(value: number, words: (value: number) => string, begin = value): RefObject<HTMLElement | null> {
  const { ui } = useServices()
  const { reducedMotion } = ui
  const element = useRef<HTMLElement>(null)
  const shown = useRef(begin)
  useLayoutEffect(() => {
    const from = shown.current
    const show = (now: number) => {
      shown.current = now
      if (element.current) element.current.textContent = words(now)
    }
    if (reducedMotion || from === value) {
      show(value)
      return
    }
    show(from)
    const startedAt = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - startedAt) / DURATION)
      show(Math.round(value - (value - from) * (1 - share) ** 3))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, words, reducedMotion])
  return element
}

/** A gain that counts up to its value. Screen readers read the value only. */
export const Rolling = observer(function Rolling({ value }: { readonly value: number }) {
  const format = useAmount()
  const words = (now: number) => `+${format(now)}`
  const figures = useRolling(value, words, 0)
  return (
    <>
      <span ref={figures} aria-hidden>
        {words(value)}
      </span>
      <span className="sky-hidden">{words(value)}</span>
    </>
  )
})

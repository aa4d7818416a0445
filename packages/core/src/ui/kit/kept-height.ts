import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps an element as high as it ever was, at most as high as its container. Why: a window must not shrink, and move its close button, when a list in it
 * gets shorter. Returns the function that stops it.
 */
export function keepHeight(element: HTMLElement): () => void {
  let most = 0
  const sizes = new ResizeObserver(() => {
    if (element.offsetHeight <= most) return
    most = element.offsetHeight
    element.style.minHeight = `min(100%, ${most}px)`
  })
  sizes.observe(element)
  return () => sizes.disconnect()
}

/** Returns a reference for an element to keep its height, if it is `kept`. */
export function useKeptHeight(kept: boolean): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (kept && element.current) return keepHeight(element.current)
  }, [kept])
  return element
}

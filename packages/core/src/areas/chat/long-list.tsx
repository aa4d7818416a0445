import { type FocusEvent, type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer } from 'virtua'

/** Lines that are elements before the height of the window is known. */
const FIRST = 20
/** How far from the visible part lines are still elements, in CSS pixels. */
const MARGIN = 400

interface Line {
  readonly id: number
}

interface LongListProps<T extends Line> {
  readonly lines: readonly T[]
  /** Returns the content of a line. Its element must have the line's id as `data-line`. */
  readonly line: (one: T) => ReactElement
  readonly label: string
}

/** A list of any length in the scrolled body of a panel. Only lines near the visible part are elements. */
export function LongList<T extends Line>({ lines, line, label }: LongListProps<T>) {
  const section = useRef<HTMLElement>(null)
  const body = useRef<HTMLElement>(null)
  const [above, setAbove] = useState(0)
  const [focused, setFocused] = useState<number | null>(null)
  const first = useRef(lines[0]?.id)
  // Lines that were added before those that are being read must not move these.
  const isReading = (body.current?.scrollTop ?? 0) > above
  const added = isReading && first.current !== lines[0]?.id
  useEffect(() => {
    first.current = lines[0]?.id
  })
  useLayoutEffect(() => {
    const list = section.current!
    body.current = list.closest<HTMLElement>('.sky-panel-body')
    if (body.current) setAbove(list.getBoundingClientRect().top - body.current.getBoundingClientRect().top + body.current.scrollTop)
  }, [])
  const onFocus = ({ target }: FocusEvent) => setFocused(Number(target.closest('[data-line]')?.getAttribute('data-line')))
  const kept = focused === null ? -1 : lines.findIndex(({ id }) => id === focused)
  return (
    <section ref={section} aria-label={label} onFocus={onFocus} onBlur={() => setFocused(null)}>
      <Virtualizer
        as="ul"
        item="li"
        data={lines}
        scrollRef={body}
        startMargin={above}
        bufferSize={MARGIN}
        ssrCount={FIRST}
        shift={added}
        // What has the focus must not disappear.
        keepMounted={kept < 0 ? [] : [kept]}
      >
        {line}
      </Virtualizer>
    </section>
  )
}

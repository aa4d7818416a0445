import { observer } from 'mobx-react-lite'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useServices } from '../context.ts'
import { IconButton } from './button.tsx'
import { useKeptHeight } from './kept-height.ts'
import { Modal } from './modal.tsx'

export interface PanelProps {
  readonly title: string
  readonly onClose?: (() => void) | undefined
  readonly onBack?: (() => void) | undefined
  /** Between title and body, not scrolled. */
  readonly tabs?: ReactNode
  /** Below the body, not scrolled. */
  readonly foot?: ReactNode
  readonly children: ReactNode
  readonly kind?: 'area' | 'dialog'
  /** A dialog with fields: its text is not told as a whole when it opens. */
  readonly form?: boolean
  /** It asks something that has to be answered. */
  readonly asks?: boolean
  readonly className?: string
}

/** A window over the game: a ribbon or a heading with the title, and parchment or glass below it. */
export const Panel = observer(function Panel({
  title,
  onClose,
  onBack,
  tabs,
  foot,
  children,
  kind = 'area',
  form,
  asks,
  className = '',
}: PanelProps) {
  const { t } = useServices()
  const id = useId()
  const body = useRef<HTMLElement>(null)
  // How far each page of the window was scrolled, by its title: a new page begins at its top, and an earlier one where it was left.
  const tops = useRef(new Map<string, number>())
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = tops.current.get(title) ?? 0
  }, [title])
  // A page that leads back is replaced as a whole: its earlier height means nothing.
  const section = useKeptHeight(kind === 'area' && !onBack)
  return (
    <Modal labelledBy={id} describedBy={kind === 'dialog' && !form ? `${id}-body` : undefined} asks={asks} onClose={onClose} kind={kind}>
      <section ref={section} className={`sky-panel sky-snowy sky-panel-${kind} ${className}`}>
        <i className="sky-panel-frame" aria-hidden />
        <header className="sky-panel-head">
          {onBack ? <IconButton icon="icon/back" label={t('common.back')} onPress={onBack} className="sky-back" /> : null}
          <Ribbon id={id}>{title}</Ribbon>
          {onClose ? <IconButton icon="icon/close" label={t('common.close')} onPress={onClose} className="sky-close" /> : null}
        </header>
        {tabs}
        <section
          ref={body}
          id={`${id}-body`}
          className="sky-panel-body"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys, also where nothing in it can be pressed
          tabIndex={0}
          aria-labelledby={id}
          onScroll={({ currentTarget }) => tops.current.set(title, currentTarget.scrollTop)}
        >
          {children}
        </section>
        {foot ? <footer className="sky-panel-foot">{foot}</footer> : null}
      </section>
    </Modal>
  )
})

/** Longer titles take two lines. */
const LONG = 22

/** A title on its ribbon; long words get smaller letters, long sentences a second line. */
export function Ribbon({ children, id }: { readonly children: string; readonly id?: string }) {
  const long = children.length > LONG
  const line = long ? children.length * 0.62 : children.length
  return (
    <span className={`sky-ribbon${long ? ' sky-long' : ''}`} style={{ '--len': Math.max(10, line) } as CSSProperties}>
      <h2 id={id} className="sky-title">
        {children}
      </h2>
    </span>
  )
}

/** A heading inside a panel. */
export const Heading = ({ children }: { readonly children: ReactNode }) => <h3 className="sky-heading">{children}</h3>

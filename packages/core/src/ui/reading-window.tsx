import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { OverlayProps } from '../services/ui-store.ts'
import { useServices } from './context.ts'
import { Panel } from './kit/panel.tsx'

/** Props of a window that can lead back. */
export interface ReadingProps {
  /** The window it was opened from, and the props to open that one with. */
  readonly from?: string
  readonly fromProps?: OverlayProps
}

interface ReadingWindowProps extends ReadingProps {
  readonly title: string
  /** As high as its text, not as the view. */
  readonly fit?: boolean
  /** Two columns on a wide page. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A window to read, which can lead back to the one it was opened from. */
export const ReadingWindow = observer(function ReadingWindow({ title, from, fromProps, fit, wide, children }: ReadingWindowProps) {
  const { ui } = useServices()
  return (
    <Panel
      className={`${fit ? 'sky-fit' : ''} ${wide ? 'sky-wide' : ''}`}
      title={title}
      onClose={ui.close}
      onBack={from ? () => ui.open(from, fromProps) : undefined}
    >
      {children}
    </Panel>
  )
})

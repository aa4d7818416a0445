import { Component, type ErrorInfo, type ReactNode } from 'react'
import { errorText } from '../services/error-text.ts'
import { UiContext, useServices } from './context.ts'
import { Button } from './kit/button.tsx'
import { Problem } from './kit/empty.tsx'
import { Panel } from './kit/panel.tsx'

interface BoundaryProps {
  /** For reports: the area, or the window, that it contains. */
  readonly name: string
  /** What is shown instead of a part that threw: a window, a short notice, or nothing. */
  readonly instead?: 'window' | 'notice' | 'nothing'
  /** Closes the window that it contains. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/**
 * Keeps what its children throw while they render from everything around them: says that this part is broken, and offers to try again. Each error is
 * reported.
 */
export class Boundary extends Component<BoundaryProps, { readonly failed: boolean }> {
  static override contextType = UiContext
  declare context: React.ContextType<typeof UiContext>
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const { name } = this.props
    this.context?.services.report(`${name}: ${errorText(error)}${componentStack ?? ''}`)
  }

  #retry = (): void => this.setState({ failed: false })

  override render(): ReactNode {
    const { children, instead = 'notice', onClose } = this.props
    if (!this.state.failed) return children
    if (instead === 'nothing') return null
    return instead === 'window' ? <BrokenWindow onRetry={this.#retry} onClose={onClose} /> : <BrokenPart onRetry={this.#retry} />
  }
}

function BrokenPart({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useServices()
  return (
    <div className="sky-broken" role="alert">
      <span>{t('common.broken')}</span>
      <Button tone="plain" icon="icon/refresh" onPress={onRetry}>
        {t('common.retry')}
      </Button>
    </div>
  )
}

/** Without `onClose` it offers to reload the page, as nothing else leads away from it. */
function BrokenWindow({ onRetry, onClose }: { readonly onRetry: () => void; readonly onClose: (() => void) | undefined }) {
  const { options, t } = useServices()
  return (
    <Panel
      kind="dialog"
      title={t('common.problem')}
      onClose={onClose}
      foot={
        onClose ? undefined : (
          <Button icon="icon/refresh" onPress={options.reload}>
            {t('boot.reload')}
          </Button>
        )
      }
    >
      <Problem text={t('common.broken')} onRetry={onRetry} />
    </Panel>
  )
}

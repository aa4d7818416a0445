import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { useServices } from '../context.ts'
import { Button } from './button.tsx'
import { Ribbon } from './panel.tsx'

interface SceneBarProps {
  readonly title: string
  /** Below the title. */
  readonly line: string
  /** Returns to the road. */
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** What is drawn over a scene that is only looked at: a title above, and buttons below, the first of which leads back to the road. */
export const SceneBar = observer(function SceneBar({ title, line, onLeave, children }: SceneBarProps) {
  const { t } = useServices()
  const id = useId()
  return (
    <section className="sky-scene-bar" aria-labelledby={id}>
      <header>
        <Ribbon id={id}>{title}</Ribbon>
        {line ? <p>{line}</p> : null}
      </header>
      <footer>
        <Button icon="icon/back" tone="plain" onPress={onLeave}>
          {t('common.toRoad')}
        </Button>
        {children}
      </footer>
    </section>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Area } from '../services/area.ts'
import { useServices } from './context.ts'
import { Panel } from './kit/panel.tsx'

/** A sign that something asked for is on its way. It is seen only where that takes longer than a moment. */
export const Underway = observer(function Underway() {
  const { ui, t } = useServices()
  const asked = ui.attempts > 0
  // A scene that goes is covered first: only what takes longer than that is a wait.
  const changing = ui.transition?.phase === 'in'
  if (!asked && !changing) return null
  return (
    <div className={`sky-underway${asked ? '' : ' sky-changing'}`} role="progressbar" aria-label={t('common.loading')}>
      <i />
      <i />
      <i />
    </div>
  )
})

/** Shown where a window is wanted whose area is still being loaded, and loads it. */
export const Waiting = observer(function Waiting({
  area,
  onClose,
}: {
  readonly area?: Area | undefined
  readonly onClose?: (() => void) | undefined
}) {
  const { areas, t } = useServices()
  useEffect(() => void (area ? areas.load(area) : areas.loadAll()), [area, areas])
  return (
    <Panel kind="dialog" title={t('boot.title')} onClose={onClose}>
      <p role="status" className="sky-center">
        {t('common.loading')}
      </p>
    </Panel>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Area } from '../services/area.ts'
import { useServices } from './context.ts'
import { Panel } from './kit/panel.tsx'

/**
 * Shown in place of a window whose area is not loaded yet; loads it, or all areas if it is unknown. Its title differs from the game's: two regions of a
 * page may not have the same name.
 */
export const WindowLoading = observer(function WindowLoading({
  area,
  onClose,
}: {
  readonly area?: Area | undefined
  readonly onClose?: (() => void) | undefined
}) {
  const { areas, t } = useServices()
  useEffect(() => areas.want(area), [area, areas])
  return (
    <Panel kind="dialog" title={t('common.loading')} onClose={onClose}>
      <p role="status" className="sky-center">
        {t('common.loading')}
      </p>
    </Panel>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Area } from '../services/area.ts'
import { useServices } from './context.ts'
import { Button } from './kit/button.tsx'
import { Panel } from './kit/panel.tsx'
import { Spoken } from './kit/spoken.tsx'

/** After this many milliseconds it says that the script does not come. */
const LATE = 8000

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
  const { areas, options, t } = useServices()
  const [late, setLate] = useState(false)
  useEffect(() => areas.want(area), [area, areas])
  useEffect(() => {
    const timer = setTimeout(setLate, LATE, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Panel
      kind="dialog"
      title={t('common.loading')}
      onClose={onClose}
      foot={
        late ? (
          <Button icon="icon/refresh" onPress={options.reload}>
            {t('boot.reload')}
          </Button>
        ) : undefined
      }
    >
      <Spoken as="p" className="sky-center">
        {t(late ? 'common.notLoaded' : 'common.loading')}
      </Spoken>
    </Panel>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Panel } from './kit/panel.tsx'
import { useLate, useRoot } from './root.ts'

/** Stands where a part of the ui is wanted that has not come yet, and fetches it. */
export const Waiting = observer(function Waiting({ onClose }: { readonly onClose?: (() => void) | undefined }) {
  const { t } = useRoot()
  const late = useLate()
  useEffect(() => late.want(), [late])
  return (
    <Panel kind="dialog" title={t('boot.title')} onClose={onClose}>
      <p role="status" className="sky-center">
        {t('common.loading')}
      </p>
    </Panel>
  )
})

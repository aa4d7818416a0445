import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLate, useRoot } from '../ui-context.ts'
import { Panel } from './kit/panel.tsx'

/** A sign that something asked for is on its way. It is seen only where that takes longer than a moment. */
export const Underway = observer(function Underway() {
  const { account, battle, road, ui, t } = useRoot()
  const asked = account.busy || battle.busy || road.deeds.busy || ui.attempts > 0
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

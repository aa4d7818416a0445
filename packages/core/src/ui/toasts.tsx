import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Toast } from '../services/ui-store.ts'
import { Sprite } from './art/sprite.tsx'
import { useServices } from './context.ts'

/** How long a message stays, in milliseconds. */
const STAY = 4200
const icons = { plain: 'icon/info', good: 'icon/check', bad: 'icon/warning' } as const

/** Short messages; each disappears by itself, or when pressed. */
export const Toasts = observer(function Toasts() {
  const { ui } = useServices()
  return (
    <div className="sky-toasts" role="status" aria-live="polite">
      {ui.toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} onGone={ui.dismiss} />
      ))}
    </div>
  )
})

function ToastLine({ toast, onGone }: { readonly toast: Toast; readonly onGone: (id: number) => void }) {
  useEffect(() => {
    const timer = setTimeout(() => onGone(toast.id), STAY)
    return () => clearTimeout(timer)
  }, [toast.id, onGone])
  return (
    <button type="button" className={`sky-toast sky-toast-${toast.tone}`} onClick={() => onGone(toast.id)}>
      <Sprite frame={icons[toast.tone]} />
      <span>{toast.text}</span>
    </button>
  )
}

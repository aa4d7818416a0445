import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Toast } from '../services/ui-store.ts'
import { Sprite } from './art/sprite.tsx'
import { useServices } from './context.ts'

/** The shortest and the longest time that a message stays, and what each of its letters adds, in milliseconds. */
const SHORTEST = 4200
const LONGEST = 15_000
const PER_LETTER = 80
const icons = { plain: 'icon/info', good: 'icon/check', bad: 'icon/warning' } as const

/** Returns how long a message stays, in milliseconds; null for an error, which stays until it is pressed. */
export const stayOf = ({ text, tone }: Pick<Toast, 'text' | 'tone'>): number | null =>
  tone === 'bad' ? null : Math.min(LONGEST, Math.max(SHORTEST, text.length * PER_LETTER))

/** Short messages. Each disappears after a time that grows with its length, but not while it is pointed at or focused. Errors stay until they are pressed. */
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
  const { id } = toast
  const stay = stayOf(toast)
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held || stay === null) return
    const timer = setTimeout(() => onGone(id), stay)
    return () => clearTimeout(timer)
  }, [id, stay, held, onGone])
  return (
    <button
      type="button"
      className={`sky-toast sky-toast-${toast.tone}`}
      onClick={() => onGone(id)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sprite frame={icons[toast.tone]} />
      <span>{toast.text}</span>
      {stay === null ? <Sprite frame="icon/close" size={18} /> : null}
    </button>
  )
}

import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useAmount } from '../format/use-amount.ts'
import { useRoot } from '../root.ts'

const DURATION = 600

/** A number that counts up to its value; at once where motion is unwanted. Screen readers hear the value only. */
export const Rolling = observer(function Rolling({ value }: { readonly value: number }) {
  const { ui } = useRoot()
  const format = useAmount()
  const [shown, setShown] = useState(ui.reducedMotion ? value : 0)
  useEffect(() => {
    if (ui.reducedMotion) {
      setShown(value)
      return
    }
    const begin = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const share = Math.min(1, Math.max(0, now - begin) / DURATION)
      setShown(Math.round(value * (1 - (1 - share) ** 3)))
      if (share < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, ui.reducedMotion])
  return (
    <>
      <span aria-hidden>+{format(shown)}</span>
      <span className="sky-hidden">+{format(value)}</span>
    </>
  )
})

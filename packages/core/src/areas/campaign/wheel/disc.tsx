import type { WheelOfKind } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainLook } from '../../../ui/format/gain-look.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { WheelStore } from './store.ts'

/** The duration of a spin in milliseconds, and its number of whole turns. */
const DURATION = 5200
const TURNS = 6
/** Maximum distance between the stop and the middle of the sector, in sectors: the wheel should not always stop in the middle. */
const ASIDE = 0.3

/** Returns the angle in degrees at which a sector is under the pointer. */
const angleOf = (sector: number, sectors: number): number => (-sector * 360) / sectors

/** Returns the distance of a spin's stop from the middle of its sector, in sectors. It depends only on the spin's number. */
const asideOf = (number: number): number => (((number * 7) % 11) / 5 - 1) * ASIDE

/**
 * The wheel. It is decoration: the odds and the prize are shown as text. The pictures are drawn once, and the compositor turns them; with reduced motion
 * it is immediately at its stop.
 */
export const Disc = observer(function Disc({ wheel }: { readonly wheel: WheelOfKind }) {
  const { t, ui } = useServices()
  const store = useStore(WheelStore)
  const format = useAmount()
  const disc = useRef<HTMLDivElement>(null)
  const count = wheel.sectors.length
  const { turning, prize } = store
  const still = ui.reducedMotion
  const shown = turning?.sector ?? (prize?.kind === wheel.kind ? prize.sector : null)
  const aside = turning ? asideOf(turning.number) : 0
  useLayoutEffect(() => {
    const element = disc.current
    if (!element || shown === null) return
    const from = Number(element.dataset.angle ?? 0)
    const stop = angleOf(shown + aside, count)
    // If there is a prize to take when the window opens, the wheel already points at it.
    const to = turning ? from + TURNS * 360 + ((((stop - from) % 360) + 360) % 360) : element.dataset.angle ? from : stop
    element.dataset.angle = String(to)
    element.style.transform = `rotate(${to}deg)`
    if (!turning) return
    if (still || !element.animate) return store.stop()
    const motion = element.animate(
      { transform: [`rotate(${from}deg)`, `rotate(${to}deg)`] },
      { duration: DURATION, easing: 'cubic-bezier(0.15, 0.75, 0.1, 1)' },
    )
    motion.onfinish = store.stop
    return () => motion.cancel()
  }, [store, turning, shown, aside, count, still])
  return (
    <div className={`sky-wheel sky-wheel-${wheel.kind.toLowerCase()}${turning ? ' sky-turning' : ''}`} aria-hidden>
      <div className="sky-wheel-light" />
      <div ref={disc} className="sky-wheel-disc" style={{ '--sectors': count } as CSSProperties}>
        <i className="sky-wheel-face" />
        {wheel.sectors.map(({ gains: [gain] }, sector) => (
          // The sectors of a wheel have no other key, and never change their order.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <span key={sector} className="sky-wheel-sector" style={{ '--sector': sector } as CSSProperties}>
            {gain ? (
              <>
                <Sprite frame={gainLook(gain.kind, t).frame} className={gain.kind === 'goldTicket' ? 'sky-golden' : ''} />
                <b className="sky-num">{gain.amount > 1 ? format(gain.amount) : ''}</b>
              </>
            ) : null}
          </span>
        ))}
        <Sprite frame="wheel/rim" className="sky-wheel-rim" />
      </div>
      <Sprite frame="wheel/hub" className="sky-wheel-hub" />
      <Sprite frame="wheel/pointer" className="sky-wheel-pointer" />
    </div>
  )
})

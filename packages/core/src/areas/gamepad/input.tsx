import { gamepads } from '@skystair/platform'
import { useEffect, useRef } from 'react'
import { focusSeenFrom, tabStops } from '../../ui/kit/focus.ts'
import { type PadKey, pressedOn } from './pressed.ts'

/** The keys that scenes, windows and groups of choices handle. */
const codes: Partial<Record<PadKey, string>> = { up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight', skip: 'KeyS' }

/** Plays the game by gamepad, with the keys and the focus order of the keyboard. Frames are watched only while a gamepad is connected. */
export function GamepadInput() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const root = place.current?.closest<HTMLElement>('.sky-frame')
    return root ? followGamepads(root) : undefined
  }, [])
  return <span ref={place} hidden />
}

function followGamepads(root: HTMLElement): () => void {
  let before: ReadonlySet<PadKey> = new Set()
  let frame = 0
  const look = () => {
    const pads = gamepads()
    frame = pads.some(Boolean) ? requestAnimationFrame(look) : 0
    const now = pressedOn(pads)
    // If a page has several games, the gamepad plays the one with the focus.
    const focused = focusSeenFrom(root)
    const active = focused === null || root.contains(focused)
    for (const key of now)
      if (active && !before.has(key)) {
        root.classList.add('sky-gamepad')
        press(root, key)
      }
    for (const key of before) if (!now.has(key)) send(root, root, 'keyup', codes[key])
    before = now
  }
  const start = () => {
    if (frame === 0) look()
  }
  const byHand = () => root.classList.remove('sky-gamepad')
  addEventListener('gamepadconnected', start)
  root.addEventListener('pointerdown', byHand)
  start()
  return () => {
    cancelAnimationFrame(frame)
    removeEventListener('gamepadconnected', start)
    root.removeEventListener('pointerdown', byHand)
    byHand()
  }
}

/** Sends a keyboard event to an element; it bubbles to the game's. Does nothing without a code. */
function send(root: HTMLElement, to: Element, type: 'keydown' | 'keyup', code: string | undefined): void {
  if (!code) return
  const event = new KeyboardEvent(type, { code, key: code === 'KeyS' ? 's' : code, bubbles: true, cancelable: true })
  ;(root.contains(to) ? to : root).dispatchEvent(event)
}

function press(root: HTMLElement, key: PadKey): void {
  const seen = focusSeenFrom(root)
  const focused = seen instanceof HTMLElement && root.contains(seen) ? seen : root
  const windows = root.querySelectorAll<HTMLElement>('[aria-modal="true"]')
  const top = windows[windows.length - 1]
  switch (key) {
    case 'previous':
    case 'next':
      step(top ?? root, focused, key === 'next' ? 1 : -1)
      break
    case 'act':
      if (focused.matches('button, a, summary, input')) focused.click()
      else send(root, focused, 'keydown', 'Enter')
      break
    case 'back':
      send(root, top?.contains(focused) ? focused : (top ?? focused), 'keydown', 'Escape')
      break
    default: {
      const sideways = key === 'left' || key === 'right'
      const group = focused.closest('fieldset, [role="radiogroup"]')
      if (sideways && focused.matches('input[type="radio"]') && group) choose(group, focused, key === 'right' ? 1 : -1)
      else if (sideways && focused.matches('[role="tab"]')) send(root, focused, 'keydown', codes[key])
      // In a window, and before there is a road, directions move the focus.
      else if (top || root.querySelector('.sky-selection')) step(top ?? root, focused, key === 'down' || key === 'right' ? 1 : -1)
      else send(root, root, 'keydown', codes[key])
    }
  }
}

/** Moves the focus to the next or previous element that Tab reaches. */
function step(within: HTMLElement, focused: HTMLElement, by: 1 | -1): void {
  const stops = tabStops(within)
  const at = stops.indexOf(focused)
  stops.at(at < 0 ? (by > 0 ? 0 : -1) : (at + by) % stops.length)?.focus()
}

function choose(group: Element, focused: HTMLElement, by: 1 | -1): void {
  const all = [...group.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
  const next = all.at((all.indexOf(focused as HTMLInputElement) + by) % all.length)
  next?.focus()
  next?.click()
}

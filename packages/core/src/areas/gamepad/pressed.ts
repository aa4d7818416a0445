/** The meanings of the buttons and the left stick of a gamepad. */
export type PadKey = 'up' | 'down' | 'left' | 'right' | 'act' | 'back' | 'skip' | 'previous' | 'next'

/** By their numbers in the standard layout. */
const buttons: Readonly<Record<number, PadKey>> = {
  0: 'act',
  1: 'back',
  3: 'skip',
  4: 'previous',
  5: 'next',
  12: 'up',
  13: 'down',
  14: 'left',
  15: 'right',
}
/** How far the stick must be moved; its full way is 1. */
const STICK = 0.5

/** Returns the keys that are pressed on any of the gamepads. */
export function pressedOn(pads: readonly (Pick<Gamepad, 'axes' | 'buttons'> | null)[]): ReadonlySet<PadKey> {
  const pressed = new Set<PadKey>()
  for (const pad of pads) {
    if (!pad) continue
    for (const [index, key] of Object.entries(buttons)) if (pad.buttons[Number(index)]?.pressed) pressed.add(key)
    const [x = 0, y = 0] = pad.axes
    if (Math.abs(x) > STICK && Math.abs(x) >= Math.abs(y)) pressed.add(x < 0 ? 'left' : 'right')
    else if (Math.abs(y) > STICK) pressed.add(y < 0 ? 'up' : 'down')
  }
  return pressed
}

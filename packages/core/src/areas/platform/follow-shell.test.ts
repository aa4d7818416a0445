import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { followShell } from './follow-shell.ts'

it('closes the open window with the app’s back button, and asks before closing only in a fight', async () => {
  const { services, platform } = atTheBank()
  const { ui } = services
  let back: (() => void) | null = null
  const asks: boolean[] = []
  platform.shell.onBack = (fn) => {
    back = fn
    return () => {
      back = null
    }
  }
  platform.shell.askBeforeClosing = (on) => void asks.push(on)
  const stop = followShell(services)
  expect(back).toBeNull()
  ui.open('settings')
  back!()
  expect([ui.overlay, back]).toEqual([null, null])
  for (const scene of ['road', 'battle', 'road'] as const) await ui.goTo(scene)
  expect(asks).toEqual([true, false])
  ui.open('settings')
  stop()
  expect(back).toBeNull()
})

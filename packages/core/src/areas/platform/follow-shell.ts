import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'

/**
 * Connects the game to the app around it: the app's back button closes the open window, and the app asks before it closes the game in a fight. Returns the
 * function that stops it.
 */
export function followShell({ platform: { shell }, ui }: Services): () => void {
  let hideBack = () => {}
  const stops = [
    reaction(
      () => ui.overlay !== null,
      (open) => {
        hideBack()
        hideBack = open ? shell.onBack(() => ui.close()) : () => {}
      },
      { fireImmediately: true },
    ),
    reaction(() => ui.scene === 'battle', shell.askBeforeClosing),
  ]
  return () => {
    for (const stop of stops) stop()
    hideBack()
  }
}

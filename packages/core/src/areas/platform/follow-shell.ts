import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { stopAll } from '../../services/stop-all.ts'

/**
 * Connects the game to the app around it: the app's back button closes the open window, and the app asks before it closes the game in a fight. Returns the
 * function that stops it.
 */
export function followShell({ platform: { shell }, ui }: Services): () => void {
  let hideBack = () => {}
  return stopAll(
    reaction(
      () => ui.overlay !== null,
      (open) => {
        hideBack()
        hideBack = open ? shell.onBack(() => ui.back()) : () => {}
      },
      { fireImmediately: true },
    ),
    reaction(() => ui.scene === 'battle', shell.askBeforeClosing),
    () => hideBack(),
  )
}

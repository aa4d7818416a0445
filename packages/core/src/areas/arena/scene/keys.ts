import { choosingKeys } from '../../../ui/choosing-keys.ts'
import { ArenaSceneStore } from './store.ts'

/** Choosing a rival by keyboard; Enter opens the window also if none is chosen. */
export const keys = choosingKeys((services) => {
  const { leave, open, step } = services.get(ArenaSceneStore)
  return {
    step,
    leave,
    open() {
      open()
      return true
    },
  }
})

import { choosingKeys } from '../../../ui/choosing-keys.ts'
import { IslandStore } from './store.ts'

/** Choosing on the island by keyboard. */
export const keys = choosingKeys((services) => {
  const { chosen, leave, open, step } = services.get(IslandStore)
  return {
    step,
    leave,
    open() {
      if (chosen) open(chosen)
      return chosen !== null
    },
  }
})

import type { Services } from '../services/services.ts'

/** Shows the keyboard shortcuts of a scene, once per device. For the first Tab: shortcuts are quicker. */
export function tellKeys({ local, t, ui }: Services, scene: 'road' | 'battle'): void {
  const told = `keys_told_${scene}` as const
  if (local.get(told) !== null) return
  local.set(told, '1')
  ui.toast(t(`a11y.${scene}.keys`))
}

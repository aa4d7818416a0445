import type { Services } from '../services/services.ts'

/** Tells a player who moves by Tab, once for each scene on this device, that it has keys of its own: they are quicker. */
export function tellKeys({ local, t, ui }: Services, scene: 'road' | 'battle'): void {
  const told = `keys_told_${scene}` as const
  if (local.get(told) !== null) return
  local.set(told, '1')
  ui.toast(t(`a11y.${scene}.keys`))
}

export type { Outcome } from './account-store.ts'
export { isAlive, isInactive } from './battle-events.ts'
export { type LogLine, OWN_SIDE } from './battle-store.ts'
export { actionOf, type PlaceAction } from './place-action.ts'
export type { HealthOption } from './player-store.ts'
export { type FlyingGain, WALK_SPEED } from './road-store.ts'
export { RootStore } from './root-store.ts'
export type { ResolvedQuality } from './settings-store.ts'
export type { AreaName, OpenOverlay, OverlayName, OverlayProps, Question, Stage, Toast, Tone, Transition } from './ui-store.ts'
export {
  checkContact,
  checkLogin,
  checkName,
  checkPassword,
  checkPasswordChange,
  checkRegister,
  type FieldCode,
  type FieldName,
} from './validation.ts'

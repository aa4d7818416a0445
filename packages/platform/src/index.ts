export * from './errors.ts'
export type * from './port.ts'
export { withTimeLimit } from './time-limit.ts'
export { safeStorage, type WebHost, webNavigation, webPlatform } from './web.ts'

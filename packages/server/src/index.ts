export { buildApp } from './app.ts'
export { type Config, ConfigError, readConfig } from './config.ts'
export type { Deps } from './deps.ts'

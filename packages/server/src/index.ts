export { buildApp, type Deps } from './app.ts'
export { type Config, ConfigError, readConfig } from './config.ts'

import { Type } from 'typebox'
import { AccountSource } from './enums.ts'

/** The name of a platform: its folder's, and its manifest's `source`. */
export const Source = Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$', examples: [...AccountSource] })

import { type Static, Type } from 'typebox'
import { Enum, Flag } from '../../schema.ts'
import { Lang } from './enums.ts'

/** A language of the game's texts; `langDescr` is what its speakers call it. */
export const LanguageEntry = Type.Object({ langId: Enum(Lang), langDescr: Type.String(), available: Flag })
export type LanguageEntry = Static<typeof LanguageEntry>

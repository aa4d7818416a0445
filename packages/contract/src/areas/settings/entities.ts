import { Type } from 'typebox'
import { Enum, Flag } from '../../schema.ts'
import { Lang } from './enums.ts'

export const LanguageEntry = Type.Object({ langId: Enum(Lang), langDescr: Type.String(), available: Flag })

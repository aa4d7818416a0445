import type { CreatureClass } from '@skystair/contract/enums'
import kinds from './classes.table.ts'

const classes = new Map(Object.entries(kinds).flatMap(([name, ids]) => ids.map((id) => [id, name as CreatureClass] as const)))

/** The class of a kind of the catalogue; places name kinds only. A kind that this client doesn't know yet looks like a beast. */
export const classOf = (imageId: string): CreatureClass => classes.get(imageId) ?? 'BEAST'

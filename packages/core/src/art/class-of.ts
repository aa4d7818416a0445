import type { CreatureClass } from '@skystair/contract/enums'
import kinds from './classes.table.ts'

const classes = new Map(Object.entries(kinds).flatMap(([name, ids]) => ids.map((id) => [id, name as CreatureClass] as const)))

/** Returns the class of a kind of creature; places contain kinds only. BEAST for a kind that this client doesn't have. */
export const classOf = (imageId: string): CreatureClass => classes.get(imageId) ?? 'BEAST'

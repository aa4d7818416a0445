import { Type } from 'typebox'
import { Count } from '../schema.ts'

/** The next draw from a table of chances: the table's id, the draw's number, from 1, and the SHA-256 of the seed that decides it. */
export const AnnouncedDraw = Type.Object({ chance: Type.String(), number: Count, seedHash: Type.String() })

/** A draw that was made, with its seed. */
export const RevealedDraw = Type.Object({ ...AnnouncedDraw.properties, seed: Type.String() })

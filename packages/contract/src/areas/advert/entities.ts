import { type Static, Type } from 'typebox'
import { Count, Flag, Id, Time } from '../../schema.ts'

/** `id` is what to start; `nextAt` when the next advert can be watched, 0 for now. `started`: one was begun and its gems were not taken. */
export const Rewarded = Type.Object({ id: Id, viewsLeft: Count, gems: Count, nextAt: Time, started: Flag })
export type Rewarded = Static<typeof Rewarded>

import { type Static, Type } from 'typebox'
import { Count, Flag, Id, Time } from '../../schema.ts'

/**
 * `id`: the advert to start. `nextAt`: the time of the next advert; 0 means now. `started`: an advert was started and its gems were not taken; they can be
 * taken from `takeAt` on, which is 0 if no advert was started.
 */
export const Rewarded = Type.Object({ id: Id, viewsLeft: Count, gems: Count, nextAt: Time, started: Flag, takeAt: Time })
export type Rewarded = Static<typeof Rewarded>

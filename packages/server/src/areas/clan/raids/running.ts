import type { RaidRow } from './repository.ts'

/** True while the tower stands and the time is not over. */
export const isOn = ({ stairs_left, ends_at }: RaidRow, now: number): boolean => stairs_left > 0 && now < ends_at

/** The time until the clan can begin its next raid, in milliseconds; 0 during a raid and after the waiting. */
export const waitingTime = (raid: RaidRow, now: number): number => (isOn(raid, now) ? 0 : Math.max(0, raid.waits_until - now))

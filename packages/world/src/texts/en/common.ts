import type ru from '../ru/common.ts'
import type { Same } from '../same.ts'

const common: Same<typeof ru> = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  toRoad: 'To the road',
  next: 'Next',
  take: 'Take',
  levelShort: 'lv. {{level}}',
  rankOf: 'Rank {{rank}} of {{max}}',
  experience: 'Experience',
  experienceGained: 'Experience',
  empty: 'Nothing here yet.',
  more: 'Show more',
  loading: 'Loading…',
  notLoaded: 'This part of the game has not come: the connection was lost, or a blocker holds it back. The game will try again by itself.',
  retry: 'Try again',
  of: '{{current}} of {{total}}',
  percent: '{{percent}}%',
  problem: 'Something went wrong.',
  broken: 'This part has stumbled; everything else works. We already know about it.',
  guest: 'Guest',
}
export default common

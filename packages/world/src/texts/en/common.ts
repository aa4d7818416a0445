import type ru from '../ru/common.ts'
import type { Same } from '../same.ts'

const common: Same<typeof ru> = {
  ok: 'OK',
  cancel: 'Cancel',
  close: 'Close',
  back: 'Back',
  next: 'Next',
  yes: 'Yes',
  no: 'No',
  take: 'Take',
  fight: 'Fight',
  talk: 'Talk',
  free: 'Set free',
  open: 'Open',
  settings: 'Settings',
  level: 'Level',
  levelShort: 'lv. {{level}}',
  rank: 'Rank',
  rankOf: 'Rank {{rank}} of {{max}}',
  experience: 'Experience',
  empty: 'Nothing here yet.',
  loading: 'Loading…',
  retry: 'Try again',
  none: 'None',
  of: '{{current}} of {{total}}',
  problem: 'Something went wrong.',
  unknown: '???',
  guest: 'Guest',
}
export default common

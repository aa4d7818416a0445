// What nobody needs to begin playing, in a chunk of its own: overlays, questions and what belongs to a fight.
import type { ComponentType } from 'react'
import type { OverlayName } from '../../stores/ui-store.ts'
import { Bank } from './bank/bank.tsx'
import { Climbs } from './bank/climbs.tsx'
import { ChangeContact, ChangePassword, Rename } from './change-account.tsx'
import { ConnectionProblem } from './connection.tsx'
import { Credits } from './credits.tsx'
import { Daily } from './daily.tsx'
import { Fairness } from './fairness.tsx'
import { Legal } from './legal.tsx'
import { Login } from './login.tsx'
import { Profile } from './profile.tsx'
import { Manual, News } from './reading.tsx'
import { Register } from './register.tsx'
import { Settings } from './settings.tsx'
import { Story, Talker } from './tale.tsx'
import { Tasks } from './tasks.tsx'
import { TeleportChoice } from './teleport.tsx'

export { BattleHud } from '../hud/battle-hud.tsx'
export { CreatureHud } from '../hud/creature-hud.tsx'
export { BattleMirror } from '../mirror/battle-mirror.tsx'
export { lateCss } from '../theme/late.ts'
export { Always } from './bank/always.tsx'
export { BankPlus } from './bank/bank-plus.tsx'
export { BattleResultArea } from './battle-result.tsx'
export { PlatformActions } from './platform-actions.tsx'

/** The overlays by name. Names without one belong to areas that are not part of this game yet. */
export const overlays: Partial<Record<OverlayName, ComponentType<Record<string, unknown>>>> = {
  profile: Profile,
  settings: Settings,
  credits: Credits,
  fairness: Fairness,
  legal: Legal,
  daily: Daily,
  news: News,
  manual: Manual,
  tasks: Tasks,
  talker: Talker,
  story: Story,
  teleport: TeleportChoice,
  register: Register,
  login: Login,
  rename: Rename,
  'change mail or phone': ChangeContact,
  password: ChangePassword,
  bank: Bank,
  climbs: Climbs,
  'connection problem': ConnectionProblem,
}

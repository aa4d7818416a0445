// What nobody needs to begin playing, in a chunk of its own: overlays, questions and what belongs to a fight.
import type { ComponentType } from 'react'
import { ConnectionProblem } from './app/connection-problem.tsx'
import type { OverlayName } from './app/ui-store.ts'
import { Credits } from './areas/about/credits.tsx'
import { Legal } from './areas/about/legal.tsx'
import { Bank } from './areas/bank/window.tsx'
import { Daily } from './areas/everyday/window.tsx'
import { Fairness } from './areas/fairness/window.tsx'
import { Profile } from './areas/hero/window.tsx'
import { Manual, News } from './areas/manual/window.tsx'
import { Climbs } from './areas/platform/saves-window.tsx'
import { TeleportChoice } from './areas/road/teleport-window.tsx'
import { ChangeContact, ChangePassword, Rename } from './areas/security/change-account.tsx'
import { Login } from './areas/security/login.tsx'
import { Register } from './areas/security/register.tsx'
import { Settings } from './areas/settings/window.tsx'
import { Story, Talker } from './areas/story/window.tsx'
import { Tasks } from './areas/task/window.tsx'

export { Always } from './always.tsx'
export { BankPlus } from './areas/bank/bank-plus.tsx'
export { BattleHud } from './areas/battle/hud.tsx'
export { BattleMirror } from './areas/battle/mirror.tsx'
export { BattleResultArea } from './areas/battle/result.tsx'
export { CreatureHud } from './areas/hero/scene-hud.tsx'
export { PlatformActions } from './areas/platform/actions.tsx'
export { lateCss } from './ui/theme/late.ts'

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

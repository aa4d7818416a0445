import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import buildingsCss from './buildings.css'
import css from './clan.css'
import { MailInvitations } from './none/mail-invitations.tsx'
import { ClanPageWindow } from './page/window.tsx'
import raidsCss from './raids/raids.css'
import { RaidStore } from './raids/store.ts'
import { RaidWay } from './raids/way.tsx'
import { IslandHud } from './scene/hud.tsx'
import { keys } from './scene/keys.ts'
import { IslandMirror } from './scene/mirror.tsx'
import { IslandStore } from './scene/store.ts'
import { ClanStore } from './store.ts'
import { ClanWindow } from './window.tsx'

export const parts = {
  css: [...kitCss, css, buildingsCss, raidsCss],
  windows: { clan: ClanWindow, clanPage: ClanPageWindow },
  slots: { 'road/way': RaidWay, 'mail/list': MailInvitations },
  huds: { clan: IslandHud },
  mirrors: { clan: IslandMirror },
  keys: { clan: keys },
  prepare: (services: Services) => services.get(IslandStore).prepare(),
  start: (services: Services) =>
    stopAll(services.live.listen(services.get(ClanStore).receive), services.live.listen(services.get(RaidStore).receive)),
} satisfies AreaParts & Record<string, unknown>

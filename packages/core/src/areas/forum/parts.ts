import { reaction } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { stopAll } from '../../services/stop-all.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { followLive } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import { ClanForum } from './clan-forum.tsx'
import { ForumCorner } from './corner.tsx'
import css from './forum.css'
import { ForumStore } from './store.ts'
import { ForumWindow } from './window.tsx'

/** Ends what the player sees of a clan's forum as soon as the player is no longer in that clan. */
const followClan = (services: Services) =>
  reaction(
    () => services.get(PlayerStore).player?.clanId ?? null,
    (_now, before) => {
      if (before !== null) services.get(ForumStore).leaveClan()
    },
  )

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { forum: ForumWindow },
  slots: { 'road/corner': ForumCorner, 'clan/head': ClanForum },
  start: (services) => stopAll(followLive(services, services.get(ForumStore)), followClan(services)),
}

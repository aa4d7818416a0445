import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import avatarCss from './avatar-shelf.css'
import joinedCss from './joined.css'
import { RoadTop } from './road-top.tsx'
import runningCss from './running.css'
import shelfCss from './shelf.css'
import townsCss from './towns.css'
import tradesCss from './trades.css'
import wearersCss from './wearers.css'
import { Shops } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, townsCss, shelfCss, joinedCss, runningCss, wearersCss, avatarCss, tradesCss],
  windows: { shops: Shops },
  moods: { shops: 'shop' },
  slots: { 'road/top': RoadTop },
}

import type { ReplyOf } from '@skystair/contract'

export type Notification = ReplyOf<'GET /api/player/notif/list'>[number]

import { ResourceName } from '@skystair/contract/enums'
import { HOUR } from '@skystair/contract/time'
import { useEffect } from 'react'
import { ReportStore } from '../../src/areas/moderation/report-store.ts'
import { ViewBar } from '../../src/areas/moderation/view-bar.tsx'
import { Desk } from '../../src/areas/moderation/window.tsx'
import { PlayerStore } from '../../src/areas/player/index.ts'
import type { Language } from '../../src/services/options.ts'
import { useStore } from '../../src/ui/context.ts'
import { chatMessage } from '../../testing/chat-fixtures.ts'
import { info, NOW } from '../../testing/fixtures.ts'
import { auditEntry, moderatedPlayer, reportOf } from '../../testing/moderation-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

const reports = (lang: Language) => {
  const { names, text, about } = galleryWords[lang]
  return [
    reportOf(1, { text: `${text} ${about}`, playerName: names[0], reporterName: names[1], bans: 12, bannedUntil: NOW + HOUR }),
    reportOf(2, { kind: 'NAME', text: names[1], playerName: names[1], reporterName: names[2] }),
    reportOf(3, { kind: 'MAIL', text: about, playerName: null, reporterName: names[0] }),
  ]
}

const person = (lang: Language) =>
  moderatedPlayer({
    name: galleryWords[lang].names[0],
    bannedUntil: NOW + 24 * HOUR,
    banReason: 'FORBIDDEN_NICKNAME',
    clanId: 4,
    clanName: galleryWords[lang].longTitle,
  })

const known = (lang: Language) => ({
  player: person(lang),
  entries: [
    auditEntry(5, { action: 'BAN', details: { reason: 'FORBIDDEN_NICKNAME', hours: '336' } }),
    auditEntry(4, { action: 'REPORT_UPHELD' }),
    auditEntry(3),
    auditEntry(2, { action: 'APPOINT', actorId: null, actorName: null, details: { from: 'MODERATOR', to: 'PLAYER' } }),
  ],
})

const written = (lang: Language) =>
  [galleryWords[lang].text, galleryWords[lang].about, galleryWords[lang].long].map((text, index) => ({
    message: chatMessage(9 - index, { text }),
    deleted: index === 1,
  }))

const changes = ResourceName.slice(0, 8).map((resource, index) => ({
  ...{ id: 20 - index, resource, amount: index % 2 ? 12_345 * index : -7 * (index + 1), balance: 98_431 - 1000 * index },
  ...{ reason: ['battle', 'purchase', 'force', 'name'][index % 4]!, at: NOW - index * HOUR },
}))

const purchases = (['GEMS_TAKEN', 'REFUNDED', 'STARTED'] as const).map((state, index) => ({
  ...{ id: 31 - index, productId: 'gems_1000', gems: 1300, state, at: NOW - index * HOUR },
  ...{ buyerId: 2, receiverId: index === 1 ? 7 : 2 },
}))

const desk = (props: Parameters<typeof Desk>[0]) => () => (
  <WithPlayer level={20} access="MODERATOR">
    <Desk {...props} />
  </WithPlayer>
)

/** The queue with a chosen reason: the next tap bans. */
function Queue() {
  const store = useStore(ReportStore)
  useEffect(() => store.setReason('INSULTS'), [store])
  return desk({})()
}

/** The bar that marks a moderator's view as a player. */
function Viewing() {
  const player = useStore(PlayerStore)
  useEffect(() => player.setInfo(info({ admined: true, adminedUntil: NOW + 14 * 60_000, player: player.player })), [player])
  return <ViewBar />
}

export const rooms: Rooms = {
  rooms: {
    'moderation-reports': Queue,
    'moderation-player': desk({ playerId: 2 }),
    'moderation-messages': desk({ playerId: 2, playerTab: 'messages' }),
    'moderation-history': desk({ playerId: 2, playerTab: 'history' }),
    'moderation-payments': desk({ playerId: 2, playerTab: 'payments' }),
    'moderation-players': desk({ tab: 'players' }),
    'moderation-view': Viewing,
  },
  replies: (server, lang) =>
    server
      .on('GET /api/moderation/report/list', reports(lang))
      .on('GET /api/moderation/player/find', [person(lang), moderatedPlayer({ id: 5, accessLevel: 'MODERATOR' })])
      .on('GET /api/moderation/player/{playerId}', known(lang))
      .on('GET /api/moderation/player/{playerId}/messages', written(lang))
      .on('GET /api/tech/player/{id}/log', changes)
      .on('GET /api/tech/player/{id}/payments', purchases),
}

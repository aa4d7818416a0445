import type { RaidInfo } from '@skystair/contract'
import { ClanLogKind, ClanRank } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { MyClan } from '../../src/areas/clan/mine/window.tsx'
import { NoClan } from '../../src/areas/clan/none/window.tsx'
import { ClanPageWindow } from '../../src/areas/clan/page/window.tsx'
import { RaidWay } from '../../src/areas/clan/raids/way.tsx'
import { ClanStore } from '../../src/areas/clan/store.ts'
import { PlayerStore } from '../../src/areas/player/index.ts'
import type { Language } from '../../src/services/options.ts'
import { useStore } from '../../src/ui/context.ts'
import { candidate, clanInfo, clanOffer, clanPage, logLine, participant, raidInfo, raidOptions } from '../../testing/clan-fixtures.ts'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords } from '../words.ts'

const avatars = ['captain', 'siren', null, 'dandy', null, 'gardener'] as const

/** The clan that the gallery's player leads, with the longest announcement. */
const galleryClan = (lang: Language) => {
  const { longTitle, about, text } = galleryWords[lang]
  const announcement = `${about} `.repeat(4).slice(0, 180)
  return clanInfo({ clan: { name: longTitle.slice(0, 40), announcement, about: `${text}\n\n${text} ${about}` }, announcementSeen: false })
}

/** The window for a player without a clan whose level suffices. */
const Joining = ({ tab }: { readonly tab: 'search' | 'invitations' | 'create' }) => (
  <WithPlayer level={20}>
    <NoClan tab={tab} />
  </WithPlayer>
)

/** The page of a clan to which the player has applied. */
const Page = () => (
  <WithPlayer level={20}>
    <ClanPageWindow clanId={7} />
  </WithPlayer>
)

interface MineProps {
  readonly tab: 'members' | 'raid' | 'budget' | 'history' | 'about' | 'candidates'
}

/** A page of the clan that the player leads. */
const Mine = (props: MineProps) => (
  <WithPlayer level={20}>
    <MineShown {...props} />
  </WithPlayer>
)

const MineShown = observer(function MineShown({ tab }: MineProps) {
  const store = useStore(ClanStore)
  useEffect(() => void store.load(), [store])
  return store.info && store.members.value ? <MyClan info={store.info} {...(tab === 'candidates' ? { inner: tab } : { tab })} /> : null
})

const gains = [
  { kind: 'gold', amount: 1350 },
  { kind: 'blueCrystal', amount: 6 },
  { kind: 'caviar', amount: 1 },
]
/** The raid that each of its rooms shows. */
const raids: Readonly<Record<string, Partial<RaidInfo>>> = {
  'clan-raid-in': { state: 'IN_RAID', taken: 9, rewards: gains },
  'clan-raid-over': { state: 'IN_RAID', over: true, until: NOW, stairsLeft: 0, taken: 9, rewards: gains },
  'clan-raid-waiting': { state: 'RAID_WAITING', over: true, until: NOW + 50_000_000, speedupPrice: 56, taken: 9, rewards: gains },
  'clan-raid-closed': { state: 'RAID_CLOSED', difficulty: 'EASY', id: null, until: null, stairsLeft: 60, raiders: [] },
}
const roomShown = () => new URLSearchParams(location.hash.slice(1)).get('room') ?? ''

/** What the road shows during a raid. */
const InTower = observer(function InTower() {
  const player = useStore(PlayerStore)
  useEffect(() => player.update({ controlType: 'CLAN_RAID' }), [player])
  return (
    <div className="sky-actions">
      <RaidWay />
    </div>
  )
})

export const rooms: Rooms = {
  rooms: {
    'clan-young': () => <NoClan />,
    'clan-search': () => <Joining tab="search" />,
    'clan-invitations': () => <Joining tab="invitations" />,
    'clan-create': () => <Joining tab="create" />,
    'clan-page': Page,
    'clan-members': () => <Mine tab="members" />,
    'clan-budget': () => <Mine tab="budget" />,
    'clan-history': () => <Mine tab="history" />,
    'clan-about': () => <Mine tab="about" />,
    'clan-candidates': () => <Mine tab="candidates" />,
    'clan-raid': () => <Mine tab="raid" />,
    'clan-raid-in': () => <Mine tab="raid" />,
    'clan-raid-over': () => <Mine tab="raid" />,
    'clan-raid-waiting': () => <Mine tab="raid" />,
    'clan-raid-closed': () => <Mine tab="raid" />,
    'clan-raid-way': InTower,
  },
  replies(server, lang) {
    const { names, title } = galleryWords[lang]
    const name = (index: number) => names[index % names.length] ?? null
    const who = (index: number) => ({
      name: name(index),
      avatar: avatars[index % avatars.length] ?? null,
      ...(index % 2 ? ({ characterAndCompanion: 'MAN_1', gender: 'MALE' } as const) : {}),
    })
    const members = ClanRank.map((rank, index) =>
      participant(index + 1, { ...who(index), rank, merit: 12_345 - index * 2000, online: index === 1 }),
    )
    server
      .on('POST /api/clan/get/my', galleryClan(lang))
      .on('GET /api/clan/participant/list/mine', members)
      .on('GET /api/clan/participant/list', members)
      .on('GET /api/clan/{id}/page', clanPage({ name: title, about: galleryWords[lang].text, invitation: 'WANTS_TO_THE_CLAN' }))
      .on('GET /api/clan/recruit/list', [
        candidate(11, who(0)),
        candidate(12, { ...who(1), invitation: 'WANTS_TO_ANY_CLAN' }),
        candidate(13, { ...who(2), invitation: 'INVITED' }),
      ])
      .on(
        'GET /api/clan/{id}/log',
        ClanLogKind.map((kind, index) => logLine(index, { kind, by: name(index), on: name(index + 1), rank: 'REPRESENTATIVE' })),
      )
      .on('GET /api/clan/raid/get', () =>
        raidInfo({
          raiders: [20, 9, 6, 3, 0].map((taken, index) => ({ playerId: 1 + index, name: name(index), taken })),
          ...raids[roomShown()],
        }),
      )
      .on('GET /api/clan/raid/options', raidOptions())
      .on('GET /api/clan/search', [
        clanOffer(1, { name: galleryWords[lang].longTitle.slice(0, 40) }),
        clanOffer(2, { name: title, invitation: 'WANTS_TO_THE_CLAN' }),
        clanOffer(3, { name: name(2) ?? '', invitation: 'REJECTED' }),
      ])
      .on('GET /api/clan/invitation/get', [
        { clanId: 7, name: title, level: 12, membersCurr: 31, at: NOW },
        { clanId: 8, name: galleryWords[lang].longTitle.slice(0, 40), level: 3, membersCurr: 9, at: NOW },
      ])
  },
}

import type {
  Building,
  Candidate,
  ClanInfo,
  ClanLogLine,
  ClanOffer,
  ClanPage,
  Participant,
  RaidInfo,
  RaidOptions,
} from '@skystair/contract'
import { type ClanBuilding, ClanPermission, RaidDifficulty } from '@skystair/contract/enums'
import { NOW } from './fixtures.ts'

/** A clan of level 3 that the player leads. */
export const clanInfo = ({
  clan = {},
  ...changes
}: Partial<Omit<ClanInfo, 'clan'>> & { clan?: Partial<ClanInfo['clan']> } = {}): ClanInfo => ({
  clan: {
    ...{ id: 5, name: 'Night Climbers', level: 3, currentExp: 900, maxExp: 2400, membersCurr: 3, membersMax: 16 },
    clanStat: { gold: 4200, gems: 160, redCrystal: 350, blueCrystal: 48, gears: 12 },
    bonusStatus: { membership: 'NONE', points: 0, since: 0, next: 'SILVER', nextAt: 250 },
    ...{ buildings: [], theme: 0, themeChanges: 0, announcement: '', about: 'We climb by night.', raidDifficulty: 'EASY' },
    experienceBoostUntil: 0,
    ...clan,
  },
  rank: 'LEADER',
  permissions: [...ClanPermission],
  announcementSeen: true,
  ...changes,
})

const looks = { avatar: null, characterAndCompanion: 'WOMAN_1', gender: 'FEMALE' } as const

export const participant = (playerId: number, changes: Partial<Participant> = {}): Participant => ({
  ...{ playerId, name: `Member ${playerId}`, level: 20, stair: 90, ...looks },
  ...{ rank: 'NEWBIE', joinedAt: NOW, merit: 120, online: false },
  ...changes,
})

export const candidate = (playerId: number, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ playerId, name: `Candidate ${playerId}`, level: 17, stair: 60, ...looks, invitation: 'WANTS_TO_THE_CLAN', at: NOW },
  ...changes,
})

export const clanOffer = (clanId: number, changes: Partial<ClanOffer> = {}): ClanOffer => ({
  ...{ clanId, name: `Clan ${clanId}`, level: 4, membersCurr: 7, membersMax: 18, invitation: null },
  ...changes,
})

export const clanPage = (changes: Partial<ClanPage> = {}): ClanPage => ({
  ...{ id: 7, name: 'Dawn Wardens', level: 4, membersCurr: 7, membersMax: 18, theme: 0, about: 'We keep the dawn.', raidsWon: 3 },
  bonusStatus: { membership: 'NONE', points: 0, since: 0, next: 'SILVER', nextAt: 250 },
  invitation: null,
  ...changes,
})

export const logLine = (id: number, changes: Partial<ClanLogLine> = {}): ClanLogLine => ({
  ...{ id, kind: 'gemsDonated', by: 'Anna', on: null, rank: null, amount: 30, at: NOW - id * 3_600_000 },
  ...changes,
})

export const building = (buildingType: ClanBuilding, level: number, changes: Partial<Building> = {}): Building => ({
  ...{ buildingType, level, maxLevel: 10, state: 'NORMAL', readyAt: null, effect: 3 * level, nextEffect: 3 * level + 3 },
  price: { gold: 0, gems: 0, redCrystal: 100, blueCrystal: 0, gears: 10 },
  ...{ time: 4 * 3_600_000, clanLevel: 3, speedupPrice: 0 },
  ...changes,
})

/** A raid that is on, and to which the player has not set out. */
export const raidInfo = (changes: Partial<RaidInfo> = {}): RaidInfo => ({
  ...{ state: 'RAID_AVAILABLE', id: 9, difficulty: 'NORMAL', until: NOW + 5 * 3_600_000, over: false },
  ...{ stairs: 60, stairsLeft: 34, taken: 0, rewards: [], speedupPrice: 0 },
  raiders: [
    { playerId: 2, name: 'Anna', taken: 20 },
    { playerId: 3, name: 'Boris', taken: 6 },
  ],
  ...changes,
})

export const raidOptions = (): RaidOptions[] =>
  RaidDifficulty.map((difficulty, index) => ({
    ...{ difficulty, clanLevel: 2 + 4 * index, open: index < 2, captainSquads: index === 3 ? 4 : 1, stairs: 30 + 6 * index },
    rewards: [
      { kind: 'gold', amount: 900 * (index + 1) },
      { kind: 'blueCrystal', amount: 5 * (index + 1) },
    ],
  }))

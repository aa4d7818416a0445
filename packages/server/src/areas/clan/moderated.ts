import type { ClanLogKind } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { notifyPlayer } from '../../session/player-changed.ts'
import type { Tx } from '../../storage/db.ts'
import { notify } from '../notification/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { notifyClan } from './live.ts'
import { newestLine } from './log/repository.ts'
import {
  type ClanRow,
  clanById,
  isNameTaken,
  lockClan,
  membersOf,
  setAbout,
  setAnnouncement,
  setClanName,
} from './membership/repository.ts'
import { clanName } from './name.ts'

type Ctx = Pick<Context, 'tx' | 'now' | 'after'>
export type ClanText = 'CLAN_NAME' | 'CLAN_ABOUT' | 'CLAN_ANNOUNCEMENT'

const logged: Readonly<Record<ClanText, ClanLogKind>> = {
  CLAN_NAME: 'created',
  CLAN_ABOUT: 'changeDescription',
  CLAN_ANNOUNCEMENT: 'giveAdvertisement',
}

/** Returns the present text of a clan; empty if it has none of its own. */
const textIn = ({ name, about, announcement }: ClanRow, kind: ClanText): string =>
  kind === 'CLAN_NAME' ? name : kind === 'CLAN_ABOUT' ? (about ?? '') : announcement

export interface WrittenForClan {
  readonly text: string
  readonly authorId: number
  /** When it was written. */
  readonly at: number
}

/** Returns the text of a clan with its author: who wrote it, or else the leader. Undefined for a clan without a text of its own. */
export async function textOfClan(tx: Tx, clanId: number, kind: ClanText): Promise<WrittenForClan | undefined> {
  const clan = await clanById(tx, clanId)
  const text = clan ? textIn(clan, kind) : ''
  if (text === '') return undefined
  const line = await newestLine(tx, clanId, logged[kind])
  const authorId = line?.by_id ?? (await membersOf(tx, clanId)).find(({ rank }) => rank === 'LEADER')?.player_id
  return authorId === undefined ? undefined : { text, authorId, at: line?.at ?? 0 }
}

async function setText(ctx: Ctx, { id }: ClanRow, kind: ClanText, text: string): Promise<void> {
  if (kind === 'CLAN_ABOUT') await setAbout(ctx.tx, id, text === '' ? null : text)
  if (kind === 'CLAN_ANNOUNCEMENT') await setAnnouncement(ctx.tx, id, text, text === '' ? 0 : ctx.now)
  notifyClan(ctx, id, 'TEXTS')
}

const words = { RU: 'Клан', EN: 'Clan' } as const

/** Gives a clan a neutral name, with its number, and notifies its leader. */
async function takeClanName(ctx: Ctx, clan: ClanRow): Promise<void> {
  const { tx, now } = ctx
  const leader = (await membersOf(tx, clan.id)).find(({ rank }) => rank === 'LEADER')?.player_id
  const word = words[leader === undefined ? 'EN' : (await loadPlayer(tx, leader)).state.lang]
  for (let more = 1; ; more++) {
    const { name, key, look } = clanName(more === 1 ? `${word} ${clan.id}` : `${word} ${clan.id}-${more}`)
    if (await isNameTaken(tx, clan.id, key, look)) continue
    await setClanName(tx, clan.id, name, key, look)
    if (leader === undefined) return
    await notify(tx, leader, 'clanNameTaken', { name }, now)
    await notifyPlayer(ctx, leader)
    return
  }
}

/** Hides a text of a clan, unless it has changed: its own description and announcement go, its name becomes a neutral one. */
export async function hideClanText(ctx: Ctx, clanId: number, kind: ClanText, text: string): Promise<void> {
  const clan = await lockClan(ctx.tx, clanId)
  if (!clan || textIn(clan, kind) !== text) return
  if (kind !== 'CLAN_NAME') return setText(ctx, clan, kind, '')
  await takeClanName(ctx, clan)
  notifyClan(ctx, clanId, 'TEXTS')
}

/** Restores a text that was hidden. Returns false if the clan has another by now, or another clan the name. */
export async function restoreClanText(ctx: Ctx, clanId: number, kind: ClanText, text: string): Promise<boolean> {
  const clan = await lockClan(ctx.tx, clanId)
  if (!clan) return false
  if (kind !== 'CLAN_NAME') {
    if (textIn(clan, kind) !== '') return false
    await setText(ctx, clan, kind, text)
    return true
  }
  const { name, key, look } = clanName(text)
  if (!Object.values(words).some((word) => clan.name.startsWith(`${word} ${clanId}`)) || (await isNameTaken(ctx.tx, clanId, key, look)))
    return false
  await setClanName(ctx.tx, clanId, name, key, look)
  notifyClan(ctx, clanId, 'TEXTS')
  return true
}

import type { Clan, ClanInfo, ClanPage } from '@skystair/contract'
import { expForClanLevel, maxMembers, permissionsOf } from '@skystair/rules'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import type { Context } from '../../handlers.ts'
import { budgetOf } from './budget/repository.ts'
import { experienceBoostEnd } from './buildings/boosts.ts'
import { presentBuildings } from './buildings/building.ts'
import { candidateOf } from './candidates/repository.ts'
import { type ClanRow, countMembers, rankOf } from './membership/repository.ts'
import { myClan } from './my-clan.ts'
import { clanStatusOf } from './points.ts'
import { raidsWonBy } from './raids/repository.ts'

type Base = Pick<Context, 'tx' | 'now' | 'lang'>

const texts = { RU: ru, EN: en }

/** Returns the description of a clan: its own, or else the default in the reader's language. */
export const aboutOf = ({ about }: ClanRow, lang: 'RU' | 'EN'): string => about ?? texts[lang].clan.firstAbout

/** Returns a clan in the form that its members receive. */
const presentClan = async ({ tx, now, lang }: Base, clan: ClanRow): Promise<Clan> => ({
  id: clan.id,
  name: clan.name,
  level: clan.level,
  currentExp: clan.current_exp,
  maxExp: expForClanLevel(clan.level),
  clanStat: await budgetOf(tx, clan.id),
  bonusStatus: await clanStatusOf(tx, clan.id),
  membersCurr: await countMembers(tx, clan.id),
  membersMax: maxMembers(clan.level),
  buildings: await presentBuildings(tx, clan.id, now),
  theme: clan.theme,
  themeChanges: clan.theme_changes,
  announcement: clan.announcement,
  about: aboutOf(clan, lang),
  raidDifficulty: clan.raid_difficulty,
  experienceBoostUntil: await experienceBoostEnd(tx, clan.id, now),
})

/** Returns a clan in the form that everybody receives. */
export async function presentPage({ tx, lang, playerId }: Base & { readonly playerId: number }, clan: ClanRow): Promise<ClanPage> {
  const { id, name, level, theme } = clan
  return {
    ...{ id, name, level, theme },
    membersCurr: await countMembers(tx, id),
    membersMax: maxMembers(level),
    bonusStatus: await clanStatusOf(tx, id),
    about: aboutOf(clan, lang),
    raidsWon: await raidsWonBy(tx, id),
    invitation: (await candidateOf(tx, id, playerId))?.state ?? null,
  }
}

/** Returns the player's clan with the player's permissions. Throws CLAN_MISSING. */
export async function presentMyClan(ctx: Base & { readonly playerId: number }): Promise<ClanInfo> {
  const { clan, me } = await myClan(ctx.tx, ctx.playerId)
  const rank = rankOf(me)
  return {
    clan: await presentClan(ctx, clan),
    rank,
    permissions: permissionsOf(rank),
    announcementSeen: clan.announced_at <= me.seen_at,
  }
}

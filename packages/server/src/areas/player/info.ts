import type { Artifact, ArtifactKind } from '@skystair/contract'
import { VERSION } from '@skystair/contract/version'
import { artifactOf, tilesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { boot } from '@skystair/world/texts/boot'
import type { Handler } from '../../handlers.ts'
import { campaignNews } from '../campaign/status.ts'
import { hammersOf } from '../hero/forces.ts'
import { highestLevel } from '../platform/save.ts'
import { START_BONUS } from '../referral/referral.ts'
import { friendsOf } from '../referral/repository.ts'
import { packOnSale } from '../shop/packs.ts'
import { stairStoodOn } from './position.ts'
import { presentRow } from './present.ts'
import { loadPlayer, savePlayer } from './repository.ts'

/** How many stairs ahead of the player the pictures of artifacts are loaded. */
const ARTIFACT_RANGE = 3
/** Units of road in the reply, below and above the player. */
const BEHIND = 600
const AHEAD = 1200

const artifactsBetween = (from: number, to: number): readonly ArtifactKind[] =>
  world.artifacts.filter(({ minStair }) => from <= minStair && minStair <= to)

/** A setting's text in a language: `Russian | English`, or one for both. */
function pageText(setting: string, lang: 'RU' | 'EN'): string {
  const [ru = '', en = ru] = setting.split('|').map((text) => text.trim())
  return { RU: ru, EN: en }[lang]
}

export const currentInfo: Handler<'GET /api/player/info/current'> = async (ctx) => {
  const { tx, now, session, playerId, lang, query, random, config } = ctx
  const views = session != null && session.viewerId !== null
  // A moderator who views the game as the player does not start it for the player.
  const starts = query.init === true && !views
  const row = playerId === null ? null : await loadPlayer(tx, playerId, { lock: starts })
  if (row && starts) {
    row.state.startedAt = now
    row.state.frontVersion = query.frontVersion
    await savePlayer(tx, row, now)
  }
  const state = row?.state ?? null
  const chosen = row?.state.unchosen ? null : row
  // PostgreSQL gets the statements of all of them at once.
  const [player, news, friends, sale, maxLevelAmongAccs] = await Promise.all([
    chosen && presentRow(tx, chosen, now),
    campaignNews(tx, chosen, now),
    row && friendsOf(tx, row.id),
    row && packOnSale(tx, row, now),
    row ? highestLevel(tx, row) : 0,
  ])
  const artifactImageMaxStair = (state ? stairStoodOn(state) : 1) + ARTIFACT_RANGE
  const coordinate = state?.coordinate ?? 0
  return {
    header: pageText(config.pageHeader, lang) || boot[lang].title,
    footer: pageText(config.pageFooter, lang),
    quality: state?.quality ?? 'AUTO',
    ...news,
    referralBonus: { startBonus: START_BONUS, refClanBonus: 0, refBonus: friends?.waiting ?? 0 },
    hammerDto: hammersOf(state ?? { hammers: 0 }, player?.creatures ?? [], now),
    cardState: { ...state?.cards },
    sale,
    idToStore: row?.id ?? 0,
    maxLevelAmongAccs,
    serverTimeMs: now,
    clientUuid: session?.clientUuid ?? random.uuid(),
    player,
    admined: views,
    adminedUntil: views ? session.expiresAt : null,
    version: VERSION,
    artifactIdsToLoad: artifactsBetween(0, artifactImageMaxStair).map(({ id }) => id),
    artifactImageMaxStair,
    tiles: tilesBetween(world, state?.contextId ?? 'main', Math.max(0, coordinate - BEHIND), coordinate + AHEAD),
    obsolete: query.frontVersion < VERSION,
  }
}

/** An artifact of the catalogue, without an owner. */
const present = (kind: ArtifactKind): Artifact => artifactOf(kind, kind.id)

export const artifactInfo: Handler<'GET /api/player/info'> = async ({ query: { artifactFrom, artifactTo } }) => ({
  artifacts: artifactsBetween(artifactFrom, artifactTo).map(present),
  artifactImageMaxStair: artifactTo,
})

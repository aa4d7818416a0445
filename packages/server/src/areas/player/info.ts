import type { Artifact, ArtifactKind } from '@skystair/contract'
import { VERSION } from '@skystair/contract/version'
import { artifactOf, tilesBetween } from '@skystair/rules'
import { world } from '@skystair/world'
import { boot } from '@skystair/world/texts/boot'
import type { Handler } from '../../handlers.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { HAMMERS, hammersFree } from '../hero/forces.ts'
import { START_BONUS } from '../referral/referral.ts'
import { friendsOf } from '../referral/repository.ts'
import { stairStoodOn } from './position.ts'
import { presentRow } from './present.ts'
import { loadPlayer, savePlayer } from './repository.ts'

/** How many stairs ahead of the player the pictures of artifacts are loaded. */
const ARTIFACT_RANGE = 3
/** Units of road shown with the envelope, behind and ahead. */
const BEHIND = 600
const AHEAD = 1200

const artifactsBetween = (from: number, to: number): readonly ArtifactKind[] =>
  world.artifacts.filter(({ minStair }) => from <= minStair && minStair <= to)

export const currentInfo: Handler<'GET /api/player/info/current'> = async ({ tx, now, session, playerId, lang, query, random }) => {
  const row = playerId === null ? null : await loadPlayer(tx, playerId, { lock: query.init === true })
  if (row && query.init) {
    row.state.startedAt = now
    row.state.frontVersion = query.frontVersion
    await savePlayer(tx, row, now)
  }
  const state = row?.state ?? null
  const artifactImageMaxStair = (state ? stairStoodOn(state) : 1) + ARTIFACT_RANGE
  const coordinate = state?.coordinate ?? 0
  return {
    header: boot[lang].title,
    footer: '',
    quality: state?.quality ?? 'AUTO',
    campaignTypes: [],
    optionalUnseenCampaign: null,
    referralBonus: { startBonus: START_BONUS, refClanBonus: 0, refBonus: row ? (await friendsOf(tx, row.id)).waiting : 0 },
    hammerDto: { current: hammersFree(row ? await creaturesOf(tx, row.id, row.state, now) : [], now), max: HAMMERS },
    cardState: {},
    sale: null,
    idToStore: row?.id ?? 0,
    maxLevelAmongAccs: state?.level ?? 0,
    serverTimeMs: now,
    clientUuid: session?.clientUuid ?? random.uuid(),
    player: row && !row.state.unchosen ? await presentRow(tx, row, now) : null,
    admined: false,
    version: VERSION,
    artifactIdsToLoad: artifactsBetween(0, artifactImageMaxStair).map(({ id }) => id),
    artifactImageMaxStair,
    tiles: tilesBetween(world, state?.contextId ?? 'main', Math.max(0, coordinate - BEHIND), coordinate + AHEAD),
    obsolete: query.frontVersion < VERSION,
  }
}

/** An artifact of the catalogue, worn by nobody yet. */
const present = (kind: ArtifactKind): Artifact => artifactOf(kind, kind.id)

export const artifactInfo: Handler<'GET /api/player/info'> = async ({ query: { artifactFrom, artifactTo } }) => ({
  artifacts: artifactsBetween(artifactFrom, artifactTo).map(present),
  artifactImageMaxStair: artifactTo,
})

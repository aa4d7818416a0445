import type { ArtifactAvailability, ArtifactKind, ArtifactOffer, Creature, OfferRow, ShopContext } from '@skystair/contract'
import { artifactOf } from '@skystair/rules'
import { world } from '@skystair/world'
import { artifactPrice, artifactShops } from '@skystair/world/areas/shop/rows'
import { listOffers, type Shelf, sell } from '../../economy/offers.ts'
import type { RewardKinds } from '../../economy/reward-kinds.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { learnByDoing } from '../education/educations.ts'
import { wear, without } from '../hero/artifact-holder.ts'
import { creaturesOf } from '../hero/creatures.ts'
import { lockPlayer } from '../player/change.ts'
import { customerOf } from '../player/customer.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

/** Number of stairs ahead whose pieces are shown before they can be bought. */
const AHEAD = 30

interface PieceOffer extends OfferRow {
  readonly kind: ArtifactKind
  readonly context: ShopContext
}

const isAmulet = ({ effectType }: ArtifactKind): boolean => effectType.startsWith('AMULET_')

/** Every piece on sale in one of the shops. It can be bought once its stair is won and the shop is open. */
const pieces: Shelf<PieceOffer> = {
  name: 'artifactShop',
  rows: artifactShops.flatMap(({ context, amulets, rarities, condition }) =>
    world.artifacts
      .filter((kind) => (amulets ? isAmulet(kind) : !isAmulet(kind) && rarities.includes(kind.rarity)))
      .map((kind) => ({
        id: kind.id,
        kind,
        context,
        rewards: [{ kind: 'artifact' as const, artifact: kind.key }],
        price: artifactPrice(kind),
        condition: { ...condition, stair: Math.max(condition.stair ?? 0, kind.minStair) },
      })),
  ),
}

/**
 * Returns the weakest worn piece of the same effect, which a stronger one replaces. Why not the least useful of all: a purchase must not take off a piece for
 * another purpose; wearing from the backpack may, because the player sees and confirms what is replaced.
 */
const weaker = (creature: Creature, { effectType, power }: { readonly effectType: string; readonly power: number }) =>
  creature.artifacts.filter((worn) => worn.effectType === effectType && worn.power < power).sort((a, b) => a.power - b.power)[0]

/** Returns whether a piece would be the creature's first of that effect, one more, or replace a weaker one, or cannot be worn because all slots are taken. */
function availabilityFor(creature: Creature, kind: ArtifactKind): ArtifactAvailability {
  const artifact = artifactOf(kind, kind.id)
  if (creature.artifacts.length < creature.slotsCount)
    return creature.artifacts.some(({ effectType }) => effectType === kind.effectType) ? 'APPEND' : 'BUY'
  return weaker(creature, artifact) ? 'REPLACE' : 'UNAVAILABLE'
}

async function shown(tx: Context['tx'], player: PlayerRow, now: number, context: ShopContext): Promise<ArtifactOffer[]> {
  const creatures = await creaturesOf(tx, player.id, player.state, now)
  const offers = await listOffers({ tx, now, customer: await customerOf(tx, player, now) }, pieces)
  return offers
    .filter(({ row }) => row.context === context && row.kind.minStair <= player.state.bestVictoryStair + AHEAD)
    .map(({ row: { id, kind, condition }, price, lock }) => ({
      id,
      key: kind.key,
      artifact: artifactOf(kind, id),
      price: [...price],
      minStair: condition?.stair ?? 0,
      available: lock === null,
      availability: Object.fromEntries(creatures.map((creature) => [String(creature.id), availabilityFor(creature, kind)])),
    }))
}

export const listArtifacts: Handler<'GET /api/shop/artifact/list/context/{context}'> = async ({ tx, playerId, now, params }) =>
  shown(tx, await loadPlayer(tx, playerId), now, params.context)

/** Returns the reward kind that puts a bought piece on this creature. A replaced piece goes into the backpack. Throws NO_ARTIFACT_SLOT. */
const wornBy =
  (creature: Creature): RewardKinds<PlayerRow>['artifact'] =>
  async (tx, { state }, reward) => {
    learnByDoing(state, 'artifact')
    const kind = world.artifacts.find(({ key }) => key === reward.artifact)!
    const artifact = artifactOf(kind, state.nextItem++)
    if (availabilityFor(creature, kind) === 'UNAVAILABLE') throw refuse('NO_ARTIFACT_SLOT')
    const hasRoom = creature.artifacts.length < creature.slotsCount
    const old = hasRoom ? undefined : weaker(creature, artifact)
    await wear(tx, creature, [...(old ? without(creature.artifacts, old) : creature.artifacts), artifact])
    if (old) state.artifacts.push(old)
    return [reward]
  }

export const buyArtifact: Handler<'POST /api/shop/artifact/{id}/buy'> = async (ctx) => {
  const { tx, now, params, body, rewardKinds } = ctx
  const { player, save } = await lockPlayer(ctx)
  const customer = await customerOf(tx, player, now)
  if (!pieces.rows.some((row) => row.id === params.id)) throw refuse('PRODUCT_NOT_FOUND')
  const creatures = await creaturesOf(tx, player.id, player.state, now)
  for (const id of new Set(body.creatureId.split('|').map(Number))) {
    const creature = creatures.find((owned) => owned.id === id)
    if (!creature) throw refuse('CREATURE_NOT_FOUND', { field: '/creatureId' })
    const kinds = { ...rewardKinds, artifact: wornBy(creature) } as typeof rewardKinds
    await sell({ tx, now, customer, rewardKinds: kinds }, player, pieces, params.id)
  }
  return save('purse', 'creatures')
}

import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Price } from '../../economy/price.ts'
import { SQUAD_SIZE } from '../../measures.ts'
import { byId, Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { CardKind, CreatureClass, Force, TransferRefusal } from './enums.ts'

/** Identifies a force of a hero. A hero's force is named after a class, mostly the hero's own. */
const forceChange = {
  role: 'TRIAL',
  rate: 'write',
  changes: true,
  extension: true,
  body: Type.Object({ creatureId: Id, force: Enum(Force), warriorClass: Enum(CreatureClass) }),
  reply: PlayerChange,
} as const
const forceErrors = ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS'] as const
const ForceOptions = Type.Object({
  /** The number of improvements that can still be started now, and the number that can run at once. */
  hammers: Type.Object({ current: Count, max: Count }),
  /** Null if no more can be bought. */
  hammerPrice: Nullable(Type.Array(Price)),
  /** The player's level from which forces can be improved. */
  level: Count,
  forces: Type.Array(
    Type.Object({
      force: Enum(Force),
      warriorClass: Enum(CreatureClass),
      rank: Count,
      maxRank: Count,
      /** Of the next rank; empty at the highest. */
      price: Type.Array(Price),
      /** Milliseconds that the next rank takes. */
      time: Count,
      /** When the improvement in progress is ready; null if there is none. */
      readyAt: Nullable(Time),
      /** The current price of finishing it at once. */
      speedup: Type.Array(Price),
    }),
  ),
})
const HealthOption = Type.Object({
  creatureId: Id,
  /** Prices of healing all missing health at once. */
  gold: Count,
  elixir: Count,
  /** When it will be fully healed without a payment. */
  healthyAt: Time,
  dead: Flag,
})

const ArtifactFit = Type.Object({
  /** In gold. */
  sellsFor: Count,
  /** Every hero who could wear it: the hero's figures with it, and the least useful artifact that the hero would take off if no slot is free. */
  heroes: Type.Array(
    Type.Object({
      creatureId: Id,
      replacedId: Nullable(Id),
      attack: Count,
      defence: Count,
      health: Count,
      /** By how much the hero's usefulness in battle would change, per mille. */
      change: Type.Integer(),
    }),
  ),
})

const Figures = { attack: Count, defence: Count, health: Count }
const ForgeOptions = Type.Array(
  Type.Object({
    creatureId: Id,
    /** The hero's figures with the power that it would keep. */
    ...Figures,
    /** The forged power of the artifact's effect that the hero has, before and after. 0 for effects that raise figures. */
    effect: Type.Object({ before: Count, after: Count }),
    /** The hero has the highest forged power of this effect that its level and rank allow. */
    full: Flag,
  }),
)

const RankOptions = Type.Object({
  rank: Count,
  maxRank: Count,
  points: Count,
  /** Points that the next rank takes; 0 at the highest. */
  needed: Count,
  /** Milliseconds that the next rank takes. */
  time: Count,
  /** What the next rank adds to the hero's figures; 0 at the highest. */
  gain: Type.Object(Figures),
  /** When the rank that is being raised is ready; null if there is none. */
  readyAt: Nullable(Time),
  /** The current price of finishing it at once. */
  speedup: Type.Array(Price),
})
/** The input of the calls that change the rank of a hero. */
const rankChange = { role: 'TRIAL', rate: 'write', changes: true, extension: true, ...byId, reply: PlayerChange } as const

const TransferOptions = Type.Object({
  /** The giver's figures afterwards. */
  giver: Type.Object(Figures),
  /** Every other hero as it would be afterwards, the one who gains most first. */
  heroes: Type.Array(Type.Object({ creatureId: Id, ...Figures, refusal: Nullable(Enum(TransferRefusal)) })),
})

export const calls = defineCalls({
  'GET /api/player/health/options': {
    summary: 'What healing each wounded creature costs.',
    role: 'TRIAL',
    rate: 'read',
    reply: Type.Array(HealthOption),
  },
  'POST /api/player/health/{id}/restore': {
    summary: 'Heal a creature, or revive a dead one, for gold; for elixir where gold does not suffice.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    ...byId,
    reply: PlayerChange,
    errors: ['CREATURE_NOT_FOUND', 'FULLY_HEALTHY', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/player/squad/restore': {
    summary: 'Heal and revive the whole squad for gold: all of its wounded heroes, or none.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    reply: PlayerChange,
    errors: ['FULLY_HEALTHY', 'NOT_ENOUGH_RESOURCES', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/player/squad/set': {
    summary: 'Choose who fights and in which order: the first three stand in front.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ creatureIds: Type.Array(Id, { minItems: 1, maxItems: SQUAD_SIZE, uniqueItems: true }) }),
    reply: PlayerChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/artifact/{id}/fit': {
    summary: 'What an artifact sells for, and what each hero would be with it, the one who gains most first.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    ...byId,
    reply: ArtifactFit,
    errors: ['ARTIFACT_NOT_FOUND'],
  },
  'POST /api/artifact/{id}/wear': {
    summary: 'Put an artifact on a hero: into a free slot, or in the place of another, which goes to the backpack.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    body: Type.Object({ creatureId: Id, replacedId: Nullable(Id) }),
    reply: PlayerChange,
    errors: ['ARTIFACT_NOT_FOUND', 'CREATURE_NOT_FOUND', 'NO_ARTIFACT_SLOT', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/artifact/{id}/takeoff': {
    summary: 'Take an artifact off and put it into the backpack.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: PlayerChange,
    errors: ['ARTIFACT_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/artifact/{id}/sell': {
    summary: 'Sell an artifact for gold.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: Gained,
    errors: ['ARTIFACT_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'POST /api/creature/{id}/artifact/best': {
    summary: 'Put the most useful artifacts on a hero, out of its own and those in the backpack.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    reply: PlayerChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/artifact/{id}/forge/options': {
    summary: 'What each hero would be with a quarter of an artifact’s power, the one who gains most first.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    ...byId,
    reply: ForgeOptions,
    errors: ['ARTIFACT_NOT_FOUND'],
  },
  'POST /api/artifact/{id}/forge': {
    summary: 'Destroy an artifact: a hero keeps 25 per cent of its power for ever.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    ...byId,
    body: Type.Object({ creatureId: Id }),
    reply: PlayerChange,
    errors: ['ARTIFACT_NOT_FOUND', 'CREATURE_NOT_FOUND', 'FORGED_FULL', 'BATTLE_IN_PROGRESS'],
  },
  'GET /api/force/{creatureId}/options': {
    summary: 'What each force of a hero would cost to improve, and how long it would take.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    params: Type.Object({ creatureId: Id }),
    reply: ForceOptions,
    errors: ['CREATURE_NOT_FOUND'],
  },
  'POST /api/force/start': {
    summary: 'Begin to improve a force: two at once, more with hammers.',
    ...forceChange,
    errors: [...forceErrors, 'OFFER_LOCKED', 'FORCE_FINISHED', 'FORCE_GROWING', 'HAMMERS_BUSY', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/force/speedup': {
    summary: 'Let a force that is being improved be ready at once, for gems.',
    ...forceChange,
    errors: [...forceErrors, 'NO_ACTIVE_HAMMERS', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/force/complete': {
    summary: 'Give the hero the rank of a force that is ready.',
    ...forceChange,
    errors: [...forceErrors, 'NO_ACTIVE_HAMMERS', 'REWARD_NOT_READY'],
  },
  'POST /api/hammer/buy': {
    summary: 'Buy another hammer: one more force can be improved at once.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    reply: PlayerChange,
    errors: ['NOT_ENOUGH_RESOURCES', 'OFFER_LIMIT'],
  },
  'GET /api/creature/{id}/rank/options': {
    summary: 'What a hero’s next rank takes, and when the one that is being raised is ready.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    ...byId,
    reply: RankOptions,
    errors: ['CREATURE_NOT_FOUND'],
  },
  'POST /api/creature/{id}/rank/raise': {
    summary: 'Begin to raise a hero’s rank for its rank points.',
    ...rankChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS', 'RANK_FINISHED', 'RANK_GROWING', 'RANK_POINTS_MISSING'],
  },
  'POST /api/creature/{id}/rank/speedup': {
    summary: 'Let a rank that is being raised be ready at once, for gems.',
    ...rankChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS', 'RANK_NOT_GROWING', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/creature/{id}/rank/complete': {
    summary: 'Give the hero the rank that is ready.',
    ...rankChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS', 'RANK_NOT_GROWING', 'REWARD_NOT_READY'],
  },
  'GET /api/creature/{id}/transfer/options': {
    summary: 'What a hero would be after giving its power away, and every other hero with a quarter of it.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    ...byId,
    reply: TransferOptions,
    errors: ['CREATURE_NOT_FOUND'],
  },
  'POST /api/creature/{id}/transfer/{target}': {
    summary: 'Give 25 per cent of a hero’s power to another for ever; it loses its stats, forces and ranks.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ id: Id, target: Id }),
    reply: PlayerChange,
    errors: ['CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS', ...TransferRefusal],
  },
  'POST /api/card/{kind}/use': {
    summary: 'Use a card: at once for a hero or all heroes, or for its time.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ kind: Enum(CardKind) }),
    /** Null for cards that are for all heroes. */
    body: Type.Object({ creatureId: Nullable(Id) }),
    reply: PlayerChange,
    errors: ['CARD_NOT_FOUND', 'CREATURE_NOT_FOUND', 'BATTLE_IN_PROGRESS', 'CARD_USELESS', 'ONLY_DEAD', 'RANK_FINISHED', 'RANK_GROWING'],
  },
  'POST /api/consumable/slots/set': {
    summary: 'Choose which consumables can be used in a fight.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    body: Type.Object({ consumableIds: Type.Array(Id, { maxItems: 12, uniqueItems: true }) }),
    reply: PlayerChange,
    errors: ['CONSUMABLE_NOT_FOUND', 'SLOTS_FILLED', 'BATTLE_IN_PROGRESS'],
  },
})

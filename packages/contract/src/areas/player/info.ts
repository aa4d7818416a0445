import { type Static, Type } from 'typebox'
import { CampaignType, Quality } from '../../enums.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Tile } from '../road/entities.ts'
import { Player } from './entities.ts'

/** What the page needs at its start and whenever it asks for the player anew. */
export const PlayerInfo = Type.Object({
  /** Markup-free text of the page's header and footer areas. */
  header: Type.String(),
  footer: Type.String(),
  quality: Enum(Quality),
  campaignTypes: Type.Array(Enum(CampaignType)),
  optionalUnseenCampaign: Nullable(Enum(CampaignType)),
  referralBonus: Type.Object({ startBonus: Count, refClanBonus: Count, refBonus: Count }),
  /** How many more gifts can be begun now, and how many can grow at once. */
  hammerDto: Type.Object({ current: Count, max: Count }),
  cardState: Type.Record(Type.String(), Count),
  sale: Nullable(Type.Object({ packId: Count, quantity: Count, until: Time })),
  idToStore: Id,
  maxLevelAmongAccs: Count,
  serverTimeMs: Time,
  clientUuid: Type.String(),
  /** Null before a character was chosen. */
  player: Nullable(Player),
  /** A moderator is looking through this player's eyes. */
  admined: Flag,
  version: Count,
  artifactIdsToLoad: Type.Array(Count),
  artifactImageMaxStair: Count,
  tiles: Type.Array(Tile),
  /** True where the client's version is older than the server's: it should offer a reload. */
  obsolete: Flag,
})
export type PlayerInfo = Static<typeof PlayerInfo>

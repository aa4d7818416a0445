import { type Static, Type } from 'typebox'
import { Count, Enum, Id, Nullable } from '../../schema.ts'
import { Membership } from '../bank/enums.ts'
import { Creature } from '../hero/entities.ts'
import { CharacterAndCompanion, Gender } from '../player/enums.ts'

/** The data of a hero that other players may see: without wounds and artifacts. */
export const ProfileHero = Type.Pick(Creature, ['id', 'imageId', 'class', 'faction', 'rarity', 'premium', 'level', 'rank', 'maxRank'])
export type ProfileHero = Static<typeof ProfileHero>

/** The data of a player that other players may see. It contains nothing that a player would not tell a stranger. */
export const Profile = Type.Object({
  id: Id,
  /** Null for a guest. */
  name: Nullable(Type.String()),
  level: Count,
  /** The highest stair whose guardian the player defeated. */
  bestVictoryStair: Count,
  gender: Enum(Gender),
  characterAndCompanion: Enum(CharacterAndCompanion),
  /** Name in the catalogue of the worn portrait; null for the face of the character. */
  avatar: Nullable(Type.String()),
  membership: Enum(Membership),
  clanId: Nullable(Id),
  clanName: Nullable(Type.String()),
  /** The heroes of the squad, in their order; null if the player does not show them. */
  squad: Nullable(Type.Array(ProfileHero)),
})
export type Profile = Static<typeof Profile>

/** What shows a player's face in a list. */
export const Face = Type.Pick(Profile, ['avatar', 'characterAndCompanion', 'gender'])
export type Face = Static<typeof Face>

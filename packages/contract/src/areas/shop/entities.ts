import { Type } from 'typebox'
import { Gain } from '../../economy/gain.ts'
import { Price } from '../../economy/price.ts'
import { Count, Enum, Flag, Id, Nullable, Time } from '../../schema.ts'
import { Artifact, Creature } from '../hero/entities.ts'
import { ArtifactAvailability, BoosterFamily, BoosterKind, BoosterSize } from './enums.ts'

export const CreatureOffer = Type.Object({
  id: Id,
  creature: Creature,
  price: Type.Array(Price),
  oldPrice: Nullable(Type.Array(Price)),
  minStair: Count,
  available: Flag,
})

export const AvatarOffer = Type.Object({ id: Id, image: Type.String(), price: Type.Array(Price), owned: Flag })

export const ArtifactOffer = Type.Object({
  id: Id,
  artifact: Artifact,
  price: Type.Array(Price),
  availability: Type.Record(Type.String(), Enum(ArtifactAvailability)),
})

export const Booster = Type.Object({
  id: Id,
  family: Enum(BoosterFamily),
  size: Enum(BoosterSize),
  kind: Enum(BoosterKind),
  hours: Count,
  price: Type.Array(Price),
  until: Nullable(Time),
})

export const RankOffer = Type.Object({ id: Id, creatureId: Id, fromRank: Count, toRank: Count, price: Type.Array(Price) })

export const ExchangeOption = Type.Object({ id: Id, gives: Creature, takes: Type.Array(Price), tokens: Count })

export const SalePack = Type.Object({ id: Id, rewards: Type.Array(Gain), price: Type.Array(Price), quantity: Count })

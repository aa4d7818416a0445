// Replies of the shops, complete and valid; tests change what they need.
import type { ArtifactOffer, AvatarOffer, CreatureOffer, Profile } from '@skystair/contract'
import { creature, NOW } from './fixtures.ts'

export const creatureOffer = (id: number, changes: Partial<CreatureOffer> = {}): CreatureOffer => ({
  id,
  shop: 'usual',
  creature: creature(id, { imageId: 'hungry_ogre', class: 'OGRE', rarity: 'UNCOMMON', level: 3, playerId: null }),
  price: [{ resource: 'gold', amount: 100 * id }],
  oldPrice: null,
  minStair: 1,
  minLevel: 0,
  available: true,
  refusal: null,
  left: 1,
  until: NOW + 3_600_000,
  ...changes,
})

/** An artifact on sale: for the heroes 1 and 2 there is room, for 3 there is none. */
export const artifactOffer = (id: number, changes: Partial<ArtifactOffer> = {}): ArtifactOffer => ({
  id,
  key: 'road_sword',
  artifact: { id, artifactId: id, effectType: 'ATTACK', atlasKey: 'artifact/1/road_sword', rarity: 'USUAL', power: 3 },
  price: [{ resource: 'gold', amount: 80 * id }],
  minStair: 6,
  available: true,
  availability: { '1': 'BUY', '2': 'REPLACE', '3': 'UNAVAILABLE' },
  ...changes,
})

export const avatarOffer = (id: number, changes: Partial<AvatarOffer> = {}): AvatarOffer => ({
  id,
  key: 'gardener',
  price: [{ resource: 'gold', amount: 100 * id }],
  minStair: 0,
  minLevel: 10,
  available: true,
  owned: false,
  ...changes,
})

/** The profile of another player. */
export const profileOf = (changes: Partial<Profile> = {}): Profile => ({
  id: 7,
  name: 'Marta',
  level: 31,
  bestVictoryStair: 204,
  gender: 'FEMALE',
  characterAndCompanion: 'WOMAN_2',
  avatar: 'siren',
  membership: 'SILVER',
  clanId: null,
  clanName: null,
  squad: [],
  ...changes,
})

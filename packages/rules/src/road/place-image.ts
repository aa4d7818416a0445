import type { PlaceType } from '@skystair/contract'

const resourceImages: Readonly<Record<string, string>> = {
  gold: 'place/gold',
  crystal: 'place/crystal',
  blueCrystal: 'place/blue-crystal',
  elixir: 'place/elixir',
  sulfur: 'place/sulfur',
  caviar: 'place/caviar',
  mithril: 'place/mithril',
  amethysts: 'place/crystal',
}

const typeImages: Readonly<Record<PlaceType, string>> = {
  RESOURCE: 'place/gold',
  CUSTOM_PLACE: 'place/script',
  ARTIFACT: 'place/artifact',
  RUNE: 'place/rune',
  CONSUMABLE: 'place/consumable',
  POINTER: 'pointer',
  TURN: 'turn',
  GAINABLE: 'place/gainable',
  SCRIPT: 'place/script',
  PORTAL: 'portal',
  SKILL: 'place/skill',
  TALKER: 'talker',
}

/** Returns the image of a generated place. Places with a resource show that resource. */
export const placeImage = (type: PlaceType, resource?: string): string =>
  (type === 'RESOURCE' && resource ? resourceImages[resource] : undefined) ?? typeImages[type]

import type { PlaceType } from '@skystair/contract'

const resources: Readonly<Record<string, string>> = {
  gold: 'place/gold',
  crystal: 'place/crystal',
  blueCrystal: 'place/blue-crystal',
  elixir: 'place/elixir',
  sulfur: 'place/sulfur',
  caviar: 'place/caviar',
  mithril: 'place/mithril',
  amethysts: 'place/crystal',
}

const types: Readonly<Record<PlaceType, string>> = {
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

/** Frame of a generated place's picture; resources have their own by what lies there. */
export const imageOf = (type: PlaceType, resource?: string): string =>
  (type === 'RESOURCE' && resource ? resources[resource] : undefined) ?? types[type]

import type { Player } from '@skystair/contract'

export type StairColour = 'GREEN' | 'YELLOW' | 'RED'

/** From this many stairs above the last fight a stair is yellow, and red. */
const YELLOW_FROM = 2
const RED_FROM = 5

/** Returns the colour of a stair: green if it was won, otherwise by how far it is above the stair of the player's last fight. */
export function stairColour(
  stair: number,
  { battleStair, bestVictoryStair }: Pick<Player, 'battleStair' | 'bestVictoryStair'>,
): StairColour {
  const above = stair - Math.max(1, battleStair)
  if (stair <= bestVictoryStair || above < YELLOW_FROM) return 'GREEN'
  return above < RED_FROM ? 'YELLOW' : 'RED'
}

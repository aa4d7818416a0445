/** A lesson of the guide: told at a stair, or when the player first meets `moment`. Texts: `education.<id>`. */
export interface Lesson {
  readonly id: string
  readonly stair: number
  readonly moment: 'ARRIVE' | 'FIRST_FIGHT' | 'FIRST_WOUND' | 'FIRST_LOSS' | 'FIRST_HERO' | 'FIRST_ITEM' | 'LEVEL'
  readonly guide: 'cat' | 'rabbit'
}

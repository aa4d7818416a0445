/** An education, shown at a stair or when `moment` first happens to a player. Texts: `education.<id>`. */
export interface EducationKind {
  readonly id: string
  readonly stair: number
  readonly moment: 'ARRIVE' | 'FIRST_FIGHT' | 'FIRST_WOUND' | 'FIRST_LOSS' | 'FIRST_HERO' | 'FIRST_ITEM' | 'LEVEL'
  readonly guide: 'cat' | 'rabbit'
}

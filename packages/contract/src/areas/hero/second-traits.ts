// The second traits that classes have from a rank on: see `creatureClasses`.

export const SecondTrait = ['FINISHER', 'OPENER', 'VANGUARD', 'AVENGER', 'SURVIVOR', 'SHOULDER', 'THORNS', 'THIRST'] as const
/** Texts are `secondTrait.<name>.name` and `.about`. */
export type SecondTrait = (typeof SecondTrait)[number]

/** From this rank on a creature has its second trait. */
export const SECOND_RANK = 3

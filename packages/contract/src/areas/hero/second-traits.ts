// The second traits that classes have from a rank on: see `creatureClasses`.

export const SecondTrait = ['FINISHER', 'OPENER', 'VANGUARD', 'AVENGER', 'SURVIVOR', 'SHOULDER', 'THORNS', 'THIRST'] as const
/** Texts: `secondTrait.<name>.name` and `.about`. */
export type SecondTrait = (typeof SecondTrait)[number]

/** Creatures have their second trait from this rank on. */
export const SECOND_RANK = 3

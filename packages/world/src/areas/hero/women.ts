/** Kinds of creatures that are women of a class with a word of its own for them. Texts: `womanClass`. */
export const women: readonly string[] = ['hero_vasilisa', 'hero_marya', 'high_priestess', 'barbarian_queen', 'vampire_countess_ob']

/** The letters that stand for each further thousand, in both languages, for values over 9999. */
export const abbreviations = ['k', 'M', 'G', 'T', 'P', 'E', 'S', 'Y', 'R', 'Q', 'F', 'D', 'A'] as const

/** The refusals of a name that a player chooses: their own or their clan's. */
export const wrongNames = [
  'NAME_EMPTY',
  'NAME_TOO_SHORT',
  'NAME_TOO_LONG',
  'NAME_FORBIDDEN',
  'NAME_MIXED',
  'NAME_RESERVED',
  'NAME_TAKEN',
] as const

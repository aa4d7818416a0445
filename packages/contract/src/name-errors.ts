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

/** The refusals of any other text that a player writes for others. */
export const wrongTexts = ['TEXT_EMPTY', 'TEXT_TOO_LONG', 'TEXT_FORBIDDEN'] as const
/** The refusals of a player who may not write to others now. */
export const silenced = ['CHAT_BANNED', 'CHAT_FLOOD'] as const

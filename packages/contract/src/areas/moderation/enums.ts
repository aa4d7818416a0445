export const BanReason = [
  'FLOOD',
  'FOUL_LANGUAGE',
  'INSULTS',
  'PROVOCATION',
  'TRADING',
  'ADVERTISING',
  'FRAUD',
  'FORBIDDEN_NICKNAME',
  'FORBIDDEN_TOPICS',
  'VIOLATION_OF_LAW',
] as const
export type BanReason = (typeof BanReason)[number]

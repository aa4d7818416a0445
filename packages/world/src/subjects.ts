// What places that the road draws by itself speak of, by their type. Texts are `talker.<subject>`.
const numbered = (stem: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${stem}${i + 1}`)

export const subjects = {
  TALKER: numbered('chat', 16),
  SCRIPT: numbered('scroll', 12),
  POINTER: numbered('pointer', 6),
  CUSTOM_PLACE: numbered('oddity', 6),
} as const

// The subjects of generated places, by type of place. Their texts are `talker.<subject>`.
const numbered = (stem: string, count: number): readonly string[] => Array.from({ length: count }, (_, i) => `${stem}${i + 1}`)

export const subjects = {
  TALKER: numbered('chat', 28),
  SCRIPT: numbered('scroll', 20),
  POINTER: numbered('pointer', 14),
  CUSTOM_PLACE: numbered('oddity', 12),
} as const

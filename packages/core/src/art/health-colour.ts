const colours = { high: 0x5cc032, mid: 0xe8961f, low: 0xe03a22 } as const

/** Returns how a health bar looks of which `part` (0…1) is left. */
export const healthState = (part: number): keyof typeof colours => (part > 0.6 ? 'high' : part >= 0.3 ? 'mid' : 'low')

/** Returns the colour of a health bar of which `part` (0…1) is left: green, amber from 60 per cent down, red below 30. */
export const healthColour = (part: number): number => colours[healthState(part)]

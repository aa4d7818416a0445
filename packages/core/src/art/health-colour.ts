/** Returns the colour of a health bar, of which `part` (0…1) is left: green, amber from 60 per cent down, red below 30. */
export const healthColour = (part: number): number => (part > 0.6 ? 0x5cc032 : part >= 0.3 ? 0xe8961f : 0xe03a22)

/** The sound effects of the game. */
export type SoundName =
  | 'tap'
  | 'open'
  | 'close'
  | 'step'
  | 'coin'
  | 'crystal'
  | 'chest'
  | 'slash'
  | 'hit'
  | 'heavy'
  | 'crit'
  | 'block'
  | 'arrow'
  | 'fire'
  | 'ice'
  | 'poison'
  | 'heal'
  | 'lightning'
  | 'death'
  | 'level'
  | 'victory'
  | 'defeat'
  | 'magic'
  | 'portal'

/** Plays an effect; `rate` over 1 is higher. */
export type PlaySound = (name: SoundName, rate?: number) => void

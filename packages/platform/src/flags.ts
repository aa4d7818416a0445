// What an operator can change in a platform's console, without a new archive. Players cannot gain anything by changing it: the server decides about rewards.

interface Flag {
  /** The value where the console has none, or none within the limits. */
  readonly otherwise: number
  readonly least: number
  readonly most: number
}

export const FLAGS = {
  /** Minutes after the start without adverts that the player did not ask for. */
  advert_first_minutes: { otherwise: 10, least: 1, most: 600 },
  /** Minutes between two adverts between scenes. */
  advert_pause_minutes: { otherwise: 5, least: 1, most: 600 },
  /** 0 if no banner is shown. */
  banner: { otherwise: 1, least: 0, most: 1 },
} as const satisfies Readonly<Record<string, Flag>>

export type FlagName = keyof typeof FLAGS
export type Flags = Readonly<Record<FlagName, number>>
export const FLAG_NAMES = Object.keys(FLAGS) as readonly FlagName[]

/** Returns the flags from the console's values, of which those that are no whole number within the limits count as unset. */
export function readFlags(given: Readonly<Record<string, unknown>>): Flags {
  const flagOf = (name: FlagName) => {
    const { otherwise, least, most } = FLAGS[name]
    const text = given[name]
    const value = typeof text === 'string' && /^\d{1,4}$/.test(text) ? Number(text) : otherwise
    return value >= least && value <= most ? value : otherwise
  }
  return Object.fromEntries(FLAG_NAMES.map((name) => [name, flagOf(name)])) as Record<FlagName, number>
}

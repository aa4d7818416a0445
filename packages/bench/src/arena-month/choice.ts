// Which of the offered rivals a player challenges.
import type { Creature } from '@skystair/contract'
import type { Style } from '@skystair/rules/sim'

export interface Offer {
  readonly place: number
  readonly holder: number | null
  readonly squad: readonly Creature[]
  /** In hundredths of the player's own power. */
  readonly power: number
}

/** The strongest rival that players of each temperament challenge, in hundredths of their own power. The careless do not look. */
const STRONGEST: Readonly<Record<Style['name'], number>> = { careless: Number.POSITIVE_INFINITY, steady: 110, clever: 100 }

/** Returns the highest rival who does not look too strong, or else the weakest; the careless take any. Only rivals above bring a place. */
export function choose({ name }: Pick<Style, 'name'>, place: number, offers: readonly Offer[], random: number): Offer | undefined {
  const above = offers.filter((offer) => offer.place < place)
  if (name === 'careless') return above[random % above.length]
  const beatable = above.filter(({ power }) => power <= STRONGEST[name])
  return beatable.length > 0
    ? beatable.reduce((best, offer) => (offer.place < best.place ? offer : best))
    : above.reduce<Offer | undefined>((best, offer) => (!best || offer.power < best.power ? offer : best), undefined)
}

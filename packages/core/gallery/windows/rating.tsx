import { RatingWindow } from '../../src/areas/rating/window.tsx'
import type { Language } from '../../src/services/options.ts'
import { ratingOf } from '../../testing/rating-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { galleryWords } from '../words.ts'

const portraits = [null, 'captain', null, 'scholar', 'siren']

/** A page with the player in it, long names and large numbers. */
const rating = (lang: Language) => {
  const { names } = galleryWords[lang]
  const page = ratingOf(98_431, 101, { playersTotal: 1_000_000, playersOnline: 12_345, myPosition: 98_434 })
  const positions = page.positions.map((position, index) => ({
    ...position,
    id: index === 3 ? 1 : index + 2,
    name: names[index % names.length] ?? null,
    value: 1_284_300 - index * 117,
    face: {
      avatar: portraits[index % portraits.length] ?? null,
      characterAndCompanion: 'MAN_2' as const,
      gender: index % 2 ? ('MALE' as const) : ('FEMALE' as const),
    },
  }))
  return { ...page, positions }
}

/** The rating by strength. */
const Rating = () => <RatingWindow type="params" />

export const rooms: Rooms = {
  rooms: { rating: Rating },
  replies: (server, lang) => server.on('GET /api/rating/by/{type}', rating(lang)),
}

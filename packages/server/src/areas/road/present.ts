import type { Place } from '@skystair/contract'
import type { RoadPlace } from '@skystair/rules'

/** Returns the fields of a place that are sent; the others stay on the server. */
export const presentPlace = (place: RoadPlace): Place => ({
  id: place.id,
  placeType: place.placeType,
  posX: place.posX,
  posY: place.posY,
  stair: place.stair,
  image: place.image,
  creatureId: place.creatureId,
  creatureImageId: place.creatureImageId,
  creatureLevel: place.creatureLevel,
  squadSize: place.squadSize,
  companions: place.companions,
  guardian: place.guardian,
  boss: place.boss,
  battleLost: place.battleLost,
  used: place.used,
  difficulty: place.difficulty,
  gain: place.gain,
  subject: place.subject,
})

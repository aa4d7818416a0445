import { choicesAt } from '@skystair/world/areas/road/choices'
import { Talker } from '../../src/areas/story/window.tsx'
import { nothing, type Rooms } from '../rooms.ts'

/** A stranger whom the player can treat well or badly. */
const Meeting = () => (
  <Talker subject="chat8" placeType="TALKER" choices={choicesAt({ placeType: 'TALKER', stair: 20, subject: 'chat8' })} onChoose={nothing} />
)

/** A captive who can be freed. */
const Captive = () => (
  <Talker placeType="GAINABLE" choices={choicesAt({ placeType: 'GAINABLE', stair: 20, subject: null })} onChoose={nothing} />
)

export const rooms: Rooms = { rooms: { meeting: Meeting, captive: Captive } }

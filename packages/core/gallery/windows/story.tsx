import { choicesAt } from '@skystair/world/areas/road/choices'
import { Story, Talker } from '../../src/areas/story/window.tsx'
import { nothing, type Rooms } from '../rooms.ts'

/** A stranger whom the player can treat well or badly. */
const Meeting = () => (
  <Talker subject="chat8" placeType="TALKER" choices={choicesAt({ placeType: 'TALKER', stair: 20, subject: 'chat8' })} onChoose={nothing} />
)

/** A captive who can be freed. */
const Captive = () => (
  <Talker placeType="GAINABLE" choices={choicesAt({ placeType: 'GAINABLE', stair: 20, subject: null })} onChoose={nothing} />
)

/** What a boss says once it is beaten: the longest of these texts. */
const Beaten = () => <Story part="boss_mother_mire" moment="outro" />

export const rooms: Rooms = { rooms: { meeting: Meeting, captive: Captive, beaten: Beaten } }

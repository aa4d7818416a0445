import card from './card.css'
import fields from './fields.css'
import gains from './gains.css'
import list from './list.css'
import odds from './odds.css'
import offers from './offers.css'
import painting from './painting.css'
import reading from './reading.css'
import sceneBar from './scene-bar.css'
import season from './season.css'
import slots from './slots.css'
import tip from './tip.css'

/** Style sheets of kit components that the first road does not need; areas that use them list them before their own. */
export const kitCss: readonly string[] = [fields, card, slots, gains, list, tip, reading, painting, odds, offers, season, sceneBar]

import action from './action.css'
import avatar from './avatar.css'
import goals from './goals.css'
import guide from './guide.css'
import hud from './hud.css'
import location from './location.css'
import menu from './menu.css'
import resources from './resources.css'

/** The style sheets of the road's HUD. */
export const hudCss: readonly string[] = [hud, avatar, resources, location, action, goals, guide, menu]

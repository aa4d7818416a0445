import account from './account.css'
import areas from './areas.css'
import bank from './bank.css'
import battle from './battle.css'
import card from './card.css'
import fields from './fields.css'
import gains from './gains.css'
import list from './list.css'
import order from './order.css'
import profile from './profile.css'
import season from './season.css'
import slots from './slots.css'
import tasks from './tasks.css'
import tip from './tip.css'

/** The style sheet of what comes later: fights and overlays. All its rules begin with `.skystair`. */
export const lateCss = [fields, card, slots, gains, list, tip, battle, profile, order, areas, tasks, account, bank, season].join('\n')

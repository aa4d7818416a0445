import bank from '../../areas/bank/bank.css'
import battle from '../../areas/battle/battle.css'
import profile from '../../areas/hero/hero.css'
import order from '../../areas/hero/order.css'
import account from '../../areas/security/security.css'
import tasks from '../../areas/task/task.css'
import areas from './areas.css'
import card from './card.css'
import fields from './fields.css'
import gains from './gains.css'
import list from './list.css'
import season from './season.css'
import slots from './slots.css'
import tip from './tip.css'

/** The style sheet of what comes later: fights and overlays. All its rules begin with `.skystair`. */
export const lateCss = [fields, card, slots, gains, list, tip, battle, profile, order, areas, tasks, account, bank, season].join('\n')

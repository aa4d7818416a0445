import base from './base.css'
import bottom from './bottom.css'
import boxes from './boxes.css'
import choice from './choice.css'
import controls from './controls.css'
import mirror from './mirror.css'
import notices from './notices.css'
import panel from './panel.css'
import tokens from './tokens.css'

/** The style sheets of what React renders from the start; areas have their own. All rules begin with `.skystair`. */
export const uiCss = [tokens, base, panel, controls, choice, boxes, bottom, notices, mirror].join('\n')

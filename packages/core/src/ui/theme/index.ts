import account from './account.css'
import areas from './areas.css'
import base from './base.css'
import battle from './battle.css'
import card from './card.css'
import controls from './controls.css'
import hud from './hud.css'
import mirror from './mirror.css'
import panel from './panel.css'
import profile from './profile.css'
import selection from './selection.css'
import tokens from './tokens.css'

/** The style sheet of everything that React draws. All its rules begin with `.skystair`. */
export const uiCss = [tokens, base, panel, controls, card, hud, battle, selection, profile, areas, account, mirror].join('\n')

import badge from './badge.css'
import bar from './bar.css'
import base from './base.css'
import board from './board.css'
import boxes from './boxes.css'
import busyIndicator from './busy-indicator.css'
import button from './button.css'
import choice from './choice.css'
import contrast from './contrast.css'
import figure from './figure.css'
import iconButton from './icon-button.css'
import layout from './layout.css'
import mirror from './mirror.css'
import modal from './modal.css'
import motion from './motion.css'
import panel from './panel.css'
import ribbon from './ribbon.css'
import side from './side.css'
import tabs from './tabs.css'
import text from './text.css'
import toasts from './toasts.css'
import tokens from './tokens.css'

/** The style sheets of what React renders from the start; areas have their own. All rules begin with `.skystair`. */
export const uiCss = [
  tokens,
  base,
  modal,
  panel,
  text,
  layout,
  motion,
  ribbon,
  tabs,
  badge,
  button,
  iconButton,
  bar,
  choice,
  boxes,
  figure,
  board,
  side,
  toasts,
  busyIndicator,
  mirror,
  contrast,
].join('\n')

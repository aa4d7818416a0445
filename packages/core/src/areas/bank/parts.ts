import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './bank.css'
import { BankPlus } from './bank-plus.tsx'
import plusCss from './plus.css'
import { Bank } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css, plusCss],
  windows: { bank: Bank },
  moods: { bank: 'shop' },
  slots: { 'resource/mithril': BankPlus },
}

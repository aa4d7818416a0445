import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './offer.css'
import { OfferSign } from './sign.tsx'
import { OfferStore } from './store.ts'
import { OfferWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { offer: OfferWindow },
  slots: { 'road/top': OfferSign },
  start: (services) => services.get(OfferStore).watch(),
}

// Modules of the ui that need a real browser but no game, as globals of an empty page. For tests; no bundle of the game contains it.
import { keepFocus } from '../src/ui/keep-focus.ts'
import { animateClosing } from '../src/ui/kit/closing-animation.ts'

Object.assign(window, { keepFocus, animateClosing })

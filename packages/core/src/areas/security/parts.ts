import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { AccountActions } from './account-actions.tsx'
import { ChangeContact, ChangePassword, Rename } from './change-account.tsx'
import { Login } from './login.tsx'
import { Register } from './register.tsx'
import css from './security.css'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { register: Register, login: Login, rename: Rename, 'change mail or phone': ChangeContact, password: ChangePassword },
  slots: { 'settings/account': AccountActions },
}

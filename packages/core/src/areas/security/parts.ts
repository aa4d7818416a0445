import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { AccountActions } from './account-actions.tsx'
import { ChangeContact, ChangePassword, Rename } from './change-account.tsx'
import { Login } from './login.tsx'
import { PersonalDataWindow } from './personal-data.tsx'
import { Register } from './register.tsx'

export const parts: AreaParts = {
  css: kitCss,
  windows: {
    register: Register,
    login: Login,
    rename: Rename,
    'change mail or phone': ChangeContact,
    password: ChangePassword,
    'personal data': PersonalDataWindow,
  },
  slots: { 'settings/account': AccountActions },
}

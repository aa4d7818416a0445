import { gamePushSimulator } from '@skystair/platform/proof/gamepush-simulator'

export const simulator = gamePushSimulator('gp_partner', 'GP_PARTNER', 'PARTNER')

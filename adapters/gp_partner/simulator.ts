import { gamePushSimulator } from '@skystair/platform/simulator'

export const simulator = gamePushSimulator('gp_partner', 'GP_PARTNER', 'PARTNER')

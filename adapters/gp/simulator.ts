import { gamePushSimulator } from '@skystair/platform/proof/gamepush-simulator'

export const simulator = gamePushSimulator('gp', 'GP', 'CUSTOM')

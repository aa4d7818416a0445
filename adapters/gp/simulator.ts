import { gamePushSimulator } from '@skystair/platform/simulator'

export const simulator = gamePushSimulator('gp', 'GP', 'CUSTOM')

import { gamePushServer } from '@skystair/platform/proof/gamepush'

/** GamePush: players by a secret that only they can write, purchases by asking GamePush. */
export const server = gamePushServer('gp', 'GP')

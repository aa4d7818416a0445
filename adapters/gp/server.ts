import { gamePushServer } from '@skystair/platform/gamepush/server'

/** GamePush: players by a secret that only they can write, purchases by asking GamePush. */
export const server = gamePushServer('gp', 'GP')

import { gamePushServer } from '@skystair/platform/gamepush/server'

/** GamePush's partners, with a project of their own: players by a secret that only they can write, purchases by asking GamePush. */
export const server = gamePushServer('gp_partner', 'GP_PARTNER')

import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { endSession } from '../../session/session.ts'
import { login, register, setContact, setName, setPassword } from './account.ts'
import { accountPageRoutes } from './account-page.ts'
import { personalData } from './copy/copy.ts'
import { deleteAccount, waitingDeletions } from './deletion.ts'
import { deletions, formerNames } from './migration.ts'
import { registerTrial } from './trial.ts'

export const area = defineArea(contract.security, {
  migrations: [deletions, formerNames],
  routes: accountPageRoutes,
  sweep: [waitingDeletions],
  personal: [
    { table: 'deletion', by: ['player_id'], exported: ['at'], hidden: ['player_id'], onDeletion: 'DELETE' },
    { table: 'former_name', by: ['player_id'], exported: ['name_key'], hidden: ['player_id'], onDeletion: 'DELETE' },
  ],
  handlers: {
    'POST /api/security/registerTrial': registerTrial,
    'POST /api/security/register': register,
    'POST /api/security/login': login,
    'POST /api/security/name/set': setName,
    'POST /api/security/mailOrPhone/set': setContact,
    'POST /api/security/password/set': setPassword,
    'POST /api/security/logout': async (ctx) => {
      await endSession(ctx, ctx.session.id)
      return { done: true }
    },
    'GET /api/security/data': personalData,
    'POST /api/security/delete': deleteAccount,
    'GET /api/security/isPlayerExist': async ({ playerId }) => ({ exists: playerId !== null, id: playerId }),
    'GET /api/connection/isConnectionExists': async ({ now }) => ({ connected: true, serverTimeMs: now }),
  },
})

import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { endSession } from '../../session/session.ts'
import { login, register, setContact, setName, setPassword } from './account.ts'
import { accountPageRoutes } from './account-page.ts'
import { personalData } from './copy/copy.ts'
import { deleteAccount, waitingDeletions } from './deletion.ts'
import { lostGuests } from './guests.ts'
import { deletions, formerNames, guestTimes } from './migration.ts'
import { registerTrial } from './trial.ts'

export const area = defineArea(contract.security, {
  tables: {
    deletion: { days: 30 },
    former_name: { keptFor: 'a player whose name was taken signs in by it', by: 'the decisions of moderators' },
  },
  migrations: [deletions, formerNames, guestTimes],
  routes: accountPageRoutes,
  sweep: [waitingDeletions, lostGuests],
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

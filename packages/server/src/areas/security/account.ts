import { price } from '@skystair/contract'
import { cleanContact, cleanName } from '@skystair/contract/account-rules'
import { charge } from '../../economy/charge.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import type { Tx } from '../../storage/db.ts'
import { mayWrite } from '../moderation/public.ts'
import { notify } from '../notification/repository.ts'
import { lockPlayer } from '../player/change.ts'
import { presentPlayer } from '../player/present.ts'
import {
  type Account,
  accountByName,
  accountOf,
  accountsByContact,
  endTrial,
  loadPlayer,
  lockAccount,
  savePlayer,
  setContact as setPlayerContact,
  setPassword as setPlayerPassword,
} from '../player/repository.ts'
import { welcomeFriend } from '../referral/referral.ts'
import { askPassword } from './ask-password.ts'
import { type Attempting, attemptToSignIn, forgetAttempts } from './attempts.ts'
import { giveName } from './name.ts'
import { namePrice } from './name-price.ts'
import { hashPassword, isPassword } from './password.ts'
import { dropFormerNames, holderOfFormerName, unmarkDeleted } from './repository.ts'
import { checkContact, checkName, checkPassword, keyOf } from './rules.ts'

const account = async ({ tx }: Pick<Context, 'tx'>, playerId: number): Promise<Account> => (await lockAccount(tx, playerId))!

const renewed = async (ctx: Parameters<typeof openSession>[0], playerId: number) => ({
  ...(await openSession(ctx, playerId)),
  player: await presentPlayer(ctx.tx, playerId, ctx.now),
})

export const register: Handler<'POST /api/security/register'> = {
  async prepare({ body }) {
    const name = checkName(body.name)
    const contact = body.optionalMailOrPhone?.trim() ? checkContact(body.optionalMailOrPhone, '/optionalMailOrPhone') : null
    const hash = await hashPassword(await checkPassword(body.password, name))
    return async (ctx) => {
      const { tx, now, session, playerId } = ctx
      if ((await account(ctx, playerId)).password_hash !== null) throw refuse('ALREADY_REGISTERED')
      if (!(await giveName(tx, playerId, name))) throw refuse('NAME_TAKEN', { field: '/name' })
      if (contact) await setPlayerContact(tx, playerId, contact, keyOf(contact), now)
      // A player who already has an inviter keeps it.
      if (body.ref) await welcomeFriend(tx, playerId, body.ref, now)
      await setPlayerPassword(tx, playerId, hash, now)
      await endTrial(tx, playerId, null, now)
      await endSession(ctx, session.id)
      return renewed(ctx, playerId)
    }
  },
}

/** How many accounts of one contact are tried at signing in: those that could be signed in to by it before others. */
const MAX_OF_CONTACT = 3

/** Returns the account with a name; also by the name that moderators took from it, until the player chooses another. */
async function named(tx: Tx, key: string): Promise<Account | undefined> {
  const found = await accountByName(tx, key)
  const former = found ? undefined : await holderOfFormerName(tx, key)
  return former === undefined ? found : accountOf(tx, former)
}

/**
 * Returns the account that a name, mail address or phone number and the password belong to. Always compares the same number of passwords, so that the
 * time does not reveal who is registered.
 */
async function findAccount(
  call: Attempting,
  { name, password, device }: { readonly name: string; readonly password: string; readonly device?: string },
): Promise<{ readonly account: Account; readonly attempts: string } | undefined> {
  // No name contains an @ or begins with a +.
  const isContact = name.includes('@') || name.trim().startsWith('+')
  const key = keyOf(isContact ? cleanContact(name) : cleanName(name))
  const found = await call.db.tx(async (tx) => {
    if (isContact) return accountsByContact(tx, key, MAX_OF_CONTACT)
    const account = await named(tx, key)
    return account ? [account] : []
  })
  const allowed = await attemptToSignIn(
    call,
    found.map(({ id }) => id),
    key,
    device,
  )
  const compared = Array.from({ length: isContact ? MAX_OF_CONTACT : 1 }, (_, i) => found[i])
  const hashOf = (account: Account | undefined) => (account && allowed.has(account.id) ? account.password_hash : null)
  const right = await Promise.all(compared.map((account) => isPassword(password, hashOf(account))))
  const account = compared.find((_, i) => right[i])
  return account && { account, attempts: allowed.get(account.id)! }
}

export const login: Handler<'POST /api/security/login'> = {
  async prepare({ body, ...call }) {
    const right = await findAccount(call, body)
    return async (ctx) => {
      const found = right?.account
      // The password may have been changed since it was compared.
      if (!found || (await account(ctx, found.id)).password_hash !== found.password_hash) throw refuse('LOGIN_FAILED')
      ctx.after((_, counter) => forgetAttempts({ counter }, right.attempts))
      const player = await loadPlayer(ctx.tx, found.id, { lock: true })
      const restored = (await unmarkDeleted(ctx.tx, found.id)) === 1
      if (player.state.lang !== body.lang) {
        player.state.lang = body.lang
        await savePlayer(ctx.tx, player, ctx.now)
      }
      if (ctx.session) await endSession(ctx, ctx.session.id)
      return { ...(await renewed(ctx, found.id)), restored }
    }
  },
}

export const setName: Handler<'POST /api/security/name/set'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const name = checkName(ctx.body.name)
  const { player, changes } = await lockPlayer(ctx)
  await mayWrite(ctx, 'NAME')
  if (player.name === name) throw refuse('NAME_UNCHANGED', { field: '/name' })
  await charge(tx, playerId, price({ mithril: namePrice(player) }), { reason: 'name', ref: `name:${player.version}`, now })
  // For a player of a platform without a name, the first name is not a change.
  if (player.name !== null) player.state.renamed++
  await dropFormerNames(tx, playerId)
  await savePlayer(tx, player, now)
  if (!(await giveName(tx, playerId, name))) throw refuse('NAME_TAKEN', { field: '/name' })
  return changes(await loadPlayer(tx, playerId), 'purse')
}

export const setContact: Handler<'POST /api/security/mailOrPhone/set'> = {
  async prepare({ body, ...call }) {
    const { playerId } = call
    const contact = checkContact(body.mailOrPhone, '/mailOrPhone')
    const checkPassword = await askPassword(call, body.password)
    return async (ctx) => {
      const { tx, now } = ctx
      const { player, changes } = await lockPlayer(ctx)
      const signsIn = await checkPassword(ctx)
      // Somebody who has only got hold of a session must not do this unnoticed.
      if (signsIn && player.contact !== contact) await notify(tx, playerId, 'contactChanged', {}, now)
      await setPlayerContact(tx, playerId, contact, keyOf(contact), now)
      return changes(await loadPlayer(tx, playerId))
    }
  },
}

export const setPassword: Handler<'POST /api/security/password/set'> = {
  async prepare({ body, ...call }) {
    const { playerId, db } = call
    const { name } = await db.tx((tx) => loadPlayer(tx, playerId))
    const next = await checkPassword(body.passwordNew, name, '/passwordNew')
    const checkCurrent = await askPassword(call, body.passwordCurrent, { field: '/passwordCurrent', needed: true })
    const hash = await hashPassword(next)
    return async (ctx) => {
      await checkCurrent(ctx)
      await setPlayerPassword(ctx.tx, playerId, hash, ctx.now)
      await endSessions(ctx, playerId)
      return renewed(ctx, playerId)
    }
  },
}

import { price } from '@skystair/contract'
import { cleanContact, cleanName } from '@skystair/contract/areas/security/account-rules'
import { charge } from '../../economy/charge.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import { presentPlayer } from '../player/present.ts'
import {
  type Account,
  accountByKey,
  accountOf,
  endTrial,
  holderOf,
  loadPlayer,
  lockAccount,
  savePlayer,
  setContact as setPlayerContact,
  setName as setPlayerName,
  setPassword as setPlayerPassword,
} from '../player/repository.ts'
import { welcomeFriend } from '../referral/referral.ts'
import { namePrice } from './name-price.ts'
import { hashPassword, isPassword } from './password.ts'
import { checkContact, checkName, checkPassword, keyOf } from './rules.ts'

const account = async ({ tx }: Pick<Context, 'tx'>, playerId: number): Promise<Account> => (await lockAccount(tx, playerId))!

/** Gives a player a name or contact. Throws NAME_TAKEN or CONTACT_TAKEN, with the field where the caller named it, where somebody else has it. */
async function claim(
  { tx }: Pick<Context, 'tx'>,
  playerId: number,
  column: 'name' | 'contact',
  value: string,
  field: string,
): Promise<void> {
  const key = keyOf(value)
  const holder = await holderOf(tx, column, key)
  if (holder !== undefined && holder !== playerId) throw refuse(column === 'name' ? 'NAME_TAKEN' : 'CONTACT_TAKEN', { field })
  await (column === 'name' ? setPlayerName : setPlayerContact)(tx, playerId, value, key)
}

const renewed = async (ctx: Parameters<typeof openSession>[0], playerId: number) => ({
  ...(await openSession(ctx, playerId)),
  player: await presentPlayer(ctx.tx, playerId, ctx.now),
})

export const register: Handler<'POST /api/security/register'> = {
  async prepare({ body }) {
    const name = checkName(body.name)
    const hash = await hashPassword(checkPassword(body.password))
    const field = '/optionalMailOrPhone'
    const contact = body.optionalMailOrPhone?.trim() ? checkContact(body.optionalMailOrPhone, field) : null
    return async (ctx) => {
      const { tx, now, session, playerId } = ctx
      if ((await account(ctx, playerId)).password_hash !== null) throw refuse('ALREADY_REGISTERED')
      await claim(ctx, playerId, 'name', name, '/name')
      if (contact) await claim(ctx, playerId, 'contact', contact, field)
      // A player who came by a code already keeps that one.
      if (body.ref) await welcomeFriend(tx, playerId, body.ref, now)
      await setPlayerPassword(tx, playerId, hash, now)
      await endTrial(tx, playerId, null, now)
      await endSession(ctx, session.id)
      return renewed(ctx, playerId)
    }
  },
}

export const login: Handler<'POST /api/security/login'> = {
  async prepare({ body, db }) {
    const key = keyOf(cleanName(body.name))
    const contact = keyOf(cleanContact(body.name))
    const found = await db.tx((tx) => accountByKey(tx, key, contact))
    const right = await isPassword(body.password, found?.password_hash ?? null)
    return async (ctx) => {
      // The password may have been changed since it was compared.
      if (!right || !found || (await account(ctx, found.id)).password_hash !== found.password_hash) throw refuse('LOGIN_FAILED')
      const player = await loadPlayer(ctx.tx, found.id, { lock: true })
      if (player.state.lang !== body.lang) {
        player.state.lang = body.lang
        await savePlayer(ctx.tx, player, ctx.now)
      }
      if (ctx.session) await endSession(ctx, ctx.session.id)
      return renewed(ctx, found.id)
    }
  },
}

export const setName: Handler<'POST /api/security/name/set'> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const name = checkName(ctx.body.name)
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (player.name === name) throw refuse('NAME_UNCHANGED', { field: '/name' })
  await charge(tx, playerId, price({ mithril: namePrice(player) }), { reason: 'name', ref: `name:${player.version}`, now })
  // A player who came by a platform without a name gets the first one, which is no change.
  if (player.name !== null) player.state.renamed++
  await savePlayer(tx, player, now)
  await claim(ctx, playerId, 'name', name, '/name')
  return presentPlayer(tx, playerId, now)
}

export const setContact: Handler<'POST /api/security/mailOrPhone/set'> = async (ctx) => {
  const field = '/mailOrPhone'
  const contact = checkContact(ctx.body.mailOrPhone, field)
  await account(ctx, ctx.playerId)
  await claim(ctx, ctx.playerId, 'contact', contact, field)
  return presentPlayer(ctx.tx, ctx.playerId, ctx.now)
}

export const setPassword: Handler<'POST /api/security/password/set'> = {
  async prepare({ body, playerId, db }) {
    const next = checkPassword(body.passwordNew, '/passwordNew')
    const stored = (await db.tx((tx) => accountOf(tx, playerId)))?.password_hash ?? null
    const right = await isPassword(body.passwordCurrent, stored)
    const hash = await hashPassword(next)
    return async (ctx) => {
      if (!right || (await account(ctx, playerId)).password_hash !== stored) throw refuse('PASSWORD_WRONG', { field: '/passwordCurrent' })
      await setPlayerPassword(ctx.tx, playerId, hash, ctx.now)
      await endSessions(ctx, playerId)
      return renewed(ctx, playerId)
    }
  },
}

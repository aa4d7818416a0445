import { type contract, price } from '@skystair/contract'
import { cleanContact, cleanName } from '@skystair/contract/areas/security/account-rules'
import { charge } from '../../economy/charge.ts'
import type { Context, Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { endSession, endSessions, openSession } from '../../session/session.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer, savePlayer } from '../player/repository.ts'
import { welcomeFriend } from '../referral/referral.ts'
import { namePrice } from './name-price.ts'
import { hashPassword, isPassword } from './password.ts'
import { checkContact, checkName, checkPassword, keyOf } from './rules.ts'

type Calls = typeof contract.security

interface Account {
  readonly id: number
  readonly name: string | null
  readonly password_hash: string | null
}

const accountOf = async ({ tx }: Pick<Context, 'tx'>, playerId: number): Promise<Account> =>
  (await tx.one<Account>(`select id, name, password_hash from player where id = ?${tx.lock}`, [playerId]))!

/** Takes a name or contact for a player, where nobody else has it. `field` is where the caller named it. */
async function claim(
  { tx }: Pick<Context, 'tx'>,
  playerId: number,
  column: 'name' | 'contact',
  value: string,
  field: string,
): Promise<void> {
  const taken = await tx.one<{ id: number }>(`select id from player where ${column}_key = ?`, [keyOf(value)])
  if (taken && taken.id !== playerId) throw refuse(column === 'name' ? 'NAME_TAKEN' : 'CONTACT_TAKEN', { field })
  await tx.run(`update player set ${column} = ?, ${column}_key = ?, version = version + 1 where id = ?`, [value, keyOf(value), playerId])
}

const renewed = async (ctx: Parameters<typeof openSession>[0], playerId: number) => ({
  ...(await openSession(ctx, playerId)),
  player: await presentPlayer(ctx.tx, playerId, ctx.now),
})

export const register: Handler<Calls['POST /api/security/register']> = {
  async prepare({ body }) {
    const name = checkName(body.name)
    const hash = await hashPassword(checkPassword(body.password))
    const field = '/optionalMailOrPhone'
    const contact = body.optionalMailOrPhone?.trim() ? checkContact(body.optionalMailOrPhone, field) : null
    return async (ctx) => {
      const { tx, now, session, playerId } = ctx
      if ((await accountOf(ctx, playerId)).password_hash !== null) throw refuse('ALREADY_REGISTERED')
      await claim(ctx, playerId, 'name', name, '/name')
      if (contact) await claim(ctx, playerId, 'contact', contact, field)
      // Whoever came by a code already keeps that one.
      if (body.ref) await welcomeFriend(tx, playerId, body.ref, now)
      await tx.run("update player set password_hash = ?, access_level = 'PLAYER', version = version + 1, updated_at = ? where id = ?", [
        hash,
        now,
        playerId,
      ])
      await endSession(ctx, session.id)
      return renewed(ctx, playerId)
    }
  },
}

export const login: Handler<Calls['POST /api/security/login']> = {
  async prepare({ body, db }) {
    const key = keyOf(cleanName(body.name))
    const contact = keyOf(cleanContact(body.name))
    const account = await db.tx((tx) =>
      tx.one<Account>('select id, name, password_hash from player where name_key = ? or contact_key = ? order by id limit 1', [
        key,
        contact,
      ]),
    )
    const right = await isPassword(body.password, account?.password_hash ?? null)
    return async (ctx) => {
      // The password may have been changed since it was compared.
      if (!right || !account || (await accountOf(ctx, account.id)).password_hash !== account.password_hash) throw refuse('LOGIN_FAILED')
      const player = await loadPlayer(ctx.tx, account.id, { lock: true })
      if (player.state.lang !== body.lang) {
        player.state.lang = body.lang
        await savePlayer(ctx.tx, player, ctx.now)
      }
      if (ctx.session) await endSession(ctx, ctx.session.id)
      return renewed(ctx, account.id)
    }
  },
}

export const setName: Handler<Calls['POST /api/security/name/set']> = async (ctx) => {
  const { tx, now, playerId } = ctx
  const name = checkName(ctx.body.name)
  const player = await loadPlayer(tx, playerId, { lock: true })
  if (player.name === name) throw refuse('NAME_UNCHANGED', { field: '/name' })
  await charge(tx, playerId, price({ mithril: namePrice(player) }), { reason: 'name', ref: `name:${player.version}`, now })
  // Whoever came by a platform without a name gets the first one rather than changing it.
  if (player.name !== null) player.state.renamed = (player.state.renamed ?? 0) + 1
  await savePlayer(tx, player, now)
  await claim(ctx, playerId, 'name', name, '/name')
  return presentPlayer(tx, playerId, now)
}

export const setContact: Handler<Calls['POST /api/security/mailOrPhone/set']> = async (ctx) => {
  const field = '/mailOrPhone'
  const contact = checkContact(ctx.body.mailOrPhone, field)
  await accountOf(ctx, ctx.playerId)
  await claim(ctx, ctx.playerId, 'contact', contact, field)
  return presentPlayer(ctx.tx, ctx.playerId, ctx.now)
}

export const setPassword: Handler<Calls['POST /api/security/password/set']> = {
  async prepare({ body, playerId, db }) {
    const next = checkPassword(body.passwordNew, '/passwordNew')
    const stored =
      (await db.tx((tx) => tx.one<Account>('select id, name, password_hash from player where id = ?', [playerId])))?.password_hash ?? null
    const right = await isPassword(body.passwordCurrent, stored)
    const hash = await hashPassword(next)
    return async (ctx) => {
      if (!right || (await accountOf(ctx, playerId)).password_hash !== stored) throw refuse('PASSWORD_WRONG', { field: '/passwordCurrent' })
      await ctx.tx.run('update player set password_hash = ?, version = version + 1, updated_at = ? where id = ?', [hash, ctx.now, playerId])
      await endSessions(ctx, playerId)
      return renewed(ctx, playerId)
    }
  },
}

import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { CharacterAndCompanion } from '../../enums.ts'
import { Count, Enum, Flag, Id, Time } from '../../schema.ts'
import { Player } from '../player/entities.ts'

/** The new session: the token travels in the `session` reply header too, and goes back as query value `session`. */
export const Session = Type.Object({ session: Type.String(), expiresAt: Time, player: Player })
const Lang = Enum(['RU', 'EN'] as const)
const short = Type.String({ maxLength: 200 })

export const security = calls({
  'POST /api/security/registerTrial': {
    summary: 'Begin as a guest with the chosen character and companion.',
    role: 'NONE',
    rate: 'register',
    body: Type.Object({
      characterAndCompanion: Enum(CharacterAndCompanion),
      domain: Type.Optional(short),
      lang: Lang,
      sw: Type.Optional(Count),
      sh: Type.Optional(Count),
      cw: Type.Optional(Count),
      ch: Type.Optional(Count),
      frontVersion: Count,
      h_session: Type.Optional(short),
      ref: Type.Optional(short),
    }),
    reply: Session,
  },
  'POST /api/security/register': {
    summary: 'Give the guest a nickname and a password, so that the climb can be found again from anywhere.',
    role: 'TRIAL',
    rate: 'register',
    body: Type.Object({
      name: short,
      password: short,
      optionalMailOrPhone: Type.Optional(short),
      ref: Type.Optional(short),
    }),
    reply: Session,
    errors: [
      'NAME_EMPTY',
      'NAME_TOO_SHORT',
      'NAME_TOO_LONG',
      'NAME_FORBIDDEN',
      'NAME_TAKEN',
      'PASSWORD_EMPTY',
      'PASSWORD_TOO_LONG',
      'PHONE_INVALID',
      'MAIL_INVALID',
      'CONTACT_TAKEN',
      'ALREADY_REGISTERED',
    ],
  },
  'POST /api/security/login': {
    summary: 'Come back by nickname, mail or phone, in the language that is spoken here now. The session before it ends.',
    role: 'NONE',
    rate: 'auth',
    body: Type.Object({ name: short, password: short, lang: Lang }),
    reply: Session,
    errors: ['LOGIN_FAILED'],
  },
  'POST /api/security/logout': { summary: 'End this session.', role: 'TRIAL', rate: 'write', reply: Type.Object({ done: Flag }) },
  'POST /api/security/name/set': {
    summary: 'Change the nickname. The first change is free, each later one costs gems.',
    role: 'PLAYER',
    rate: 'write',
    body: Type.Object({ name: short }),
    reply: Player,
    errors: ['NAME_EMPTY', 'NAME_TOO_SHORT', 'NAME_TOO_LONG', 'NAME_FORBIDDEN', 'NAME_TAKEN', 'NAME_UNCHANGED', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/security/mailOrPhone/set': {
    summary: 'Change the mail address or phone number.',
    role: 'PLAYER',
    rate: 'write',
    body: Type.Object({ mailOrPhone: short }),
    reply: Player,
    errors: ['CONTACT_EMPTY', 'PHONE_INVALID', 'MAIL_INVALID', 'CONTACT_TAKEN'],
  },
  'POST /api/security/password/set': {
    summary: 'Change the password. All other sessions of the player end.',
    role: 'PLAYER',
    rate: 'auth',
    body: Type.Object({ passwordCurrent: short, passwordNew: short }),
    reply: Session,
    errors: ['PASSWORD_EMPTY', 'PASSWORD_TOO_LONG', 'PASSWORD_WRONG'],
  },
  'GET /api/security/isPlayerExist': {
    summary: 'Whether the session names a player.',
    role: 'NONE',
    rate: 'read',
    reply: Type.Object({ exists: Flag, id: Type.Union([Id, Type.Null()]) }),
  },
  'GET /api/connection/isConnectionExists': {
    summary: 'Answers while the server is there: asked after a connection was lost.',
    role: 'NONE',
    rate: 'read',
    reply: Type.Object({ connected: Flag, serverTimeMs: Time }),
  },
})

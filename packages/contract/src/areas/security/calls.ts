import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { silenced, wrongNames } from '../../name-errors.ts'
import { Count, Enum, Flag, Id, Nullable, playerText, Time } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { CharacterAndCompanion } from '../player/enums.ts'
import { Lang } from '../settings/enums.ts'
import { Session } from './entities.ts'

const short = Type.String({ maxLength: 200 })

export const calls = defineCalls({
  'POST /api/security/registerTrial': {
    summary: 'Begin as a guest with the chosen character and companion.',
    role: 'NONE',
    rate: 'register',
    changes: true,
    body: Type.Object({
      characterAndCompanion: Enum(CharacterAndCompanion),
      domain: Type.Optional(short),
      lang: Enum(Lang),
      sw: Type.Optional(Count),
      sh: Type.Optional(Count),
      cw: Type.Optional(Count),
      ch: Type.Optional(Count),
      frontVersion: Count,
      h_session: Type.Optional(short),
      ref: Type.Optional(short),
    }),
    opensSession: true,
    reply: Session,
  },
  'POST /api/security/register': {
    summary: 'Give the guest a nickname and a password, so that the player can come back from anywhere.',
    role: 'TRIAL',
    rate: 'register',
    changes: true,
    body: Type.Object({
      name: playerText('NAME', 200),
      password: short,
      optionalMailOrPhone: Type.Optional(short),
      ref: Type.Optional(short),
    }),
    opensSession: true,
    reply: Session,
    errors: [
      ...wrongNames,
      'PASSWORD_EMPTY',
      'PASSWORD_TOO_SHORT',
      'PASSWORD_TOO_LONG',
      'PASSWORD_COMMON',
      'PHONE_INVALID',
      'MAIL_INVALID',
      'ALREADY_REGISTERED',
    ],
  },
  'POST /api/security/login': {
    summary:
      'Come back by nickname, mail or phone, in the language of this client. The session before it ends. Undoes the deletion of the account, and says so. RATE_LIMITED after ten wrong passwords for an account in half an hour, whatever their addresses: not so with the token of a session that this device had before, as `device`.',
    role: 'NONE',
    rate: 'auth',
    changes: true,
    body: Type.Object({ name: short, password: short, lang: Enum(Lang), device: Type.Optional(short) }),
    opensSession: true,
    /** `restored`: whether the account was deleted, and no longer is. */
    reply: Type.Object({ ...Session.properties, restored: Flag }),
    errors: ['LOGIN_FAILED'],
  },
  'POST /api/security/logout': {
    summary: 'End this session.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Type.Object({ done: Flag }),
  },
  'POST /api/security/name/set': {
    summary: 'Change the nickname, at any level, but not while banned from the chat. The first change is free, each later one costs gems.',
    role: 'PLAYER',
    rate: 'write',
    changes: true,
    body: Type.Object({ name: playerText('NAME', 200) }),
    reply: PlayerChange,
    errors: [...silenced, ...wrongNames, 'NAME_UNCHANGED', 'NOT_ENOUGH_RESOURCES'],
  },
  'POST /api/security/mailOrPhone/set': {
    summary:
      'Change the mail address or phone number; needs the password, if the account has one. Others may have named the same: who signs in with it is found by the password, among the first three.',
    role: 'PLAYER',
    rate: 'auth',
    changes: true,
    body: Type.Object({ mailOrPhone: short, password: Type.Optional(short) }),
    reply: PlayerChange,
    errors: ['CONTACT_EMPTY', 'PHONE_INVALID', 'MAIL_INVALID', 'PASSWORD_WRONG'],
  },
  'POST /api/security/password/set': {
    summary: 'Change the password. All other sessions of the player end.',
    role: 'PLAYER',
    rate: 'auth',
    changes: true,
    body: Type.Object({ passwordCurrent: short, passwordNew: short }),
    opensSession: true,
    reply: Session,
    errors: ['PASSWORD_EMPTY', 'PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG', 'PASSWORD_COMMON', 'PASSWORD_WRONG'],
  },
  'GET /api/security/data': {
    summary:
      'Everything that is stored about me, by table, without secrets. Sent in slices; RATE_LIMITED while another copy of mine is being sent.',
    role: 'TRIAL',
    rate: 'copy',
    private: true,
    extension: true,
    reply: Type.Object({
      at: Time,
      playerId: Id,
      tables: Type.Array(Type.Object({ table: Type.String(), rows: Type.Array(Type.Record(Type.String(), Type.Unknown())) })),
    }),
  },
  'POST /api/security/delete': {
    summary:
      'Delete my account: all sessions end, and platforms no longer lead here. With a password it can be undone for 30 days by signing in; otherwise it is final.',
    role: 'TRIAL',
    rate: 'auth',
    changes: true,
    extension: true,
    body: Type.Object({ confirm: Enum(['DELETE']), password: Type.Optional(short) }),
    reply: Type.Object({ undoUntil: Nullable(Time) }),
    errors: ['PASSWORD_WRONG'],
  },
  'GET /api/security/isPlayerExist': {
    summary: 'Whether the session names a player.',
    role: 'NONE',
    rate: 'read',
    reply: Type.Object({ exists: Flag, id: Nullable(Id) }),
  },
  'GET /api/connection/isConnectionExists': {
    summary: 'Whether the server can be reached: asked after a connection was lost.',
    role: 'NONE',
    rate: 'read',
    reply: Type.Object({ connected: Flag, serverTimeMs: Time }),
  },
})

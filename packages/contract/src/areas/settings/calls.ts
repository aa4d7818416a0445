import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Enum, Flag } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { LanguageEntry } from './entities.ts'
import { Lang, Quality } from './enums.ts'

const setting = { role: 'TRIAL', rate: 'write', changes: true, reply: PlayerChange } as const

export const calls = defineCalls({
  'POST /api/player/updateMoveSpeedMode': { summary: 'Switch the walking speed.', ...setting },
  'POST /api/player/updateSoundMute': { summary: 'Switch the sound.', ...setting },
  'POST /api/player/ui/switch': { summary: 'Switch between ORIGINAL and MODERN.', ...setting },
  'POST /api/player/push/switch': {
    summary: 'Switch whether the player wants push messages.',
    ...setting,
  },
  'POST /api/player/set/quality/{q}': {
    summary: 'Set the picture quality.',
    ...setting,
    params: Type.Object({ q: Enum(Quality) }),
  },
  'POST /api/player/lang/switch': { summary: 'Switch to the other language.', ...setting },
  'POST /api/player/lang/switch/{lang}': {
    summary: 'Set the language.',
    ...setting,
    params: Type.Object({ lang: Enum(Lang) }),
  },
  'GET /api/player/set/rated': { summary: 'The player has rated the game.', ...setting },
  'POST /api/player/elixir/switch': {
    summary: 'Switch whether elixir heals by itself after a fight; from stair 25.',
    ...setting,
    extension: true,
    body: Type.Object({ on: Flag }),
    errors: ['OFFER_LOCKED'],
  },
  'POST /api/player/neighbours/switch': {
    summary: 'Switch whether the player sees others on the road and is seen by them.',
    ...setting,
    extension: true,
    body: Type.Object({ on: Flag }),
  },
  'POST /api/player/profile/squad/switch': {
    summary: 'Switch whether the player’s page shows others the squad.',
    ...setting,
    extension: true,
    body: Type.Object({ on: Flag }),
  },
  'POST /api/player/turns/switch': {
    summary: 'Switch whether the player has more time for each turn of a melee.',
    ...setting,
    extension: true,
    body: Type.Object({ on: Flag }),
  },
  'GET /api/lang/list': {
    summary: 'Languages, and whether they are available.',
    role: 'NONE',
    rate: 'read',
    extension: true,
    reply: Type.Array(LanguageEntry),
  },
})

import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { plannedExtension } from '../../planned.ts'
import { Enum, Flag } from '../../schema.ts'
import { Player } from '../player/entities.ts'
import { OfferType } from '../player/enums.ts'
import { LanguageEntry } from './entities.ts'
import { Lang, Quality } from './enums.ts'

export const calls = defineCalls({
  'POST /api/player/updateMoveSpeedMode': {
    summary: 'Switch the walking speed.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
  'POST /api/player/updateSoundMute': { summary: 'Switch the sound.', role: 'TRIAL', rate: 'write', changes: true, reply: Player },
  'POST /api/player/ui/switch': {
    summary: 'Switch between ORIGINAL and MODERN.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
  'POST /api/player/push/switch': {
    summary: 'Switch whether the player wants push messages. The wish is kept; nothing sends any.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    reply: Player,
  },
  'POST /api/player/set/quality/{q}': {
    summary: 'Set the picture quality.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: Type.Object({ q: Enum(Quality) }),
    reply: Player,
  },
  'POST /api/player/lang/switch': { summary: 'Switch to the other language.', role: 'TRIAL', rate: 'write', changes: true, reply: Player },
  'POST /api/player/lang/switch/{lang}': {
    summary: 'Set the language.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    params: Type.Object({ lang: Enum(Lang) }),
    reply: Player,
  },
  'POST /api/offer/set/seen': {
    summary: 'Mark an offer as viewed.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    body: Type.Object({ offerType: Enum(OfferType) }),
    reply: Player,
  },
  'GET /api/player/set/rated': { summary: 'The player has rated the game.', role: 'TRIAL', rate: 'write', changes: true, reply: Player },
  'POST /api/player/elixir/switch': plannedExtension('Whether elixir heals by itself after a fight; from stair 25.', Player, {
    changes: true,
    body: { on: Flag },
  }),
  'GET /api/lang/list': plannedExtension('Languages, and whether they are available.', Type.Array(LanguageEntry), {
    role: 'NONE',
  }),
})

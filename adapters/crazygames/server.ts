import type { KeyObject } from 'node:crypto'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform'
import { xsollaPay, xsollaSettings } from '@skystair/platform/pay/xsolla'
import { field, onlyFields } from '@skystair/platform/proof/fields'
import { claimsUntil, publicKey, rs256Claims } from '@skystair/platform/proof/jwt-rs256'

export const KEY_ADDRESS = 'https://sdk.crazygames.com/publicKey.json'
/** The portal's key is asked for again after so long, and no sooner after a token that it does not fit, milliseconds. */
const KEY_LIFE = 3_600_000
const KEY_REST = 60_000

interface Kept {
  readonly key: Promise<KeyObject>
  readonly at: number
}

/** The portal's public key, asked for once and shared by all who wait. */
function keyring() {
  let kept: Kept | null = null
  const load = (host: ServerHost): Kept => {
    const key = host.fetch(KEY_ADDRESS).then(async (answer) => {
      const told = (await answer.json().catch(() => null)) as { publicKey?: unknown } | null
      if (!answer.ok) throw new ServerRefusal('PLATFORM_UNAVAILABLE', `CrazyGames gave no key: ${answer.status}`)
      return publicKey(told?.publicKey)
    })
    const loading = { key, at: host.now }
    key.catch(() => {
      if (kept === loading) kept = null
    })
    return loading
  }
  /** `maxAge` is how old the kept key may be. */
  return (host: ServerHost, maxAge: number): Promise<KeyObject> => {
    if (!kept || Math.abs(host.now - kept.at) >= maxAge) kept = load(host)
    return kept.key
  }
}

/** A server half with a keyring of its own. */
export function crazygamesServer() {
  const key = keyring()

  async function claimsOf(token: string, host: ServerHost) {
    const first = await key(host, KEY_LIFE)
    try {
      return rs256Claims(token, first)
    } catch (refusal) {
      // The portal may have changed its key; but a forger must not make us ask for it all the time.
      const second = await key(host, KEY_REST)
      if (second === first) throw refusal
      return rs256Claims(token, second)
    }
  }

  async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
    onlyFields(proof, ['token'])
    const token = field(proof, 'token')
    const games = host.needed('CRAZYGAMES_GAME_ID').split(/[\s,]+/)
    const claims = await claimsOf(token, host)
    const until = claimsUntil(claims, host.now)
    const { userId, gameId, username } = claims
    // Every game of the portal gets tokens of the same key.
    if (typeof gameId !== 'string' || !games.includes(gameId)) throw new ServerRefusal('PROOF_INVALID', 'The token is another game’s')
    if (typeof userId !== 'string' || !userId) throw new ServerRefusal('PROOF_INVALID', 'The token names nobody')
    return { externalId: userId, until, ...(typeof username === 'string' && username ? { displayName: username } : {}) }
  }

  return {
    source: 'crazygames',
    settings: {
      CRAZYGAMES_GAME_ID: { about: 'CrazyGames: the game’s id in the developer portal; several with commas.', secret: false },
      ...xsollaSettings('CRAZYGAMES_XSOLLA'),
    },
    verify,
    // The portal asks that its own id of the player is the payer's at Xsolla.
    pay: xsollaPay({ prefix: 'CRAZYGAMES_XSOLLA', payer: ({ externalId }) => externalId }),
  } satisfies ServerPlatform
}

/** CrazyGames: players by the portal's signed tokens, purchases through Xsolla. */
export const server = crazygamesServer()

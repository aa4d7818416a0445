import type { KeyObject } from 'node:crypto'
import { cached, field, KEYS_LIFE, KEYS_REST, onlyFields, publicKey, rs256Claims } from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { xsollaPay, xsollaSettings } from '@skystair/platform/xsolla'

export const KEY_ADDRESS = 'https://sdk.crazygames.com/publicKey.json'

async function load(address: string, host: ServerHost): Promise<KeyObject> {
  const response = await host.fetch(address)
  const reply = (await response.json().catch(() => null)) as { publicKey?: unknown } | null
  if (!response.ok) throw new ServerRefusal('PLATFORM_UNAVAILABLE', `CrazyGames gave no key: ${response.status}`)
  return publicKey(reply?.publicKey)
}

/** Returns a server half with its own cache of keys. */
export function crazygamesServer() {
  const keyOf = cached(load)

  async function claimsOf(token: string, host: ServerHost) {
    const first = await keyOf(KEY_ADDRESS, host, KEYS_LIFE)
    try {
      return await rs256Claims(token, first, host.now)
    } catch (refusal) {
      if ((refusal as ServerRefusal).code !== 'PROOF_INVALID') throw refusal
      // The portal may have changed its key; but a forger must not make us request it all the time.
      const second = await keyOf(KEY_ADDRESS, host, KEYS_REST)
      if (second === first) throw refusal
      return await rs256Claims(token, second, host.now)
    }
  }

  async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
    onlyFields(proof, ['token'])
    const token = field(proof, 'token')
    const games = host.needed('CRAZYGAMES_GAME_ID').split(/[\s,]+/)
    const { claims, until } = await claimsOf(token, host)
    const { userId, gameId, username } = claims
    // The tokens of all games on the portal are signed with the same key.
    if (typeof gameId !== 'string' || !games.includes(gameId)) throw new ServerRefusal('PROOF_INVALID', 'The token is for another game')
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
    // The portal requires its own player id as the payer's id at Xsolla.
    pay: xsollaPay({ prefix: 'CRAZYGAMES_XSOLLA', payer: ({ externalId }) => externalId }),
  } satisfies ServerPlatform
}

/** CrazyGames: players by the portal's signed tokens, purchases through Xsolla. */
export const server = crazygamesServer()

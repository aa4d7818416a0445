import { equalText, field, fieldsOf, md5, onlyFields, repeatable, repeatSetting } from '@skystair/platform/proof'
import { type Proof, type Proven, type ServerHost, type ServerPlatform, ServerRefusal } from '@skystair/platform/server'
import { pay } from './billing.ts'

const settings = {
  FOTO_APP_ID: { about: 'Fotostrana: the name of the game there, `apiId`.', secret: false },
  FOTO_SECRET: { about: 'Fotostrana: the server key of the game.', secret: true },
  FOTO_PAYMENT_KEY: {
    about: 'Fotostrana: the key that signs its payments. Probably the server key again; nothing is sold until it is set.',
    secret: true,
  },
  ...repeatSetting('FOTO', 'Fotostrana'),
}

/** Returns the portal's signature of the player. */
export const authKeyOf = (appId: string, viewerId: string, serverKey: string): string => md5(`${appId}_${viewerId}_${serverKey}`)

async function verify(proof: Proof, host: ServerHost): Promise<Proven> {
  onlyFields(proof, ['launch'])
  const fields = fieldsOf(field(proof, 'launch'))
  onlyFields(fields, ['apiId', 'authKey', 'viewerId'])
  const [appId, authKey, viewerId] = [field(fields, 'apiId'), field(fields, 'authKey'), field(fields, 'viewerId')]
  if (appId !== host.needed('FOTO_APP_ID')) throw new ServerRefusal('PROOF_INVALID', 'The launch is for another game')
  if (!/^[1-9]\d*$/.test(viewerId)) throw new ServerRefusal('PROOF_INVALID', 'The launch names no player')
  if (!equalText(authKey, authKeyOf(appId, viewerId, host.needed('FOTO_SECRET'))))
    throw new ServerRefusal('PROOF_INVALID', 'The launch is not signed by the portal')
  return { externalId: viewerId, mark: authKey, ...repeatable('FOTO', host) }
}

/** Fotostrana: signed launches, and its own currency by notices. */
export const server = { source: 'foto', settings, verify, pay } satisfies ServerPlatform

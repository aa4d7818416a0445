import { expect, it, vi } from 'vitest'
import { simulatedHost, simulatedUser } from '../../testing/simulator/host.ts'
import { oidcSigner } from '../../testing/simulator/oidc.ts'
import { listed, oidcChecker, provenBy } from './oidc.ts'

const NOW = Date.UTC(2026, 0, 2, 3, 4, 5)
const rules = { jwks: 'https://id.test/keys', issuers: ['https://id.test'], audiences: ['skystair'] }
const signer = oidcSigner({ issuer: 'https://id.test', audience: 'skystair' })
const asked = (answer: () => Promise<Response>, now = NOW) => simulatedHost({ settings: {} }, { settings: {}, respond: answer }, { now })
const good = signer.token(signer.claims(simulatedUser, NOW))

it('returns the player of a token, and loads the keys once an hour', async () => {
  const answer = vi.fn(async () => Response.json(signer.keys()))
  const check = oidcChecker()
  const { claims, until } = await check(good, rules, asked(answer))
  expect(provenBy(claims, until)).toEqual({
    externalId: simulatedUser.id,
    displayName: simulatedUser.name,
    until: NOW + 3_660_000 - (NOW % 1000),
  })
  await check(good, rules, asked(answer, NOW + 1000))
  expect(answer).toHaveBeenCalledTimes(1)
})

it('loads the keys again for an unknown key, but at most once a minute', async () => {
  const answer = vi.fn(async () => Response.json(signer.keys()))
  const check = oidcChecker()
  const strange = signer.token(signer.claims(simulatedUser, NOW), { name: 'other' })
  for (const at of [0, 1, 2, 61_000])
    await expect(check(strange, rules, asked(answer, NOW + at))).rejects.toMatchObject({ code: 'PROOF_INVALID' })
  expect(answer).toHaveBeenCalledTimes(2)
})

it('reports an unavailable signer if it returns no keys, and asks again the next time', async () => {
  const answer = vi.fn(async () => Response.json(signer.keys())).mockResolvedValueOnce(new Response('', { status: 500 }))
  const check = oidcChecker()
  await expect(check(good, rules, asked(answer))).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' })
  expect((await check(good, rules, asked(answer))).claims.sub).toBe(simulatedUser.id)
})

it('parses lists', () => {
  expect(listed(' a, b  c,')).toEqual(['a', 'b', 'c'])
})

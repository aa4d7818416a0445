import { simulatedHost, simulatedUser } from '@skystair/platform/simulator'
import { findPlatforms } from '@skystair/server'
import { corrupted, corruptedNotice, simulatorsOf, withCorruptProofs } from '@skystair/testing/portal'
import { expect, it } from 'vitest'

const halves = (await findPlatforms()).filter(({ server }) => server.verify)
const now = Date.now()

it('a corrupted text has the same length and differs in one place', () => {
  for (const text of ['abc=1&def=2', 'no digits', '12345678']) {
    const differing = [...corrupted(text)].filter((letter, index) => letter !== text[index])
    expect([corrupted(text).length, differing.length]).toEqual([text.length, 1])
  }
})

it.each(halves.map((half) => [half.server.source, half] as const))(
  '%s refuses a proof that lost a byte on its way',
  async (source, half) => {
    const { simulator } = await simulatorsOf(source)
    const host = simulatedHost(half.server, simulator, { now })
    const proof = await simulator.proof!(simulatedUser, now)
    await expect(withCorruptProofs(half, () => true).server.verify!(proof, host)).rejects.toMatchObject({ name: 'ServerRefusal' })
    await expect(withCorruptProofs(half, () => false).server.verify!(proof, host)).resolves.toMatchObject({ externalId: simulatedUser.id })
  },
)

it('a notice is corrupted in its query and in its body', () => {
  const notice = { method: 'POST', headers: {}, query: new URLSearchParams('sig=12'), body: Buffer.from('sum=34') } as const
  const { query, body } = corruptedNotice(notice)
  expect([query.toString(), Buffer.from(body).toString()]).not.toEqual(['sig=12', 'sum=34'])
})

import type { CallSpec } from '@skystair/contract'
import { contract } from '@skystair/contract'
import { cases } from '../../src/generated/cases.ts'
import type { Configured } from '../contract-cases/case.ts'
import { fixtureFor } from '../contract-cases/fixture.ts'
import type { TestApp } from '../test-app.ts'

type Prepare = (fixture: object) => unknown
type Asked = object | Prepare

const isConfigured = (asked: Asked): asked is Configured<unknown> => 'config' in asked

/** Makes the calls of all contract cases that need no other settings; with `only`, of those of these areas. */
export async function playCases(server: TestApp, only?: readonly string[]): Promise<void> {
  for (const [area, ofArea] of Object.entries(cases)) {
    if (only && !only.includes(area)) continue
    const specs = contract[area as keyof typeof cases] as Readonly<Record<string, CallSpec>>
    for (const [name, { succeeds, refuses }] of Object.entries(
      ofArea as Record<string, { succeeds: Asked; refuses: Record<string, Asked> }>,
    ))
      for (const asked of [succeeds, ...Object.values(refuses)]) {
        if (isConfigured(asked)) continue
        const fixture = await fixtureFor(server, specs[name]!.role)
        const input = typeof asked === 'function' ? await (asked as Prepare)(fixture) : asked
        await fixture.client.call(name as never, input as never)
      }
  }
}

import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { describe, expect, it } from 'vitest'
import { contract } from '../contract.ts'
import { asyncapi, docsPage, openapi } from '../documents.ts'
import { noticePaths } from './notices.ts'

async function problems(document: Record<string, unknown>) {
  const config = await loadConfig({ customExtends: ['recommended'] })
  // Some paths of the specification have a literal where another has a parameter; the router prefers the literal.
  config.skipRules(['no-ambiguous-paths'])
  const found = await lintFromString({ source: JSON.stringify(document), config })
  return found.map((problem) => `${problem.severity} ${problem.ruleId}: ${problem.message} at ${problem.location[0]?.pointer}`)
}

interface Operation {
  readonly parameters: readonly { readonly name: string }[]
  readonly responses: Readonly<Record<string, { readonly description?: string; readonly headers?: object }>>
  readonly requestBody?: { readonly content: object }
}

describe('the documents of the contract', () => {
  it('state every call once as valid OpenAPI 3.1', async () => {
    const document = openapi()
    const operations = Object.values(document.paths as Record<string, object>).flatMap((path) => Object.keys(path))
    const notices = Object.values(noticePaths).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(Object.values(contract).flatMap((area) => Object.keys(area)).length + notices.length)
    expect(await problems(document)).toEqual([])
  }, 30_000)

  it('state every destination as valid AsyncAPI 3', async () => {
    expect(await problems(asyncapi())).toEqual([])
  }, 30_000)

  it('say which calls take an idempotency key, and what comes in headers, by form and with other statuses', () => {
    const paths = openapi().paths as Record<string, Record<string, Operation>>
    const take = paths['/api/resourcePlace/{id}/take']!.get!
    const ensure = paths['/api/place/v3/ensure']!.get!
    const key = ({ parameters }: Operation) => parameters.some((each) => each.name === 'idempotency-key')
    expect([key(take), key(ensure)]).toEqual([true, false])
    expect(Object.keys(paths['/api/player/info/current']!.get!.responses)).toEqual(expect.arrayContaining(['200', '204', '307']))
    expect(Object.keys(take.responses)).not.toContain('204')
    expect(Object.keys(take.responses[200]!.headers!)).toEqual(['x-request-id'])
    for (const status of [429, 503]) expect(Object.keys(take.responses[status]!.headers!)).toEqual(['x-request-id', 'retry-after'])
    expect([take, ensure].map(({ responses }) => responses[503]!.description!.includes('idempotency-key'))).toEqual([true, false])
    const login = paths['/api/security/login']!.post!
    expect(Object.keys(login.responses[200]!.headers!)).toEqual(['x-request-id', 'session'])
    const squad = paths['/api/player/squad/set']!.post!
    expect([login, squad].map(({ requestBody }) => Object.keys(requestBody!.content))).toEqual([
      ['application/json', 'application/x-www-form-urlencoded'],
      ['application/json'],
    ])
  })

  it('name every call on the readable page', () => {
    const page = docsPage()
    for (const area of Object.values(contract))
      for (const name of Object.keys(area)) expect(page).toContain(`id="${name.replace(' ', ':')}"`)
  })

  it('lead to nothing that is not on the readable page', () => {
    const page = docsPage()
    const ids = new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    const dead = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))
    expect([ids.size > 200, dead]).toEqual([true, []])
  })
})

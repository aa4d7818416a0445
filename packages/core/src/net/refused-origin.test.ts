import { expect, it } from 'vitest'
import { refusedOriginHint } from './refused-origin.ts'

const GAME = 'https://game.test'
const PAGE = 'https://portal.test'

function hinting(server: string, reachable: () => boolean) {
  const said: string[] = []
  const modes: unknown[] = []
  const fetch = (async (_url: string, init?: RequestInit) => {
    modes.push(init?.mode)
    if (!reachable()) throw new TypeError('Failed to fetch')
    return new Response()
  }) as typeof globalThis.fetch
  return { hint: refusedOriginHint(server, fetch, PAGE, (text) => said.push(text)), said, modes }
}

it('names the setting and the origin once if the server can be reached', async () => {
  const { hint, said, modes } = hinting(GAME, () => true)
  await hint()
  await hint()
  expect(said).toEqual([`Skystair: the server ${GAME} does not answer pages of ${PAGE}. Add this origin to its setting ALLOWED_ORIGINS.`])
  expect(modes).toEqual(['no-cors'])
})

it('reports nothing without a connection, and reports the setting once there is one', async () => {
  let reachable = false
  const { hint, said } = hinting(GAME, () => reachable)
  await hint()
  expect(said).toEqual([])
  reachable = true
  await hint()
  expect(said).toHaveLength(1)
})

it('requests nothing if the page and the server have the same origin', async () => {
  const { hint, modes } = hinting(PAGE, () => true)
  await hint()
  expect(modes).toEqual([])
})

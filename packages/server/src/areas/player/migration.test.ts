import { afterEach, beforeEach, expect, it } from 'vitest'
import { registered } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accounts } from './migration.ts'
import { listedPlayers } from './repository.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

it('names that were chosen before block look-alikes, also if two of them look alike', async () => {
  for (const name of ['Wanderer', 'Other one', 'Third']) await registered(server.app, name)
  const looks = await server.db.tx(async (tx) => {
    await tx.run("update player set name = 'Oтher one', name_key = 'oтher one' where name = 'Third'")
    await tx.run('update player set name_look = null')
    await accounts.fill?.(tx)
    return tx.all('select name, name_look from player order by id')
  })
  expect(looks).toEqual([
    { name: 'Wanderer', name_look: 'wanderer' },
    { name: 'Other one', name_look: '0ther 0ne' },
    { name: 'Oтher one', name_look: null },
  ])
})

it('players who were last saved before lists had a column of their own are listed all the same', async () => {
  const listed = () => server.db.tx(async (tx) => [...(await listedPlayers(tx, [1])).values()])
  await registered(server.app, 'Wanderer')
  const before = await listed()
  expect(before).toMatchObject([{ id: 1, name: 'Wanderer', level: 1, gender: 'MALE' }])
  await server.db.tx((tx) => tx.run('update player set listed = null'))
  expect(await listed()).toEqual(before)
})

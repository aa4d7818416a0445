import { expect, test } from 'vitest'
import { testClient } from '../../../testing/client.ts'
import { testApp } from '../../../testing/test-app.ts'

test('the languages are listed by the names that their speakers use, also without a session', async () => {
  const server = await testApp()
  expect((await testClient(server.app).call('GET /api/lang/list')).reply).toEqual([
    { langId: 'RU', langDescr: 'Русский', available: true },
    { langId: 'EN', langDescr: 'English', available: true },
  ])
  await server.close()
})

import { news } from '@skystair/world/areas/news/rows'
import { expect, test } from 'vitest'
import { testClient } from '../../../testing/client.ts'
import { testApp } from '../../../testing/test-app.ts'

test('the news are the newest that have come out by now', async () => {
  for (const { id, at } of news) {
    const later = await testApp({ clock: Object.assign(() => at, { pass: () => {} }) })
    const { reply } = await testClient(later.app).call('GET /api/news/get/last', { query: { lang: 'EN' } })
    expect(reply).toMatchObject({ id, at })
    await later.close()
  }
})

import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'
import { testBrowser, testPushKeys } from '../../../testing/push-host.ts'
import { notify } from './repository.ts'

const plain = { succeeds: {}, refuses: {} }

const noted = ({ edit, id }: Fixture) => edit((_, tx) => notify(tx, id, 'levelUp', { level: '2' }, 5).then(() => {}))

export const cases: ContractCases<typeof contract.notification> = {
  'GET /api/player/notif/list': { succeeds: noted, refuses: {} },
  'POST /api/player/notif/remove/{id}': {
    succeeds: async (fixture) => {
      await noted(fixture)
      const [note] = (await fixture.client.call('GET /api/player/notif/list')).reply
      return { params: { id: note?.id ?? 0 } }
    },
    refuses: { NOTIFICATION_NOT_FOUND: { params: { id: 999_999 } } },
  },
  'POST /api/player/notification/reset': plain,
  'POST /api/player/news/road/reset': plain,
  'POST /api/player/news/creature/reset': plain,
  'GET /api/player/push/key': plain,
  'POST /api/player/push/subscribe': {
    succeeds: { config: { push: testPushKeys }, asked: { body: testBrowser } },
    refuses: {
      PLATFORM_NOT_SET: { body: testBrowser },
      TARGET_FORBIDDEN: {
        config: { push: testPushKeys },
        asked: { body: { ...testBrowser, endpoint: 'https://127.0.0.1/push' } },
      },
    },
  },
  'POST /api/player/push/unsubscribe': { succeeds: { body: { endpoint: testBrowser.endpoint } }, refuses: {} },
}

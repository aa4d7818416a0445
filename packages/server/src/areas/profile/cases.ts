import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { emptyPurse } from '../../../testing/purse.ts'

const FEMALE = { body: { gender: 'FEMALE' } } as const
const MALE = { body: { gender: 'MALE' } } as const

export const cases: ContractCases<typeof contract.profile> = {
  'GET /api/player/{id}/profile': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: { params: { id: 999_999_999 } } },
  },
  'POST /api/player/gender/set': {
    succeeds: async ({ player }) => ((await player()).gender === 'MALE' ? FEMALE : MALE),
    refuses: {
      GENDER_UNCHANGED: async ({ player }) => ((await player()).gender === 'MALE' ? MALE : FEMALE),
      NOT_ENOUGH_RESOURCES: async ({ edit, player }) => {
        await edit(async ({ id, state }, tx) => {
          state.regendered = 1
          await emptyPurse(tx, id)
        })
        return (await player()).gender === 'MALE' ? FEMALE : MALE
      },
    },
  },
  'POST /api/player/avatar/{id}/wear': {
    succeeds: async ({ edit }) => {
      await edit(({ state }) => {
        state.avatars = ['captain']
      })
      return { params: { id: 8 } }
    },
    refuses: { NOT_YOURS: { params: { id: 8 } } },
  },
}

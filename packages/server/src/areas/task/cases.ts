import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import type { Fixture } from '../../../testing/contract-cases/fixture.ts'

const unknown = { params: { id: 999_999 } }

/** Sets the progress of the first task, which requires three finds. */
const gathered = async ({ edit, player }: Fixture, times: number, taken = 0) => {
  const [task] = (await player()).tasks
  await edit(({ state }) => {
    state.taskBook = { take: [times, taken] }
  })
  return { params: { id: task?.id ?? 0 } }
}

export const cases: ContractCases<typeof contract.task> = {
  'POST /api/player/task/{id}/take': {
    succeeds: (fixture) => gathered(fixture, 3),
    refuses: {
      TASK_NOT_FOUND: unknown,
      REWARD_NOT_READY: (fixture) => gathered(fixture, 2),
      ALREADY_TAKEN: (fixture) => gathered(fixture, 3, 1),
    },
  },
}

import { refusals } from '@skystair/contract'
import { Refusal } from '../../refusal.ts'
import { withCurrent } from './conflict.ts'
import type { Exchange } from './exchange.ts'

/** What a call that threw is answered: a conflict with the current state. A refusal that its contract does not promise is a defect, and logged. */
export async function refused({ route, request }: Pick<Exchange, 'route' | 'request'>, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal)) return error
  const { name, spec, deps, areas } = route
  if (!refusals(name, spec).includes(error.code)) {
    request.log.error({ call: name, code: error.code }, 'a call refused with a code that it does not declare')
    deps.onUndeclared?.(name, error.code)
  }
  return withCurrent(deps.db, areas, error, request.caller.tokenHash, deps.clock())
}

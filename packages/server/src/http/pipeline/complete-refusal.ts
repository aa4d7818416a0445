import { refusals } from '@skystair/contract'
import { Refusal } from '../../refusal.ts'
import { withCurrent } from './conflict.ts'
import type { Exchange } from './exchange.ts'

/** Returns the error to send: conflicts with the current state added, other errors unchanged. Logs refusals that the call does not declare. */
export async function completeRefusal({ route, request }: Pick<Exchange, 'route' | 'request'>, error: unknown): Promise<unknown> {
  if (!(error instanceof Refusal)) return error
  const { name, spec, deps, areas } = route
  if (!refusals(name, spec).includes(error.code)) {
    request.log.error({ call: name, code: error.code }, 'a call threw a code that it does not declare')
    deps.onUndeclared?.(name, error.code)
  }
  return withCurrent(deps.db, areas, error, request.caller.tokenHash, deps.clock())
}

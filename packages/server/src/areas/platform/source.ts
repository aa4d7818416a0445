import type { PlayerSource } from '@skystair/contract'
import type { AnyRequest } from '../../handlers.ts'

/** Returns the platform of a call: the one in its path, or the one whose manifest names the call. */
export function sourceOf({
  call,
  platforms,
  params,
}: Pick<AnyRequest, 'call' | 'platforms'> & { readonly params?: unknown }): PlayerSource {
  const { source } = (params ?? {}) as { readonly source?: PlayerSource }
  return source ?? platforms.ownerOf(call).source
}

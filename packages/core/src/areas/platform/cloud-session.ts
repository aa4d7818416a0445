// In a chunk of its own, as only browsers that store nothing need it.
import { withTimeLimit } from '@skystair/platform'
import type { Services } from '../../services/services.ts'

/** Platforms allow only these characters in keys. */
const keyOf = ({ options }: Services) => `${options.storageKey}_session`.replace(/[^\w-]/g, '_')

/** Continues with the guest's session that the platform has stored, if it responds within `limit` milliseconds. Never rejects. */
export async function restoreSession(services: Services, limit: number): Promise<void> {
  const { platform, session } = services
  const token = await withTimeLimit(platform.cloud.get(keyOf(services)), limit).catch(() => null)
  if (token && session.token === null) session.begin(token)
}

/**
 * Has the platform store a guest's session from now on. That of a player whom the platform has proven is not stored: each start exchanges a new proof.
 * Returns the function that stops it.
 */
export function storeSession(services: Services): () => void {
  const { local, platform, session } = services
  return session.onChange(async () => {
    // The owner of an exchanged session is stored right after it has begun.
    await Promise.resolve()
    const { token } = session
    if (token !== null && local.get('identity')?.startsWith(`${token} `)) return
    await platform.cloud.set(keyOf(services), token ?? '').catch(() => {})
  })
}

import type { LiveEvent } from '@skystair/contract'
import type { Context } from '../../handlers.ts'
import { clientsOf } from '../../session/player-changed.ts'

/** Sends an event to a destination or to players after the commit. */
export async function publish(
  { tx, now, after }: Pick<Context, 'tx' | 'now' | 'after'>,
  event: LiveEvent,
  to: readonly number[] | string,
): Promise<void> {
  const destinations =
    typeof to === 'string' ? [to] : (await clientsOf(tx, [...new Set(to)], now)).map((client) => `/stomp/personal/${client}`)
  after(async (bus) => {
    for (const destination of destinations) await bus.publish(destination, event)
  })
}

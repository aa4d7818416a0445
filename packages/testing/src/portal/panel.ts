import type { IncomingMessage } from 'node:http'
import type { HostMode, PurchaseMode } from '@skystair/platform/simulator'
import { panelPage } from './panel-page.ts'
import type { PanelState, PanelStatus } from './panel-script.ts'
import { openPortal } from './portal.ts'
import { serve } from './serve.ts'

export interface Panel {
  readonly url: string
  close(): Promise<void>
}

/** How long after a payment in the portal's window its notice is sent, in milliseconds. */
const NOTICE_DELAY = 2000

/** Serves a simulated portal with a panel, for use by hand. Port 0 chooses a free port. Throws if the bundle is not built. */
export async function openPanel(
  platform: string,
  { port = 0, host = 'WELL' as HostMode, purchase = 'PAY' as PurchaseMode } = {},
): Promise<Panel> {
  const portal = await openPortal(platform, { host, purchase, offline: true })
  let state = { host, purchase, corrupt: false }
  const page = () => panelPage({ ...state, platform, offers: portal.offers, game: portal.game } satisfies PanelState, portal.parent)
  const commands: Record<string, (change: Partial<typeof state> & { kind?: 'PAY' | 'REFUND' }) => Promise<unknown>> = {
    async behave(change) {
      if (change.purchase && change.purchase !== state.purchase) await portal.abandonOrders()
      state = { ...state, ...change }
      await portal.behave(state)
    },
    notify: async ({ kind = 'PAY' }) => portal.notify(kind),
    status: async (): Promise<PanelStatus> => ({ players: await portal.identities(), gems: await portal.gems() }),
  }
  const outer = await serve(async (request, response) => {
    const command = commands[request.url?.split('/panel/')[1] ?? '']
    response.setHeader('content-type', command ? 'application/json' : 'text/html; charset=utf-8')
    if (command) response.end(JSON.stringify((await command(JSON.parse(await bodyOf(request)))) ?? null))
    else {
      // The portal signs each launch separately.
      await portal.behave({})
      response.end(page())
    }
  }, port)
  // In the portal's window the payment completes by itself; on a pay page the buttons of that page do it.
  const paying = setInterval(() => {
    if (portal.offers.pays === 'OVER' && (state.purchase === 'PAY' || state.purchase === 'CLOSED')) void portal.notify('PAY')
  }, NOTICE_DELAY)
  return {
    // A game outside a frame has the same site as the page around it.
    url: `http://${portal.framed ? 'localhost' : '127.0.0.1'}:${outer.port}/`,
    async close() {
      clearInterval(paying)
      await outer.close()
      await portal.close()
    },
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString() || '{}'
}

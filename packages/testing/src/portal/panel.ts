import type { IncomingMessage } from 'node:http'
import type { HostMode, PurchaseMode } from '@skystair/platform/simulator'
import { panelPage } from './panel-page.ts'
import type { PanelNews, PanelState } from './panel-script.ts'
import { openPortal } from './portal.ts'
import { serve } from './serve.ts'

export interface Panel {
  readonly url: string
  close(): Promise<void>
}

/** How long a payment in the portal's window is on its way to our server, milliseconds. */
const ON_ITS_WAY = 2000

/** Opens a simulated portal to click through, at `port`; 0 takes a free one. */
export async function openPanel(
  platform: string,
  { port = 0, host = 'WELL' as HostMode, purchase = 'PAY' as PurchaseMode } = {},
): Promise<Panel> {
  const portal = await openPortal(platform, { host, purchase, alone: true })
  let state = { host, purchase, wrong: false }
  const page = () => panelPage({ ...state, platform, offers: portal.offers, game: portal.game } satisfies PanelState, portal.parent)
  const commands: Record<string, (told: Partial<typeof state> & { kind?: 'PAY' | 'REFUND' }) => Promise<unknown>> = {
    async behave(change) {
      if (change.purchase && change.purchase !== state.purchase) await portal.giveUp()
      state = { ...state, ...change }
      await portal.behave(state)
    },
    notify: async ({ kind = 'PAY' }) => portal.notify(kind),
    news: async (): Promise<PanelNews> => ({ known: await portal.identities(), gems: await portal.gems() }),
  }
  const outer = await serve(async (request, response) => {
    const command = commands[request.url?.split('/panel/')[1] ?? '']
    response.setHeader('content-type', command ? 'application/json' : 'text/html; charset=utf-8')
    if (command) response.end(JSON.stringify((await command(JSON.parse(await bodyOf(request)))) ?? null))
    else {
      // Each launch is signed anew, as the portal does.
      await portal.behave({})
      response.end(page())
    }
  }, port)
  // In the portal's window money moves by itself; on a pay page its buttons move it.
  const paying = setInterval(() => {
    if (portal.offers.pays === 'OVER' && (state.purchase === 'PAY' || state.purchase === 'CLOSED')) void portal.notify('PAY')
  }, ON_ITS_WAY)
  return {
    // A game that stands in no portal's frame is of one site with the page around it.
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

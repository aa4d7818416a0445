import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * What a line does. OPEN: passes everything on. DEAD: connections stay open and nothing passes, also not later. CAPTIVE: a page of the network answers every
 * request, until the player has signed in to it. PLAIN: passes on everything but WebSockets.
 */
export type LineState = 'OPEN' | 'DEAD' | 'CAPTIVE' | 'PLAIN'

export interface FaultyLine {
  /** The server's address through the line. */
  readonly url: string
  set(state: LineState): void
  close(): Promise<void>
}

const page = '<!doctype html><title>Sign in to this network</title>'
const captive = `HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: ${page.length}\r\n\r\n${page}`

/** Opens a line to a server on this machine, between a browser and the server. */
export async function faultyLine(server: string): Promise<FaultyLine> {
  let state: LineState = 'OPEN'
  const { hostname, port } = new URL(server)
  /** The connections of browsers, each with the one to the server. */
  const open = new Map<Socket, Socket>()
  /** Why they stay dead: a router that has forgotten a connection drops its packets without a word. */
  const dead = new Set<Socket>()
  const proxy = createServer((browser) => {
    const game = connect(Number(port), hostname)
    open.set(browser, game)
    if (state === 'DEAD') dead.add(browser)
    const end = () => {
      if (dead.has(browser)) return
      open.delete(browser)
      browser.destroy()
      game.destroy()
    }
    browser.on('data', (bytes) => {
      if (dead.has(browser)) return
      if (state === 'CAPTIVE') browser.write(captive)
      else if (state === 'PLAIN' && /^upgrade: *websocket/im.test(bytes.toString('latin1'))) end()
      else game.write(bytes)
    })
    game.on('data', (bytes) => dead.has(browser) || browser.write(bytes))
    for (const side of [browser, game]) side.on('error', end).on('close', end)
  })
  await new Promise<void>((listening) => proxy.listen(0, hostname, listening))
  const endAll = () => {
    for (const sides of open) for (const side of sides) side.destroy()
  }
  return {
    url: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    set: (next) => {
      state = next
      if (next === 'DEAD') for (const browser of open.keys()) dead.add(browser)
      // A device that changes its network loses its connections; on a dead line it does not notice.
      else if (next !== 'OPEN') endAll()
    },
    close: async () => {
      endAll()
      await new Promise((closed) => proxy.close(closed))
    },
  }
}

import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a service that can stop forwarding, as when a machine hangs: connections stay open, but nothing gets through. */
export interface Proxy {
  /** The service's address through the proxy. */
  readonly url: string
  freeze(): void
  thaw(): void
  close(): Promise<void>
}

export async function proxyTo(address: string, defaultPort: number): Promise<Proxy> {
  const target = new URL(address)
  const open = new Set<Socket>()
  let frozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port || defaultPort), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      if (frozen) from.pause()
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      frozen = true
      for (const socket of open) socket.pause()
    },
    thaw() {
      frozen = false
      for (const socket of open) socket.resume()
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

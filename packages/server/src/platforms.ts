// The only module that knows the adapters: it imports the server half of each folder that has one.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { PlayerSource } from '@skystair/contract'
import { type PayServer, type ServerHost, type ServerPlatform, ServerRefusal, type Setting } from '@skystair/platform/server'

const FOLDER = fileURLToPath(new URL('../../../adapters/', import.meta.url))
/** Timeout of requests to a platform's servers, in milliseconds. */
const PATIENCE = 5_000

/** The exports of `adapters/<folder>/server.ts`: the server half and, where it sells through several payment providers, those by name. */
export interface ServerHalf {
  readonly server: ServerPlatform
  readonly payments?: Readonly<Record<string, PayServer>>
}

/** A payment channel: a platform itself, or one of the payment providers that it sells through. */
export interface Channel {
  /** Such as `vk` or `own/xsolla`. Receipts are unique within a channel. */
  readonly name: string
  readonly source: PlayerSource
  readonly pay: PayServer
}

export interface Platforms {
  /** Settings that the operator may make, by platform. */
  readonly settings: readonly { readonly source: PlayerSource; readonly settings: Readonly<Record<string, Setting>> }[]
  get(source: PlayerSource): ServerPlatform | undefined
  /** Returns the channels of a platform that the operator has configured, the preferred one first. */
  channels(source: PlayerSource): readonly Channel[]
  /** Returns a channel by its name, whether it is configured or not. */
  channel(name: string): Channel | undefined
  /** Returns the host object that is passed to a server half. */
  host(source: PlayerSource, now: number): ServerHost
}

/** Imports the server half of every adapter that has one, in the order of their names. */
export async function findPlatforms(folder: string = FOLDER): Promise<ServerHalf[]> {
  const files = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name, 'server.ts'))
    .filter((file) => existsSync(file))
  return Promise.all(files.map(async (file) => (await import(pathToFileURL(file).href)) as ServerHalf))
}

/** Sends a request with a timeout. Throws PLATFORM_UNAVAILABLE where no reply comes, without the cause, as the URL may contain a secret. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    const bytes = await answer.arrayBuffer()
    return new Response(bytes.byteLength === 0 ? null : bytes, { status: answer.status, headers: answer.headers })
  } catch {
    throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The platform does not answer')
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** Returns the platforms with the operator's settings. `reach` sends requests; tests pass their own. */
export function platformsOf(halves: readonly ServerHalf[], environment: Environment, reach: ServerHost['fetch'] = ask): Platforms {
  const bySource = new Map(halves.map((half) => [half.server.source, half]))
  const settingOf = (settings: ServerPlatform['settings'], name: string) => {
    if (!Object.hasOwn(settings, name)) throw new Error(`${name} is not among the platform's settings`)
    return environment[name]?.trim() || settings[name]?.otherwise
  }
  const channelsOf = ({ server, payments = {} }: ServerHalf): Channel[] => [
    ...(server.pay ? [{ name: server.source, source: server.source, pay: server.pay }] : []),
    ...Object.entries(payments).map(([provider, pay]) => ({ name: `${server.source}/${provider}`, source: server.source, pay })),
  ]
  /** One of several providers is configured once its first secret is set; a platform's own payments always are. */
  const offered = (half: ServerHalf, { name }: Channel) => {
    const prefix = `${name.split('/')[1]?.toUpperCase()}_`
    const secrets = Object.entries(half.server.settings).filter(([setting, { secret }]) => secret && setting.startsWith(prefix))
    return !name.includes('/') || secrets.some(([setting]) => settingOf(half.server.settings, setting) !== undefined)
  }
  const all = new Map(halves.flatMap(channelsOf).map((channel) => [channel.name, channel]))
  return {
    settings: halves.map(({ server }) => ({ source: server.source, settings: server.settings })),
    get: (source) => bySource.get(source)?.server,
    channels(source) {
      const half = bySource.get(source)
      return half ? channelsOf(half).filter((channel) => offered(half, channel)) : []
    },
    channel: (name) => all.get(name),
    host(source, now) {
      const settings = bySource.get(source)?.server.settings ?? {}
      const setting = (name: string) => settingOf(settings, name)
      return {
        now,
        setting,
        needed(name) {
          const text = setting(name)
          if (text === undefined) throw new ServerRefusal('PLATFORM_NOT_SET', `${name} is not set`)
          return text
        },
        fetch: reach,
      }
    },
  }
}

// The only module that knows the adapters: it imports the server half of each folder that has one.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Call, PlayerSource } from '@skystair/contract'
import type { PlatformManifest } from '@skystair/platform/manifest'
import { type PayServer, type ServerHost, type ServerPlatform, ServerRefusal, type Setting, settingsBy } from '@skystair/platform/server'

const FOLDER = fileURLToPath(new URL('../../../adapters/', import.meta.url))
/** Timeout of requests to a platform's servers, in milliseconds. */
const PATIENCE = 5_000

/**
 * The exports of `server.ts` and `manifest.ts` in an adapter's folder: the server half, the payment providers by name if it sells through several,
 * and the manifest with the platform's name, proofs and money.
 */
export interface ServerHalf {
  readonly manifest: PlatformManifest
  readonly server: ServerPlatform
  readonly payments?: Readonly<Record<string, PayServer>>
}

/** A payment channel: a platform itself, or one of its payment providers. */
export interface Channel {
  /** Such as `vk` or `own/xsolla`. Receipts are unique within a channel. */
  readonly name: string
  readonly source: PlayerSource
  readonly pay: PayServer
}

/** The platform that a call of the contract belongs to, and the payment provider if it buys through one of several. */
export interface CallOwner {
  readonly source: PlayerSource
  readonly provider?: string
}

export interface Platforms {
  /** The operator's possible settings, by platform. */
  readonly settings: readonly { readonly source: PlayerSource; readonly settings: Readonly<Record<string, Setting>> }[]
  get(source: PlayerSource): ServerPlatform | undefined
  manifest(source: PlayerSource): PlatformManifest | undefined
  /** Returns the platform whose manifest names this call as its own; the source is '' if there is none. */
  ownerOf(call: Call): CallOwner
  /** Returns the configured channels of a platform, the preferred one first. */
  channels(source: PlayerSource): readonly Channel[]
  /** Returns a channel by name, configured or not. */
  channel(name: string): Channel | undefined
  /** Returns the host object that is passed to a server half. */
  host(source: PlayerSource, now: number): ServerHost
}

/** Imports server half and manifest of every adapter that has a server half, in alphabetical order. */
export async function findPlatforms(folder: string = FOLDER): Promise<ServerHalf[]> {
  const folders = readdirSync(folder)
    .sort()
    .map((name) => join(folder, name))
    .filter((path) => existsSync(join(path, 'server.ts')))
  const load = (path: string, file: string): Promise<object> => import(pathToFileURL(join(path, file)).href)
  return Promise.all(
    folders.map(async (path) => ({ ...(await load(path, 'server.ts')), ...(await load(path, 'manifest.ts')) }) as ServerHalf),
  )
}

/** Sends a request with a timeout. Throws PLATFORM_UNAVAILABLE if there is no reply, without the cause, as the URL may contain a secret. */
async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(PATIENCE) })
    const bytes = await answer.arrayBuffer()
    return new Response(bytes.byteLength === 0 ? null : bytes, { status: answer.status, headers: answer.headers })
  } catch {
    throw new ServerRefusal('PLATFORM_UNAVAILABLE', 'The platform does not answer')
  }
}

/** Returns the calls that a manifest names, each with its owner. */
function callsOf({ source, authenticate, gift, promoCodes, calls = [], channels }: PlatformManifest): (readonly [string, CallOwner])[] {
  return [
    ...[authenticate ?? [], gift?.call ?? [], promoCodes ?? [], calls].flat().map((call) => [call, { source }] as const),
    ...channels.flatMap(({ name, calls = [] }) => calls.map((call) => [call, { source, provider: providerOf(name, source) }] as const)),
  ]
}

/** Returns the part of a channel's name by which a client names it. */
export const providerOf = (channel: string, source: PlayerSource): string =>
  channel === source ? source : channel.slice(source.length + 1)

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
  /** With several providers, one is configured once its first secret is set; a platform's own payments always are. */
  const offered = (half: ServerHalf, { name }: Channel) => {
    const prefix = `${name.split('/')[1]?.toUpperCase()}_`
    const secrets = Object.entries(half.server.settings).filter(([setting, { secret }]) => secret && setting.startsWith(prefix))
    return !name.includes('/') || secrets.some(([setting]) => settingOf(half.server.settings, setting) !== undefined)
  }
  const owners = new Map(halves.flatMap(({ manifest }) => callsOf(manifest)))
  const all = new Map(halves.flatMap(channelsOf).map((channel) => [channel.name, channel]))
  return {
    settings: halves.map(({ server }) => ({ source: server.source, settings: server.settings })),
    get: (source) => bySource.get(source)?.server,
    manifest: (source) => bySource.get(source)?.manifest,
    ownerOf: (call) => owners.get(call) ?? { source: '' },
    channels(source) {
      const half = bySource.get(source)
      return half ? channelsOf(half).filter((channel) => offered(half, channel)) : []
    },
    channel: (name) => all.get(name),
    host(source, now) {
      const settings = bySource.get(source)?.server.settings ?? {}
      return {
        now,
        ...settingsBy((name) => settingOf(settings, name)),
        fetch: reach,
      }
    },
  }
}

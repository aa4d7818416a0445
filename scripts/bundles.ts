// Checks that the portals would accept the output of `npm run build`: the same core in every bundle, small clients, and archives by the
// portals' rules.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { PlatformBundle } from '@skystair/platform'
import { unzipSync } from 'fflate'
import { zip } from './build/archive.ts'
import { blockedWords } from './build/blocked-words.ts'
import { filesOf } from './build/folders.ts'
import { distOf } from './build/paths.ts'
import { bundleOf, coreHash, isOwnFile, platformNames } from './build/platforms.ts'

const KB = 1024
/** The maximum size that a client may add to the core, gzipped; a portal's own library is measured separately. */
export const CLIENT_LIMIT = 5 * KB

const weight = (file: string) => gzipSync(readFileSync(file), { level: 9 }).length

/** Returns the addresses in a text, except those that are only identifiers: XML schemas and licences. */
function foreignHosts(text: string, allowed: readonly string[]): string[] {
  const hosts = [...text.matchAll(/\b(?:https?|wss?):\/\/([a-z0-9.-]+\.[a-z]{2,})/gi)].map(([, host]) => host!.toLowerCase())
  const known = ['www.w3.org', 'react.dev', 'phaser.io', 'mobx.js.org', 'www.i18next.com', 'github.com']
  // Names below .invalid never exist: placeholders.
  const matches = (host: string) =>
    host.endsWith('.invalid') || allowed.some((entry) => entry === host || (entry.startsWith('*.') && host.endsWith(entry.slice(1))))
  return [...new Set(hosts)].filter((host) => !known.includes(host) && !matches(host))
}

const hostsOf = ({ scripts, connect, frames = [] }: PlatformBundle) =>
  [...scripts, ...connect, ...frames].map((address) => address.replace(/^\w+:\/\//, '').replace(/\/.*$/, ''))

/** Returns the reasons for which a portal would refuse an archive, one sentence each. */
export function faultsOfZip(bytes: Uint8Array, bundle: PlatformBundle): string[] {
  const files = unzipSync(bytes)
  const names = Object.keys(files)
  const size = Object.values(files).reduce((sum, content) => sum + content.length, 0)
  const faults: string[] = []
  if (!files['index.html']) faults.push('has no index.html at its root')
  if (bundle.maxFiles && names.length > bundle.maxFiles) faults.push(`holds ${names.length} files, more than ${bundle.maxFiles}`)
  if (bundle.maxBytes && size > bundle.maxBytes) faults.push(`weighs ${size} bytes unpacked, more than ${bundle.maxBytes}`)
  for (const name of names) if (!/^[A-Za-z0-9._/-]+$/.test(name)) faults.push(`holds a name that portals refuse: ${name}`)
  const page = new TextDecoder().decode(files['index.html'] ?? new Uint8Array())
  for (const [, address] of page.matchAll(/(?:src|href)="([^"]*)"/g)) {
    if (/^(\/|\w+:)/.test(address!)) faults.push(`has an address that is not relative: ${address}`)
    else if (!files[address!]) faults.push(`lacks what its page asks for: ${address}`)
  }
  if (!bundle.anybody && !/http-equiv="content-security-policy"/.test(page)) faults.push('has no policy in its page')
  const client = new TextDecoder().decode(files['platform.js'] ?? new Uint8Array())
  for (const host of foreignHosts(client, hostsOf(bundle))) faults.push(`its client names a host that the bundle does not: ${host}`)
  return faults
}

async function check(): Promise<string[]> {
  const faults: string[] = []
  const core = coreHash(distOf('own'))
  for (const name of platformNames()) {
    const bundle = await bundleOf(name)
    const own = filesOf(distOf(name)).filter((file) => isOwnFile(file))
    for (const needed of ['index.html', 'platform.js', 'bundle.json'])
      if (!own.includes(needed)) faults.push(`${name}: ${needed} is missing`)
    for (const file of filesOf(distOf(name)))
      if (blockedWords(file).length > 0) faults.push(`${name}: blockers may refuse a file with this name: ${file}`)
    if (coreHash(distOf(name)) !== core) faults.push(`${name}: its core is not the one of the own site`)
    const bytes = weight(join(distOf(name), 'platform.js'))
    const library = own.includes('platform-library.js') ? weight(join(distOf(name), 'platform-library.js')) : 0
    if (bytes > CLIENT_LIMIT) faults.push(`${name}: its client weighs ${bytes} bytes, more than ${CLIENT_LIMIT}`)
    if (library > 0 !== (bundle.libraries?.length ?? 0) > 0)
      faults.push(`${name}: its bundle names libraries that are not there, or not those that are`)
    const packed = bundle.zip ? zip(distOf(name)) : null
    if (packed) faults.push(...faultsOfZip(packed, bundle).map((fault) => `${name}.zip ${fault}`))
    const summary = [`${(bytes / KB).toFixed(1)} KB`]
    if (library) summary.push(`and ${(library / KB).toFixed(1)} KB of ${bundle.libraries?.join(', ')}`)
    if (packed)
      summary.push(`zip ${(packed.length / KB / KB).toFixed(1)} MB ${createHash('sha256').update(packed).digest('hex').slice(0, 8)}`)
    console.log(`${name.padEnd(12)} ${summary.join(', ')}`)
  }
  console.log(`core         ${core.slice(0, 16)}`)
  return faults
}

if (import.meta.main) {
  const faults = await check()
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}

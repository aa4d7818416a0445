import { coverage } from '@skystair/contract/documents'
import { others, withoutCaller, withoutProducer, withoutReader } from './reasons.ts'
import { callers, produced, readers } from './scan.ts'

const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** Returns why nothing produces a value; undefined if there is no reason. */
export const reasonFor = (name: string): string | undefined => withoutProducer[name] ?? withoutProducer[name.split(' ')[0]!]

/** Returns the text of docs/coverage.md. */
export function coverageDocument(): string {
  const calls = [...callers()].map(([call, by]) => row(`\`${call}\``, by.length > 0 ? by.join(', ') : `– ${withoutCaller[call]}`))
  const values = [...produced()].map(([name, by]) => row(...name.split(/ (.*)/).slice(0, 2), by ?? `– ${reasonFor(name)}`))
  const members = [...readers()].map(([member, by]) => row(`\`${member}\``, by.length > 0 ? by.join(', ') : `– ${withoutReader[member]}`))
  return `${coverage()}
## Calls

Called by the client: the areas of the game, adapters and techniques that call it.

| call | called by the client |
|---|---|
${calls.join('\n')}

## Values

Met by: an area of the game or the server, or an adapter, that produces the value or offers it to the player.

| enumeration | value | met by |
|---|---|---|
${values.join('\n')}

## Player-info envelope

| member | read by |
|---|---|
${members.join('\n')}

## Others

| what | met by |
|---|---|
${others.map(([what, why]) => row(what, why)).join('\n')}
`
}

import type { TSchema } from 'typebox'
import type { CallName, CallSpec } from '../call.ts'
import { contract } from '../contract.ts'
import { ErrorCode } from '../errors.ts'
import { destinations, LiveMessage } from '../live.ts'
import { rates } from '../rates.ts'
import { refusals, shared } from '../refusals.ts'
import { components, type JsonSchema, refer } from './components.ts'
import { style } from './page/style.ts'
import { typeText } from './page/type-text.ts'

/** Returns a text as HTML, also for attributes. */
export const html = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
const row = (name: string, text: string) => `<dt>${name}</dt><dd>${text}</dd>`

const parts = components()
const named = new RegExp(`\\b(${Object.keys(parts).join('|')})\\b`, 'g')
/** Returns a type as text with links for named types. */
const type = (schema: JsonSchema) => html(typeText(schema)).replace(named, '<a href="#$1">$1</a>')

const fields = (where: string, schema: CallSpec['query']) =>
  Object.entries((schema?.properties ?? {}) as Record<string, TSchema>)
    .map(([name, part]) => {
      const optional = ((schema?.required ?? []) as string[]).includes(name) ? '' : ', may be left out'
      return row(`<code>${html(name)}</code>`, `${type(refer(part))} <small>(${where}${optional})</small>`)
    })
    .join('')

/** Returns the refusals specific to the call. Those that all calls share are listed once. */
const own = (name: CallName, spec: CallSpec) =>
  refusals(name, spec)
    .filter((code) => !shared.includes(code) && !code.startsWith('BODY_') && !code.startsWith('SESSION_'))
    .map((code) => `<code>${code}</code> ${ErrorCode[code]}`)
    .join(', ')

function entry(name: CallName, spec: CallSpec): string {
  const [method, path] = name.split(' ') as [string, string]
  const id = html(name.replace(' ', ':'))
  const marks = [
    spec.role === 'NONE' ? 'no session' : spec.role,
    `rate ${spec.rate}`,
    ...(spec.changes ? ['changes'] : []),
    ...(spec.extension ? ['extension'] : []),
  ]
  const refused = own(name, spec)
  return `<article id="${id}"><h3><a href="#${id}"><code><b class="${method.toLowerCase()}">${method}</b> ${html(path)}</code></a></h3><ul class="marks">${marks
    .map((mark) => `<li>${mark}</li>`)
    .join(
      '',
    )}</ul><p>${html(spec.summary)}</p><dl>${fields('path', spec.params)}${fields('query', spec.query)}${fields('body', spec.body)}${row('returns', type(refer(spec.reply)))}${refused ? row('refused with', refused) : ''}</dl></article>`
}

function area(name: string, calls: Readonly<Record<string, CallSpec>>): string {
  const entries = Object.entries(calls) as [CallName, CallSpec][]
  return `<section><h2 id="${name}">${name} <small>${entries.length} calls</small></h2>${entries.map((each) => entry(...each)).join('')}</section>`
}

const limits = Object.entries(rates)
  .map(([name, { max, window }]) => row(name, `${max} in ${window / 1000} s`))
  .join('')

const intro = `<p>Everything that the game's client and server say to each other. For machines: <a href="/openapi.json">OpenAPI 3.1</a> and <a href="/asyncapi.json">AsyncAPI 3</a>.</p>
<p>Bodies are JSON. A session goes along as query value <code>session</code> or as bearer; registering or signing in returns it, also in the header <code>session</code>. <code>TRIAL</code> calls take any session, <code>PLAYER</code> calls those of registered players. A call marked <code>changes</code> takes an <code>idempotency-key</code>: a repeated request with the same key gets the first reply, for a day and while the session lives that got it. Bodies without lists may also be sent as a form.</p>
<p>A refusal is <code>{ code, message, field?, current?, requestId }</code>; with a 409, <code>current</code> is the current state of the player and the fight. Every reply has an <code>x-request-id</code>; with a 429, <code>retry-after</code> says how many seconds to wait. 204 asks the client to reload, 307 names the server’s new address as <code>message</code>. Any call may be refused with ${shared.map((code) => `<code>${code}</code>`).join(', ')}, one that changes something with <code>STATE_CHANGED</code>, one with a body with <code>BODY_TOO_LARGE</code> or <code>BODY_TOO_DEEP</code>, and one that asks for a session with <code>SESSION_MISSING</code> or <code>SESSION_EXPIRED</code>.</p>
<h2 id="rates">rates</h2><dl>${limits}</dl>`

/** Renders a named type with its fields. */
function part(name: string, { properties, required, description }: JsonSchema): string {
  const rows = Object.entries((properties ?? {}) as Record<string, JsonSchema>).map(([field, schema]) =>
    row(
      `<code>${html(field)}</code>`,
      `${type(schema)}${((required ?? []) as string[]).includes(field) ? '' : ' <small>(may be left out)</small>'}`,
    ),
  )
  return `<article id="${name}"><h3><a href="#${name}">${name}</a></h3>${typeof description === 'string' ? `<p>${html(description)}</p>` : ''}<dl>${rows.join('')}</dl></article>`
}

/** Returns a readable page of the whole contract, without scripts. */
export function docsPage(): string {
  const areas = Object.entries(contract).map(([name, calls]) => area(name, calls))
  const live = Object.entries(destinations).map(
    ([address, { summary, who }]) =>
      `<article><h3><code>${html(address)}</code></h3><p>${html(summary)}</p><dl>${row('who', html(who))}${row('says', type(refer(LiveMessage)))}</dl></article>`,
  )
  const index = ['rates', ...Object.keys(contract), 'live', 'parts'].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skystair: the contract</title><style>${style}</style><nav aria-label="Areas"><ul>${index}</ul></nav><main><h1>Skystair: the contract</h1>${intro}${areas.join('')}<section><h2 id="live">live <small>STOMP 1.2 at /api/websocket</small></h2>${live.join('')}</section><section><h2 id="parts">parts</h2>${Object.entries(
    parts,
  )
    .map(([name, schema]) => part(name, schema))
    .join('')}</section></main></html>`
}

import type { CallName, CallSpec } from '../call.ts'
import { contract } from '../contract.ts'
import { destinations } from '../live.ts'
import { refusals } from '../refusals.ts'

const html = (text: string) => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)
const fields = (label: string, schema: CallSpec['query']) =>
  schema
    ? `<dt>${label}</dt><dd>${Object.keys(schema.properties)
        .map((name) => `<code>${html(name)}${(schema.required ?? []).includes(name) ? '' : '?'}</code>`)
        .join(' ')}</dd>`
    : ''

function entry(name: CallName, spec: CallSpec): string {
  const marks = [spec.role, spec.rate, spec.status, spec.extension && 'extension'].filter(Boolean).map((mark) => `<span>${mark}</span>`)
  return `<article><h3 id="${html(name)}"><code>${html(name)}</code> ${marks.join(' ')}</h3><p>${html(spec.summary)}</p><dl>${fields('Path', spec.params)}${fields('Query', spec.query)}${fields('Body', spec.body)}<dt>Refusals</dt><dd>${refusals(spec).join(', ')}</dd></dl></article>`
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:auto;padding:1rem;color:#1c2240;background:#fff}code{background:#eef1fb;padding:0 .2em}article{border-top:1px solid #ccd;padding:.3rem 0}h3{font-size:1rem;margin:.4rem 0}h3 span{font-size:.75rem;border:1px solid #667;border-radius:1em;padding:0 .6em;font-weight:400}dl{display:grid;grid-template-columns:6rem 1fr;gap:.2rem;margin:.3rem 0}dd{margin:0;overflow-wrap:anywhere}p{margin:.2rem 0}'

/** A readable page of the whole contract, without scripts. */
export function docsPage(): string {
  const areas = Object.entries(contract).map(
    ([area, calls]) =>
      `<section><h2 id="${area}">${area}</h2>${(Object.entries(calls) as [CallName, CallSpec][]).map(([name, spec]) => entry(name, spec)).join('')}</section>`,
  )
  const live = Object.entries(destinations).map(
    ([address, { summary, who }]) => `<article><h3><code>${html(address)}</code></h3><p>${html(summary)} ${html(who)}</p></article>`,
  )
  const index = [...Object.keys(contract), 'live'].map((area) => `<a href="#${area}">${area}</a>`).join(' · ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Skystair: the contract</title><style>${style}</style><main><h1>Skystair: the contract</h1><p>As documents: <a href="/openapi.json">OpenAPI 3.1</a>, <a href="/asyncapi.json">AsyncAPI 3</a>.</p><nav>${index}</nav>${areas.join('')}<section><h2 id="live">live</h2>${live.join('')}</section></main></html>`
}

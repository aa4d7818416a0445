import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { wrapInitializers } from './build/field-initializers.ts'
import { floor } from './build/floor.ts'
import { root } from './build/paths.ts'
import { newInScript } from './floor/built.ts'
import { newInSources } from './floor/sources.ts'
import { newInStyles } from './floor/styles.ts'
import { faultsOf } from './floor.ts'

it('finds functions that the oldest browsers lack, by the types of a source', { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'skystair-floor-'))
  const file = join(folder, 'source.ts')
  writeFileSync(
    file,
    `export const a = (s: AbortSignal, own: { reason: number; toReversed(): void }) => [s.reason, own.reason, own.toReversed()]
    export const b = [1].toReversed().at(-1), c = structuredClone(b), d = AbortSignal.any([]), e = new Intl.NumberFormat().format(1)
    export const f = (x: CanvasRenderingContext2D, y: CSSStyleDeclaration) => [x.roundRect(1, 1, 1, 1), x.arc, (y.rotate = ''), y.transform]
    export const g = Promise.withResolvers, h = new Map([[1, 2]]).entries().map(String)`,
  )
  try {
    const found = newInSources([file]).map(({ feature }) => feature)
    for (const feature of ['AbortSignal.reason', 'Array.toReversed', 'structuredClone', 'AbortSignal.any', 'CanvasPath.roundRect'])
      expect(found).toContain(feature)
    expect(found.some((feature) => /^CSSStyle\w+\.rotate$/.test(feature))).toBe(true)
    expect(found).toHaveLength(6)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it.each([
  ['a.toReversed()', '.toReversed'],
  ['AbortSignal.any([a])', 'AbortSignal.any'],
  ['let b=structuredClone(a)', 'structuredClone'],
  ['new OffscreenCanvas(1,1)', 'OffscreenCanvas'],
  ['/(?<=a)b/', 'lookbehind in a regular expression'],
  ['/[a]/v', 'flag v of a regular expression'],
  ['class A{static{}}', 'static block'],
  ['await a', 'await outside a function'],
  ['import a from"a"with{type:"json"}', 'import attributes'],
])('finds in the built script %s: %s', (code, feature) => expect([...newInScript(code)]).toEqual([feature]))

it('finds nothing in a script that old browsers understand', () => {
  const code = 'class A{#a=1;b=a?.b??c;async d(){await this.#a}}a.at(-1);new Map;Promise.any([]);x.structuredClone=1;/(?<n>a)(?<!)/u;`a`'
  expect([...newInScript(code.replace('(?<!)', ''))]).toEqual([])
})

it.each([
  ['.a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['.a:has(b){color:red}', ':has()'],
  ['@container a (width>1px){.a{color:red}}', '@container'],
  ['.a{rotate:1deg}', 'rotate'],
  ['.a{overflow:clip}', 'overflow: clip'],
  ['.a{width:1dvh}', 'dvh'],
])('finds in the style sheet %s: %s', (css, feature) => expect([...newInStyles(css)]).toEqual([feature]))

it('finds a selector that would make older browsers ignore those beside it', () => {
  expect([...newInStyles('.a:has(b),.c{color:red}')].join()).toContain('beside other selectors')
  expect([...newInStyles('.a:is(.b,.c){inset:0;aspect-ratio:1;display:grid;transform:rotate(1deg)}')]).toEqual([])
})

it('reports what is not allowed, and what is allowed for nothing', () => {
  const allowed = [{ features: ['a', 'b'], why: '' }]
  expect(
    faultsOf(
      new Map([
        ['a', ['x.js']],
        ['c', ['y.js']],
      ]),
      allowed,
    ),
  ).toEqual(['c is too new: y.js', 'b is allowed, but not used'])
})

it('wraps initial values of class fields that older Safari would evaluate in the wrong scope', () => {
  expect(wrapInitializers('class A{#a=b((c)=>c);d=(e,f);g=1;h(){return()=>1}}')).toBe(
    'class A{#a=(()=>(b((c)=>c)))();d=(()=>((e,f)))();g=1;h(){return()=>1}}',
  )
})

it.each(['README.md', 'docs/embedding.md'])('is promised in %s', (file) => {
  const promise = `Safari and iOS ${floor.safari}, Chromium and Android WebView ${floor.chrome}, Firefox ${floor.firefox}`
  expect(readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ')).toContain(promise)
})

import { expect, it } from 'vitest'
import { draw } from '../../../testing/render.tsx'
import { testGame } from '../../../testing/services.ts'
import { tokensOf } from './dialect.ts'
import { Markdown } from './markdown.tsx'
import { ForumStore } from './store.ts'

async function html(text: string, externalLinks = true): Promise<string> {
  const { services } = testGame()
  await services.get(ForumStore).loadDialect()
  Object.assign(services.platform.capabilities, { externalLinks })
  return draw(services, <Markdown text={text} />).html.replace(/^<div[^>]*>|<\/div>$/g, '')
}

it.each([
  ['**bold** and *slanted*', '<p><strong>bold</strong> and <em>slanted</em></p>'],
  ['~~out~~ `a<b`', '<p><del>out</del> <code>a&lt;b</code></p>'],
  ['one\ntwo', '<p>one<br/>two</p>'],
  ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
  ['3. one\n4. two', '<ol start="3"><li>one</li><li>two</li></ol>'],
  ['> said', '<blockquote><p>said</p></blockquote>'],
  ['# Stairs\n---', '<h4>Stairs</h4><hr/>'],
  ['\\*as it is\\*', '<p>*as it is*</p>'],
])('shows %j as %s', async (text, shown) => {
  expect(await html(text)).toBe(shown)
})

it.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<!-- hidden -->',
  'a <b onclick=alert(1)>b</b>',
  '<a href="javascript:alert(1)">a</a>',
  '![cat](https://example.com/cat.png)',
  'a_b_c | d',
  '| a | b |\n| --- | --- |\n| c | d |',
  '[a]: https://example.com\n[a]',
  '&lt;b&gt;',
])('keeps %j as text', async (text) => {
  expect((await html(text, false)).replace(/<\/?p>|<br\/>/g, '')).not.toMatch(/[<>]/)
})

it('shows links to other sites with their host, and as text where the platform forbids them', async () => {
  const text = '[here](https://example.com/a?b=c) and https://example.com'
  expect(await html(text)).toContain(
    '<a href="https://example.com/a?b=c" target="_blank" rel="noopener noreferrer nofollow">here (example.com)</a>',
  )
  expect(await html(text, false)).toBe('<p>here (https://example.com/a?b=c) and https://example.com</p>')
})

it.each([
  ['https://bank.com@evil.com/', 'evil.com'],
  ['https://bank.com:443@evil.com/a', 'evil.com'],
  ['https://bank.com%2f@evil.com', 'evil.com'],
  ['https://bаnk.com/', 'xn--bnk-6cd.com'],
  ['https://example.com.evil.com:8080/', null],
  ['https://example.com?a=b', null],
])('shows beside %s the host to which it leads, unless the address itself shows it: %s', async (to, host) => {
  expect(await html(`<${to}>`)).toContain(`>${host ? `${to} (${host})` : to}</a>`)
})

it.each(['javascript:alert(1)', 'data:text/html,x', '//example.com', 'jav&#x61;script:alert(1)', 'http://'])(
  'opens no link to %s',
  async (to) => {
    expect(await html(`[here](${to})`)).not.toContain('href')
  },
)

it('reads texts that were made to be slow or deep as plain text', () => {
  for (const text of ['_a'.repeat(10_000), '*'.repeat(20_000)]) expect(tokensOf(text)).toEqual([{ type: 'text', raw: text, text }])
  for (const text of ['> '.repeat(10_000), '- '.repeat(10_000), '> - '.repeat(5000)]) expect(tokensOf(text)).toHaveLength(1)
})

// Checks that docs/embedding.md names everything that the game offers to integrators, and that its policy is the one of the examples.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { limits } from './budgets/limits.ts'
import { root } from './build/paths.ts'
import { CLIENT_LIMIT } from './bundles.ts'
import { embeddingPolicy } from './example/policy.ts'
import { exampleNames } from './example.ts'

const read = (...parts: string[]) => readFileSync(join(root, ...parts), 'utf8')
const guide = read('docs/embedding.md')
/** Returns the names of an interface's members, from its source. */
function membersOf(file: string, name: string): string[] {
  const [, body = ''] = new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(read(file)) ?? []
  return [...body.matchAll(/^ {2}(?:readonly )?(\w+)[?(<:]/gm)].map(([, member]) => member!)
}

it('names every option, every event and every part of the handle', () => {
  const options = membersOf('packages/core/src/services/options.ts', 'MountOptions')
  const handle = membersOf('packages/core/src/app/mount.ts', 'GameHandle')
  const events = [...read('packages/core/src/services/options.ts').matchAll(/readonly type: '(\w+)'/g)].map(([, type]) => type!)
  expect([options.length, handle.length, events.length].every((count) => count > 4)).toBe(true)
  for (const name of [...options, ...events]) expect(guide).toContain(`| \`${name}\` |`)
  for (const name of handle) expect(guide).toMatch(new RegExp(`\`${name}[\`(]`))
})

it('names every attribute of the page and of the element', () => {
  const asElement = /\['lang'.*?\]/.exec(read('packages/core/src/element.ts'))?.[0] ?? ''
  const attributes = [...asElement.matchAll(/'([\w-]+)'/g)].map(([, name]) => name!)
  expect(attributes.length).toBeGreaterThan(3)
  for (const name of attributes) expect(guide).toContain(`| \`data-${name}\` | \`${name}\` |`)
})

it('begins with the same five lines as the README', () => {
  const first = (text: string) => /```html\n([\s\S]*?)```/.exec(text)?.[1]
  expect(first(guide)?.trim().split('\n')).toHaveLength(5)
  expect(first(read('README.md'))).toBe(first(guide))
})

it('requires the policy that the examples are served with', () => {
  const [, asked = ''] = /```\n(default-src[\s\S]*?)\n```/.exec(guide) ?? []
  const served = embeddingPolicy('<script src="main.js"></script>', { game: 'https://your.host', ancestors: [], frames: [] })
  expect(asked.replaceAll('\n', ' ')).toBe(served)
})

it('recommends frames that allow everything that the game can use, as all examples and test portals do', () => {
  const all = 'autoplay; clipboard-write; fullscreen; gamepad; screen-wake-lock; web-share'
  const files = globSync(
    [
      'docs/*.md',
      'README.md',
      'adapters/*/*.{md,ts}',
      'examples/**/*.{html,js,ts,tsx}',
      'packages/testing/src/portal/*.ts',
      'scripts/example/*.ts',
    ],
    {
      cwd: root,
      exclude: ['**/node_modules/**'],
    },
  )
  const found = files.flatMap((file) => [...read(file).matchAll(/<iframe\b[^>]*? allow="(.*?)"/gs)].map(([, allow]) => [file, allow]))
  expect(found.map(([file]) => file)).toEqual(expect.arrayContaining(['docs/embedding.md', 'examples/iframe-portal/index.html']))
  expect(found.filter(([, allow]) => allow !== all)).toEqual([])
})

it('allows a page’s own inline scripts by their hashes, and no others', () => {
  const policy = embeddingPolicy('<script type="module">\n  go()\n</script><script src="a.js"></script>', {
    game: 'https://your.host',
    ancestors: ['https://portal.example'],
    frames: [],
  })
  expect(policy).toMatch(/script-src 'self' https:\/\/your\.host 'sha256-[\w+/]{43}=';/)
  expect(policy).toContain('frame-ancestors https://portal.example;')
})

it('names every example by its command', () => {
  for (const name of exampleNames()) expect(guide).toContain(`\`npm run example -- ${name}\``)
})

it('names the limits of the build', () => {
  const { phaser, firstRoad, firstRoadBytes } = limits
  expect(guide).toContain(
    `at most ${phaser / 1024} KB of Phaser, ${firstRoad / 1024} KB of all scripts, ${firstRoadBytes / 1024 / 1024} MB of`,
  )
  expect(guide).toContain(`adds at most ${CLIENT_LIMIT / 1024} KB`)
})

it.each(['README.md', 'docs/embedding.md', 'docs/adapters.md', 'examples/README.md', 'examples/write-an-adapter/README.md'])(
  'leads nowhere that is not there: %s',
  (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => join(root, dirname(file), link!))
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !existsSync(link))).toEqual([])
  },
)

import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { adapterFiles, nameFault, withRow, withWorkspace } from './adapter.ts'
import { root } from './build/paths.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

describe('npm run adapter -- new', () => {
  it('refuses a name that is taken or no name, and says what to do', () => {
    expect(nameFault('lagoon')).toBeNull()
    expect(nameFault('vk')).toMatch(/exists already: choose another/)
    for (const name of ['', 'Lagoon', '../lagoon', '9pins', 'a']) expect(nameFault(name)).toMatch(/npm run adapter -- new lagoon/)
  })

  it('adds the workspace to the lockfile and changes nothing else in it', () => {
    const lockfile = read('package-lock.json')
    const added = withWorkspace(lockfile, 'lagoon').split('\n')
    const kept = lockfile.split('\n')
    expect(added.length - kept.length).toBe(12)
    expect(JSON.parse(added.join('\n')).packages['node_modules/@skystair/adapter-lagoon']).toEqual({
      resolved: 'adapters/lagoon',
      link: true,
    })
    const first = kept.findIndex((line, index) => line !== added[index])
    expect(added[first]).toContain('"adapters/lagoon": {')
  })

  it('adds a row to the table of platforms, in its order', () => {
    for (const [name, before] of [
      ['lagoon', 'kong'],
      ['zoo', 'ya'],
    ] as const) {
      const rows = [...withRow(read('docs/adapters.md'), name).matchAll(/^\| \[(\w+)\]\(\.\.\/adapters\//gm)].map(([, row]) => row)
      expect(rows[rows.indexOf(name) - 1]).toBe(before)
    }
  })

  it('writes an adapter that names nothing of the example and passes its types, its format and the suites', () => {
    const cache = join(root, '.cache')
    mkdirSync(cache, { recursive: true })
    const folder = mkdtempSync(join(cache, 'adapter-'))
    try {
      const files = adapterFiles('blue_lagoon')
      for (const [file, text] of files) writeFileSync(join(folder, file), text)
      expect([...files.values()].join('\n')).not.toMatch(/harbour|Гаван|TODO/i)
      const project = { extends: '../../tsconfig.node.json', include: ['*.ts'] }
      writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
      const run = (script: string, ...args: string[]) => {
        const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', script), ...args], {
          cwd: folder,
          encoding: 'utf8',
        })
        return { status, output: `${stdout}${stderr}` }
      }
      expect(run('tsc7/bin/tsc', '-p', '.')).toMatchObject({ status: 0 })
      const config = join(root, 'biome.json')
      run('@biomejs/biome/bin/biome', 'check', '--write', '--vcs-enabled=false', `--config-path=${config}`, '.')
      expect(run('@biomejs/biome/bin/biome', 'ci', '--vcs-enabled=false', `--config-path=${config}`, '.')).toMatchObject({ status: 0 })
      const { status, output } = run('vitest/vitest.mjs', 'run', '--root', '.')
      expect(output).toMatch(/Tests .*\d{2} passed/)
      expect(status, output).toBe(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

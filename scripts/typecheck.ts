// `npm run typecheck` checks the types of everything. `biome.json` and `scripts/imports.ts` keep what only Node has out of browsers' code.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const tsc = join(root, 'node_modules/tsc7/bin/tsc')
// Three checkers keep two cores busy: they divide the files unevenly. Without garbage collection the run needs 2 GB, and a fifth less time.
const checking = spawn(process.execPath, [tsc, '-p', 'tsconfig.node.json', '--checkers', '3'], {
  cwd: root,
  env: { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env },
  stdio: 'inherit',
})
const [code] = await once(checking, 'close')
process.exit(code ?? 1)

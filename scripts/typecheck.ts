// `npm run typecheck` checks two projects in parallel: the browser's code, which must not use Node, and everything.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const tsc = join(root, 'node_modules/tsc7/bin/tsc')
/** Number of checkers for each: the smaller project finishes early, and the other then uses its core. */
const projects = { 'tsconfig.json': '1', 'tsconfig.node.json': '2' }

const right = await Promise.all(
  Object.entries(projects).map(async ([project, checkers]) => {
    // Garbage collection is made rare, as the run ends within seconds.
    const checking = spawn(process.execPath, [tsc, '-p', project, '--checkers', checkers], {
      cwd: root,
      env: { GOGC: '1200', ...process.env },
      stdio: 'inherit',
    })
    const [code] = await once(checking, 'close')
    return code === 0
  }),
)
process.exit(right.every(Boolean) ? 0 : 1)

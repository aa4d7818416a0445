// `npm run typecheck`: the types of the browser's side, which knows nothing of Node, and of everything, side by side.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const tsc = join(root, 'node_modules/tsc7/bin/tsc')
/** With how many checkers each: the smaller side is done early, and leaves its core to the other. */
const projects = { 'tsconfig.json': '1', 'tsconfig.node.json': '2' }

const right = await Promise.all(
  Object.entries(projects).map(async ([project, checkers]) => {
    // Garbage is collected seldom, as the run is over in seconds.
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

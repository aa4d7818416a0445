// `npm run typecheck`: the types of the browser's side, which knows nothing of Node, and of everything, side by side.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './build/paths.ts'

const tsc = join(root, 'node_modules/tsc7/bin/tsc')
const projects = ['tsconfig.json', 'tsconfig.node.json']

const right = await Promise.all(
  projects.map(async (project) => {
    // One checker each: several would each work out the contract's types anew. Collecting garbage seldom, as the run is over in seconds.
    const checking = spawn(process.execPath, [tsc, '-p', project, '--checkers', '1'], {
      cwd: root,
      env: { GOGC: '400', ...process.env },
      stdio: 'inherit',
    })
    const [code] = await once(checking, 'close')
    return code === 0
  }),
)
process.exit(right.every(Boolean) ? 0 : 1)

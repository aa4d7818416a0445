// Installs what the lockfile names and node_modules lacks, before every npm script. Runs on the machine's own Node, so it uses nothing else.
const { spawnSync } = require('node:child_process')
const { accessSync, constants, existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')

/** Returns the packages of a lockfile; none if there is no file. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/** Reports whether npm may leave a package out on this machine. Why all with `libc`: Node does not name the machine's. */
const mayLack = ({ os, cpu, libc, optional }) =>
  optional && (libc || !(os || cpu) || (os && !os.includes(process.platform)) || (cpu && !cpu.includes(process.arch)))

/** Returns the packages that package-lock.json names and node_modules lacks or has in another version, as npm's own record of it says. */
function missingPackages(root) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(packagesOf(join(root, 'package-lock.json')))
    .filter(([path, wanted]) => {
      if (!path.includes('node_modules/') || mayLack(wanted)) return false
      // npm's record has no links that something else made, such as `npm run adapter -- new`.
      return wanted.link ? !existsSync(join(root, path)) : installed[path]?.version !== wanted.version
    })
    .map(([path]) => path)
}

function ensure(root) {
  const modules = join(root, 'node_modules')
  if (missingPackages(root).length > 0) {
    try {
      accessSync(existsSync(modules) ? modules : root, constants.W_OK)
    } catch {
      console.error(`No right to install into ${modules}: give your user the folder, or let its owner run npm ci beforehand.`)
      return 1
    }
    console.error('Installing what package-lock.json names …')
    // Unlike `npm ci` this deletes no installed package, which a running server may be using.
    const install = [process.env.npm_execpath, 'install', '--no-save', '--prefer-offline']
    const { status } = spawnSync(process.execPath, install, { cwd: root, stdio: ['ignore', 2, 2] })
    if (status !== 0) return status || 1
  }
  if (Number.parseInt(process.versions.node, 10) >= 24 || existsSync(join(modules, '.bin/node'))) return 0
  console.error('Node 24 is not installed, because npm may not run install scripts here: npm rebuild node --ignore-scripts=false')
  return 1
}

module.exports = { missingPackages }
if (require.main === module) process.exitCode = ensure(join(__dirname, '..'))

// Installs the packages of the lockfile if node_modules does not match it. Runs on the machine's own Node, so it uses nothing else.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { accessSync, constants, existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

const root = join(__dirname, '..')
const stamp = join(root, 'node_modules', '.install-stamp')
const lock = readFileSync(join(root, 'package-lock.json'))
const wanted = `${createHash('sha256').update(lock).digest('hex')} ${process.platform} ${process.arch}`

const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

if (read(stamp) !== wanted) {
  const modules = join(root, 'node_modules')
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK)
  } catch {
    console.error(`No right to install into ${modules}: give your user the folder, or let its owner run npm ci beforehand.`)
    process.exit(1)
  }
  console.error('Installing what package-lock.json names …')
  const done = spawnSync(process.execPath, [process.env.npm_execpath, 'ci', '--prefer-offline'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (done.status !== 0) process.exit(done.status || 1)
  writeFileSync(stamp, wanted)
}

// Installs what the lockfile names when node_modules does not match it. Runs on whatever Node the machine has, so it uses nothing else.
const { spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { readFileSync, writeFileSync } = require('node:fs')
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
  console.error('Installing what package-lock.json names …')
  const done = spawnSync(process.execPath, [process.env.npm_execpath, 'ci', '--prefer-offline'], { cwd: root, stdio: ['ignore', 2, 2] })
  if (done.status !== 0) process.exit(done.status || 1)
  writeFileSync(stamp, wanted)
}

/**
 * Stands for the module `name` of Phaser, which is left out: whatever is done with it throws an error that names it. With `quiet`, instances can be
 * made; these methods of theirs do nothing, and anything else done with them throws.
 */
export default function standIn(name, quiet) {
  const fail = (_, key) => {
    const member = typeof key === 'string' ? `, whose ${key} is asked for` : ''
    throw new Error(`Phaser is built without ${name}${member}: packages/core/src/engine/README.md says how to get it back`)
  }
  // Nothing is an instance of what is not there.
  const get = (target, key) => (key === Symbol.hasInstance ? () => false : fail(target, key))
  // A function, for only what can be called and constructed has the traps for these.
  const absent = new Proxy(function Absent() {}, { get, set: fail, has: fail, ownKeys: fail, apply: () => fail(), construct: () => fail() })
  if (!quiet) return absent
  return function Idle() {
    const instance = Object.create(absent)
    for (const method of quiet) Object.defineProperty(instance, method, { value: () => {} })
    return instance
  }
}

/**
 * Returns a replacement for the removed module `name` of Phaser: any use throws an error that names it. With `quiet`, instances can be
 * created; these methods do nothing, and any other use throws.
 */
export default function standIn(name, quiet) {
  const fail = (_, key) => {
    const member = typeof key === 'string' ? `, whose ${key} is asked for` : ''
    throw new Error(`Phaser is built without ${name}${member}: packages/core/src/engine/README.md says how to include it again`)
  }
  // No object is an instance of a removed class.
  const get = (target, key) => (key === Symbol.hasInstance ? () => false : fail(target, key))
  // A function, as only callable and constructible targets have these traps.
  const absent = new Proxy(function Absent() {}, { get, set: fail, has: fail, ownKeys: fail, apply: () => fail(), construct: () => fail() })
  if (!quiet) return absent
  return function Idle() {
    const instance = Object.create(absent)
    for (const method of quiet) Object.defineProperty(instance, method, { value: () => {} })
    return instance
  }
}

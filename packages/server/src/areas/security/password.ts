import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)
/** Memory is in KiB. OWASP's recommendation for argon2id, with a tag of 32 bytes. */
const cost = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }

/** Returns `argon2id$memory$passes$salt$tag`, salt and tag in base64. Takes some tens of milliseconds, not on the main thread. */
export async function hashPassword(password: string, { memory, passes }: { memory: number; passes: number } = cost): Promise<string> {
  const nonce = randomBytes(16)
  const tag = await derive('argon2id', { ...cost, memory, passes, message: Buffer.from(password.normalize('NFKC')), nonce })
  return ['argon2id', memory, passes, nonce.toString('base64'), tag.toString('base64')].join('$')
}

/** True if the password matches the hash. Takes as long without a hash, so that the time does not reveal whether a name exists. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, salt, tag] = (stored ?? nobody).split('$') as [string, string, string, string, string]
  const expected = Buffer.from(tag, 'base64')
  const actual = await derive('argon2id', {
    parallelism: cost.parallelism,
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
    message: Buffer.from(password.normalize('NFKC')),
    nonce: Buffer.from(salt, 'base64'),
  })
  return timingSafeEqual(actual, expected) && stored !== null
}

const nobody = ['argon2id', cost.memory, cost.passes, Buffer.alloc(16).toString('base64'), Buffer.alloc(32).toString('base64')].join('$')

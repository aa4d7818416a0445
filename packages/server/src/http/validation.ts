import compilers from '@fastify/ajv-compiler'
import type { FastifySchemaCompiler } from 'fastify'
import { isForm } from './input.ts'

type Compile = FastifySchemaCompiler<unknown>
type Validate = ReturnType<Compile>

/** One for all servers of a process: each keeps what it has compiled. */
const build = compilers()
const compiler = (coerceTypes: boolean) =>
  build({}, { customOptions: { coerceTypes, removeAdditional: false, allErrors: false } }) as unknown as Compile
const exact = compiler(false)
const fromText = compiler(true)

/**
 * Compiles the check of a part of a request. JSON says of what type a value is, and must say it right: what is null is no number. Addresses and forms
 * are text, so what reads like a number there is one.
 */
export const validatorCompiler: Compile = (part) => {
  if (part.httpPart !== 'body') return fromText(part)
  const json = exact(part)
  let form: Validate | undefined
  // Forms are rare: their check is compiled when the first one comes.
  const formCheck = () => {
    form ??= fromText(part)
    return form
  }
  const validate: Validate = (body) => {
    const check = isForm(body) ? formCheck() : json
    const right = check(body)
    validate.errors = check.errors ?? null
    return right
  }
  return validate
}

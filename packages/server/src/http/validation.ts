import compilers from '@fastify/ajv-compiler'
import type { FastifySchemaCompiler } from 'fastify'
import { isForm } from './input.ts'

type Compile = FastifySchemaCompiler<unknown>
type Validate = ReturnType<Compile>

/** Shared by all servers of a process, since it caches what it has compiled. */
const build = compilers()
const compiler = (coerceTypes: boolean) =>
  // The keyword says what a text is for; validation ignores it.
  build(
    {},
    { customOptions: { coerceTypes, removeAdditional: false, allErrors: false, keywords: ['x-player-text'] } },
  ) as unknown as Compile
const exact = compiler(false)
const fromText = compiler(true)

/**
 * Compiles the validator of a part of a request. JSON values must have the exact type. URLs and forms contain only text, so their values are converted to the
 * type of the schema.
 */
export const validatorCompiler: Compile = (part) => {
  if (part.httpPart !== 'body') return fromText(part)
  const json = exact(part)
  let form: Validate | undefined
  // Forms are rare: their validator is compiled when the first one arrives.
  const validateForm = () => {
    form ??= fromText(part)
    return form
  }
  const validate: Validate = (body) => {
    const check = isForm(body) ? validateForm() : json
    const valid = check(body)
    validate.errors = check.errors ?? null
    return valid
  }
  return validate
}

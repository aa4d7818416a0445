import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

/** How deep arrays and objects of a JSON body may be nested. No call needs nearly as much. */
export const MAX_DEPTH = 64

/** Iterates level by level: recursion would overflow the stack on the very bodies that are to be rejected. */
function isTooDeep(value: unknown): boolean {
  const inside = (part: unknown): unknown[] => (typeof part === 'object' && part !== null ? [part] : [])
  let level = inside(value)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MAX_DEPTH) return true
    level = level.flatMap((part) => Object.values(part as object).flatMap(inside))
  }
  return false
}

const forms = new WeakSet<object>()

/** Whether a body was sent as a form, in which all values are text. */
export const isForm = (body: unknown): boolean => typeof body === 'object' && body !== null && forms.has(body)

/** Accepts JSON, also with an empty body, and forms, as which the specification sends some calls. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, {})
    else parse(request, text as string, (error, body) => done(error ?? (isTooDeep(body) ? refuse('BODY_TOO_DEEP') : null), body))
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    const form = Object.fromEntries(new URLSearchParams(text as string))
    forms.add(form)
    done(null, form)
  })
}

/** Returns the JSON pointer of the first text with a zero byte, or undefined. Recursion is safe: the depth of a body was checked. */
function findZeroByte(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? pointer : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = key.includes('\0') ? pointer : findZeroByte(part, `${pointer}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** Throws BAD_INPUT for a text with a zero byte: PostgreSQL cannot store one. */
export async function rejectZeroBytes({ params, query, body }: FastifyRequest): Promise<void> {
  const field = findZeroByte(params, '/params') ?? findZeroByte(query, '/querystring') ?? findZeroByte(body, '')
  if (field !== undefined) throw refuse('BAD_INPUT', { field })
}

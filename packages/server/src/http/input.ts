import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

/** Maximum nesting of arrays and objects in a JSON body. No call needs nearly as much. */
export const MAX_DEPTH = 64

/** Iterates level by level: recursion would overflow the stack on exactly the bodies that must be rejected. */
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

/** True if a body was sent as a form, in which all values are text. */
export const isForm = (body: unknown): boolean => typeof body === 'object' && body !== null && forms.has(body)

/** Accepts JSON, also with an empty body, and forms, which the specification uses for some calls. */
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

/** Refuses a text with a zero byte with BAD_INPUT: PostgreSQL cannot store one. */
export function rejectZeroBytes({ params, query, body }: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const field = findZeroByte(params, '/params') ?? findZeroByte(query, '/querystring') ?? findZeroByte(body, '')
  done(field === undefined ? undefined : refuse('BAD_INPUT', { field }))
}

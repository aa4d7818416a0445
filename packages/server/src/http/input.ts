import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../refusal.ts'

/** How deep lists and objects of a JSON body may be nested: no call's body comes near it. */
export const DEEPEST = 64

/** Goes level by level: a function that calls itself for each part would run out of stack on what it is to refuse. */
function isTooDeep(value: unknown): boolean {
  const inside = (part: unknown): unknown[] => (typeof part === 'object' && part !== null ? [part] : [])
  let level = inside(value)
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === DEEPEST) return true
    level = level.flatMap((part) => Object.values(part as object).flatMap(inside))
  }
  return false
}

const forms = new WeakSet<object>()

/** Whether a body came as a form: all its values are text. */
export const isForm = (body: unknown): boolean => typeof body === 'object' && body !== null && forms.has(body)

/** JSON bodies may be empty, and the specification sends some calls as forms. */
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

/** Where a value holds a zero byte, as a JSON pointer; undefined where nothing does. The value is at most as deep as a body may be. */
function zeroByte(value: unknown, pointer: string): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? pointer : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = key.includes('\0') ? pointer : zeroByte(part, `${pointer}/${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** PostgreSQL keeps no text with a zero byte in it, and no honest client sends one. */
export async function refuseZeroBytes({ params, query, body }: FastifyRequest): Promise<void> {
  const field = zeroByte(params, '/params') ?? zeroByte(query, '/querystring') ?? zeroByte(body, '')
  if (field !== undefined) throw refuse('BAD_INPUT', { field })
}

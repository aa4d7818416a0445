import type { CallName, CallSpec } from '../call.ts'
import { contract } from '../contract.ts'
import { VERSION } from '../version.ts'
import { components, refer } from './components.ts'
import { noticePaths } from './notices.ts'
import { headers, responses, sharedResponses } from './responses.ts'

const parameters = (where: 'path' | 'query', schema: CallSpec['query']) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || ((schema?.required ?? []) as string[]).includes(name),
    schema: refer(property),
  }))

const idempotencyKey = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description:
    'The call is carried out once for each key: a repeated request gets the first reply, for a day and while the session lives that got it.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{16,200}$' },
}

/** Returns the body as JSON, and also as a form if all values are strings, numbers or booleans. */
function requestBody(body: NonNullable<CallSpec['body']>) {
  const flat = Object.values(body.properties).every((property) => !['array', 'object'].includes((property as { type?: string }).type ?? ''))
  const content = { schema: refer(body) }
  return {
    required: true,
    content: { 'application/json': content, ...(flat ? { 'application/x-www-form-urlencoded': content } : {}) },
  }
}

function operation(area: string, name: CallName, spec: CallSpec) {
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: spec.summary,
    tags: [area],
    ...(spec.extension ? { 'x-extension': true } : {}),
    'x-role': spec.role,
    'x-rate': spec.rate,
    ...(spec.changes ? { 'x-changes': true } : {}),
    security: spec.role === 'NONE' ? [{}] : [{ session: [] }, { bearer: [] }],
    parameters: [...parameters('path', spec.params), ...parameters('query', spec.query), ...(spec.changes ? [idempotencyKey] : [])],
    ...(spec.body ? { requestBody: requestBody(spec.body) } : {}),
    responses: responses(name, spec),
  }
}

/** Returns the whole HTTP contract as an OpenAPI 3.1 document. */
export function openapi(): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [area, calls] of Object.entries(contract))
    for (const [name, spec] of Object.entries(calls) as [CallName, CallSpec][]) {
      const [method, path] = name.split(' ') as [string, string]
      paths[path] = { ...paths[path], [method.toLowerCase()]: operation(area, name, spec) }
    }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Skystair',
      version: String(VERSION),
      description: 'Every call of the game.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from.' }],
    tags: Object.keys(contract).map((name) => ({ name, description: `Calls of the ${name} area.` })),
    paths: { ...paths, ...noticePaths },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'query', name: 'session', description: 'The session that a registration or sign-in returned.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same, as a header.' },
      },
      headers,
      responses: sharedResponses,
      schemas: Object.fromEntries(Object.entries(components()).filter(([name]) => !name.startsWith('Live'))),
    },
  }
}

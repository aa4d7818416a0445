import type { CallName, CallSpec } from '../call.ts'
import { contract } from '../contract.ts'
import { ErrorCode } from '../errors.ts'
import { refusals } from '../refusals.ts'
import { VERSION } from '../version.ts'
import { components, refer } from './components.ts'
import { noticePaths } from './notices.ts'

const parameters = (where: 'path' | 'query', schema: CallSpec['query']) =>
  Object.entries(schema?.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || ((schema?.required ?? []) as string[]).includes(name),
    schema: refer(property),
  }))

function responses(name: CallName, spec: CallSpec) {
  const byStatus: Record<string, unknown> = {
    200: { description: 'Done.', content: { 'application/json': { schema: refer(spec.reply) } } },
  }
  for (const code of refusals(name, spec)) {
    const status = String(ErrorCode[code])
    const said = (byStatus[status] as { description: string } | undefined)?.description
    byStatus[status] = {
      description: said ? `${said}, ${code}` : code,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorReply' } } },
    }
  }
  return byStatus
}

function operation(area: string, name: CallName, spec: CallSpec) {
  return {
    operationId: name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: spec.summary,
    tags: [area],
    ...(spec.status ? { 'x-status': spec.status } : {}),
    ...(spec.extension ? { 'x-extension': true } : {}),
    'x-role': spec.role,
    'x-rate': spec.rate,
    security: spec.role === 'NONE' ? [{}] : [{ session: [] }, { bearer: [] }],
    parameters: [...parameters('path', spec.params), ...parameters('query', spec.query)],
    ...(spec.body ? { requestBody: { required: true, content: { 'application/json': { schema: refer(spec.body) } } } } : {}),
    responses: responses(name, spec),
  }
}

/** The whole HTTP contract as an OpenAPI 3.1 document. */
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
      description: 'Every call of the game. Calls with x-status planned answer 501 until their area is built.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that answers this document.' }],
    tags: Object.keys(contract).map((name) => ({ name, description: `Calls of the ${name} area.` })),
    paths: { ...paths, ...noticePaths },
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'query', name: 'session', description: 'The session that a registration or login answered.' },
        bearer: { type: 'http', scheme: 'bearer', description: 'The same, as a header.' },
      },
      schemas: Object.fromEntries(Object.entries(components()).filter(([name]) => !name.startsWith('Live'))),
    },
  }
}

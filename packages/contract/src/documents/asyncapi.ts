import { destinations } from '../live.ts'
import { VERSION } from '../version.ts'
import { components } from './components.ts'

const idOf = (destination: string) => destination.replace(/[^A-Za-z]+/g, '_').replace(/^_|_$/g, '')

/** Returns the live messages as an AsyncAPI 3.0 document. */
export function asyncapi(): Record<string, unknown> {
  const entries = Object.entries(destinations)
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Skystair live messages',
      version: String(VERSION),
      description: 'STOMP 1.2 over a WebSocket at /api/websocket. CONNECT carries the session in the header `session`.',
      license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
    },
    servers: { game: { host: 'localhost:8080', pathname: '/api/websocket', protocol: 'stomp', description: 'The game server.' } },
    channels: Object.fromEntries(
      entries.map(([address, { summary, who, params }]) => [
        idOf(address),
        {
          address,
          summary,
          description: `${summary} ${who}`,
          ...(params.length
            ? { parameters: Object.fromEntries(params.map((name) => [name, { description: `The ${name} of the envelope.` }])) }
            : {}),
          messages: { live: { $ref: '#/components/messages/live' }, snapshot: { $ref: '#/components/messages/snapshot' } },
        },
      ]),
    ),
    operations: Object.fromEntries(
      entries.map(([address, { summary }]) => [
        `hear_${idOf(address)}`,
        {
          action: 'send',
          summary,
          security: [{ $ref: '#/components/securitySchemes/session' }],
          channel: { $ref: `#/channels/${idOf(address)}` },
          messages: [{ $ref: `#/channels/${idOf(address)}/messages/live` }, { $ref: `#/channels/${idOf(address)}/messages/snapshot` }],
        },
      ]),
    ),
    components: {
      securitySchemes: { session: { type: 'userPassword', description: 'The session, in the header `session` of CONNECT.' } },
      messages: {
        live: { name: 'live', contentType: 'application/json', payload: { $ref: '#/components/schemas/LiveMessage' } },
        snapshot: { name: 'snapshot', contentType: 'application/json', payload: { $ref: '#/components/schemas/LiveSnapshot' } },
      },
      schemas: Object.fromEntries(
        Object.entries(components()).filter(([name]) => ['LiveMessage', 'LiveSnapshot', 'ChatMessage', 'Face'].includes(name)),
      ),
    },
  }
}

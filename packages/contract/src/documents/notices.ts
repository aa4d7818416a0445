// Calls that platforms make to us. Their bodies are the platforms' own, so they are no part of the contract; here they are only documented.

const summary = 'A platform reports a payment, or asks about an order. Body, signature and reply are the platform’s own.'
const parameters = (...names: string[]) => names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

const operation = (method: string, names: readonly string[]) => ({
  operationId: `${method}_api_payment_notice_${names.join('_')}`,
  summary,
  tags: ['payment'],
  'x-extension': true,
  'x-role': 'NONE',
  security: [{}],
  parameters: parameters(...names),
  ...(method === 'POST' ? { requestBody: { content: { '*/*': {} } } } : {}),
  responses: {
    200: { description: 'The reply that the platform asks for.', content: { '*/*': {} } },
    '4XX': {
      description: 'The call is not the platform’s, or there is no such platform.',
      content: { '*/*': {} },
    },
  },
})

/** The paths of payment notices with their OpenAPI descriptions. */
export const noticePaths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = Object.fromEntries(
  [['source'], ['source', 'provider']].map((names) => [
    `/api/payment/notice/${names.map((name) => `{${name}}`).join('/')}`,
    { get: operation('GET', names), post: operation('POST', names) },
  ]),
)

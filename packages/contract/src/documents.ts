export { asyncapi } from './documents/asyncapi.ts'
export { coverage } from './documents/coverage.ts'
export { openapi } from './documents/openapi.ts'
export { docsPage, html } from './documents/page.ts'

export { default as expectedHashes } from './hashes.json' with { type: 'json' }
export { recorded } from './recorded.ts'
export { replayScript } from './script.ts'

// The entry for talking to a portal's own script.
export { requireTime, textFlags } from './remote.ts'
export { loadSdk, type Once, once, pageValue, SCRIPT_LIMIT, type ScriptHost, scriptHost } from './script.ts'
export { callSdk, notifySdk, requireText } from './sdk-call.ts'

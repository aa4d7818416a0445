/** `adapters/<platform>/client.ts` of the bundle, which the build writes as `platform.js` beside the first script. */
declare module 'skystair-platform' {
  export const platform: () => import('@skystair/platform').Platform
}

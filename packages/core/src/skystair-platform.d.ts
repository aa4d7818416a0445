/** `adapters/<platform>/client.ts` of the bundle, which the build writes beside the first script as `platform.js`. */
declare module 'skystair-platform' {
  export const platform: () => import('@skystair/platform').Platform
}

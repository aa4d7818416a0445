/** How every sheet is compressed, besides its own quality. Part of an atlas's hash: whoever changes it bakes anew. */
export const ENCODING = { alphaQuality: 72, effort: 6, smartSubsample: true } as const

// The cat's evening tales: one an evening, in turn. Texts: `tale.t<n>`.
export const tales: readonly string[] = Array.from({ length: 28 }, (_, i) => `t${i + 1}`)

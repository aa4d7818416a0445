// The English texts have the type of the Russian ones, key by key.

/** Maps Russian plural forms to English ones: `x_one x_few x_many` become `x_one x_other`. */
type Key<K> = K extends `${infer Stem}_many` ? `${Stem}_other` : K extends `${string}_few` ? never : K

/** The type of the same namespace in English: a missing or extra key is a type error. */
export type Same<T> = { readonly [K in keyof T as Key<K>]: T[K] extends string ? string : Same<T[K]> }

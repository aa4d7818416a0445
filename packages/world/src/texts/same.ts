// The English texts have the type of the Russian ones, key by key.

/** Russian has more plural forms: `x_one x_few x_many` there are `x_one x_other` here. */
type Key<K> = K extends `${infer Stem}_many` ? `${Stem}_other` : K extends `${string}_few` ? never : K

/** The shape of the same namespace in English: a key too many or too few is a type error. */
export type Same<T> = { readonly [K in keyof T as Key<K>]: T[K] extends string ? string : Same<T[K]> }

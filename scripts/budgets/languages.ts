export const LANGUAGES = ['ru', 'en'] as const

/** Returns true if a module is loaded in games of that language. */
export const isFor = (language: string) => (module: string) =>
  !LANGUAGES.some((other) => other !== language && new RegExp(`/${other}(/|\\.ts$)`).test(module))

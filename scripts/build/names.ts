/** Returns the name of a chunk, given the module it begins with: a language's chunk is named after the language, a scene's ends with "scene". */
export function chunkName(module: string | null): string {
  const text = /texts\/(ru|en)\/(first|late)\.ts$/.exec(module ?? '')
  if (text) return `${text[1]}-${text[2]}`
  return /canvas\/scenes\/\w+\.ts$/.test(module ?? '') ? '[name]-scene' : '[name]'
}

import { blockedWords } from './blocked-words.ts'

/**
 * Returns the name of a chunk for its entry module: a language's texts are named after the language, modules of an area after the area, and those whose
 * names a blocker would refuse are only parts.
 */
export function chunkName(module: string | null, name = ''): string {
  const wanted = nameOf(module)
  return blockedWords(wanted === '[name]' ? name : wanted).length > 0 ? 'part' : wanted
}

function nameOf(module: string | null): string {
  const texts = /texts\/(ru|en)\/first\.ts$/.exec(module ?? '')
  if (texts) return `${texts[1]}-first`
  const all = /texts-(ru|en)\.table\.ts$/.exec(module ?? '')
  if (all) return `${all[1]}-all`
  const area = /\/areas\/([\w-]+)\/(?:[\w-]+\/)*([\w-]+)\.tsx?$/.exec(module ?? '')
  if (!area) return '[name]'
  const [, name, file] = area
  if (file === 'parts' || file === name) return name!
  return file!.startsWith(`${name}-`) ? file! : `${name}-${file}`
}

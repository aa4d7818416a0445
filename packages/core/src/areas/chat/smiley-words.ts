import type { Translate } from '../../services/texts.ts'

/** Returns a description of a smiley. */
export function smileyWords(name: string, t: Translate): string {
  const [head, mood] = name.split('-')
  return `${t(`chat.head.${head}`)}: ${t(`chat.mood.${mood}`)}`
}

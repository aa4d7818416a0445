// Stems words, so that a search finds all their forms. Both engines index these stems, and find the same topics.
import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as russian } from '@orama/stemmers/russian'

const WORD = /[\p{L}\p{N}]+/gu
const STRESS = /\u0301/g
/** Longer words are cut: nobody searches for them, and a full-text index refuses endless ones. */
const MAX_LENGTH = 40
/** A search considers this number of words. */
const MAX_WORDS = 10

/** Returns the stems of a word, in lower case. */
function stemsOf(word: string): string[] {
  if (/^[a-z]+$/.test(word)) return [english(word)]
  if (!/[а-я]/.test(word)) return [word]
  // The stemmer has “гер” for “герой” and “геро” for “герои”: with both, one finds the other.
  return /[аеиоуыэюя]й$/.test(word) ? [russian(word), russian(`${word.slice(0, -1)}и`)] : [russian(word)]
}

const wordsOf = (text: string): string[] =>
  (text.normalize('NFD').replace(STRESS, '').normalize('NFC').toLowerCase().replaceAll('ё', 'е').match(WORD) ?? []).map((word) =>
    word.slice(0, MAX_LENGTH),
  )

/** Returns the stems of all words of a text, each once, separated by spaces. */
export const stemsIn = (text: string): string => [...new Set(wordsOf(text).flatMap(stemsOf))].join(' ')

/** Returns the words to search for, each as its stems, of which a text must have at least one. */
export const wantedStems = (search: string): string[][] => wordsOf(search).slice(0, MAX_WORDS).map(stemsOf)

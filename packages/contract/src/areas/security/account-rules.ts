// The rules for nicknames, passwords, mail addresses and phone numbers. The client shows them at once, the server enforces them. Without schemas, for the browser.
import type { ErrorCode } from '../../errors.ts'

export const NAME_MIN = 3
export const NAME_MAX = 40
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 100

/** Letters of the languages with Latin and Cyrillic alphabets. Phonetic letters are left out: in names they would only imitate other letters. */
const LATIN = 'A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u017e\\u0180-\\u01ba\\u01c4-\\u024f\\u0259\\u1e00-\\u1eff'
const CYRILLIC = '\\u0400-\\u0481\\u048a-\\u052f'
/** Letters, digits, spaces inside, and - _ . */
const NAME = new RegExp(`^[${LATIN}${CYRILLIC}\\d _.-]+$`)
const LETTER_OR_DIGIT = new RegExp(`[${LATIN}${CYRILLIC}\\d]`)
/** Letters of both alphabets in one word. */
const MIXED = new RegExp(`[${LATIN}][^\\s._-]*[${CYRILLIC}]|[${CYRILLIC}][^\\s._-]*[${LATIN}]`)

/** Number of characters as a reader counts them. */
const length = (text: string): number => [...text].length

/** Returns the nickname in the form in which it is stored. */
export const cleanName = (raw: string): string => raw.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns the reason why a nickname is invalid, or null. */
export function nameProblem(raw: string): ErrorCode | null {
  const name = cleanName(raw)
  if (name === '') return 'NAME_EMPTY'
  if (length(name) < NAME_MIN) return 'NAME_TOO_SHORT'
  if (length(name) > NAME_MAX) return 'NAME_TOO_LONG'
  if (!NAME.test(name) || !LETTER_OR_DIGIT.test(name)) return 'NAME_FORBIDDEN'
  return MIXED.test(name) ? 'NAME_MIXED' : null
}

/** Returns the reason why a password cannot be used to sign in, or null. */
export function passwordProblem(password: string): ErrorCode | null {
  if (password.trim() === '') return 'PASSWORD_EMPTY'
  return length(password) > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null
}

/** Returns the reason why a new password is invalid, or null. The server also refuses the most common ones. */
export function newPasswordProblem(password: string): ErrorCode | null {
  return passwordProblem(password) ?? (length(password) < PASSWORD_MIN ? 'PASSWORD_TOO_SHORT' : null)
}

/** Mail addresses in their usual form: a local part, and a domain with a dot, in letters of any language. */
const LOCAL = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]{0,61}[\\p{L}\\p{N}])?'
const MAIL = new RegExp(`^${LOCAL}(?:\\.${LOCAL})*@(?:${LABEL}\\.)+(?!\\d+$)${LABEL}$`, 'u')
const MAIL_MAX = 254

/** True if the text is meant as a phone number: it begins with `+`, a digit or a bracket, and has no `@`. */
const isPhone = (contact: string): boolean => /^[+\d(]/.test(contact) && !contact.includes('@')

/** Returns the mail address or phone number in the form in which it is stored: of a phone number only `+` and digits. */
export function cleanContact(raw: string): string {
  const contact = raw.trim()
  return isPhone(contact) ? contact.replace(/[\s()-]/g, '') : contact
}

/** Returns the reason why a mail address or phone number is invalid, or null. A phone number begins with `+` and has country and area code. */
export function contactProblem(raw: string): ErrorCode | null {
  const contact = cleanContact(raw)
  if (contact === '') return 'CONTACT_EMPTY'
  if (isPhone(contact)) return /^\+[1-9]\d{9,14}$/.test(contact) ? null : 'PHONE_INVALID'
  return contact.length <= MAIL_MAX && MAIL.test(contact) ? null : 'MAIL_INVALID'
}

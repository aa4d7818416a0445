// What a nickname, a password and a mail or phone must be: the client says so at sight, and the server holds it. Plain, so that the browser can use it.
import type { ErrorCode } from '../../errors.ts'

export const NAME_MIN = 3
export const NAME_MAX = 40
export const PASSWORD_MAX = 100

/** Letters of both alphabets, digits, spaces inside, and - _ . */
const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic}\d _.-]+$/u

/** Letters as a reader counts them. */
const length = (text: string): number => [...text].length

/** The nickname as it is kept. */
export const cleanName = (raw: string): string => raw.trim().replace(/\s+/g, ' ')

/** What is wrong with a nickname, or null. */
export function nameProblem(raw: string): ErrorCode | null {
  const name = cleanName(raw)
  if (name === '') return 'NAME_EMPTY'
  if (length(name) < NAME_MIN) return 'NAME_TOO_SHORT'
  if (length(name) > NAME_MAX) return 'NAME_TOO_LONG'
  return NAME.test(name) ? null : 'NAME_FORBIDDEN'
}

export function passwordProblem(password: string): ErrorCode | null {
  if (password.trim() === '') return 'PASSWORD_EMPTY'
  return length(password) > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null
}

/** Whether a phone is meant: it begins with `+`, a digit or a bracket, and has no `@`. */
const isPhone = (contact: string): boolean => /^[+\d(]/.test(contact) && !contact.includes('@')

/** The mail or phone as it is kept: of a phone only `+` and digits. */
export function cleanContact(raw: string): string {
  const contact = raw.trim()
  return isPhone(contact) ? contact.replace(/[\s()-]/g, '') : contact
}

/** What is wrong with a mail or phone, or null: a phone begins with `+` and has country and area code, a mail has an `@` inside. */
export function contactProblem(raw: string): ErrorCode | null {
  const contact = cleanContact(raw)
  if (contact === '') return 'CONTACT_EMPTY'
  if (isPhone(contact)) return /^\+\d{10,15}$/.test(contact) ? null : 'PHONE_INVALID'
  return /^[^\s@]+@[^\s@]+$/.test(contact) ? null : 'MAIL_INVALID'
}

import { refuse } from '../../refusal.ts'

export const NAME_MIN = 3
export const NAME_MAX = 40
export const PASSWORD_MAX = 100

/** Letters of both alphabets, digits, spaces inside, and - _ . */
const NAME = /^[\p{Script=Latin}\p{Script=Cyrillic}\d _.-]+$/u

/** Whether a name that somebody has elsewhere could be a nickname here. */
export const isName = (name: string): boolean => NAME.test(name) && [...name].length >= NAME_MIN && [...name].length <= NAME_MAX

/** The nickname as it will be kept. */
export function checkName(raw: string): string {
  const name = raw.trim().replace(/\s+/g, ' ')
  const field = '/name'
  if (name === '') throw refuse('NAME_EMPTY', { field })
  if ([...name].length < NAME_MIN) throw refuse('NAME_TOO_SHORT', { field })
  if ([...name].length > NAME_MAX) throw refuse('NAME_TOO_LONG', { field })
  if (!NAME.test(name)) throw refuse('NAME_FORBIDDEN', { field })
  return name
}

export function checkPassword(password: string, field = '/password'): string {
  if (password.trim() === '') throw refuse('PASSWORD_EMPTY', { field })
  if ([...password].length > PASSWORD_MAX) throw refuse('PASSWORD_TOO_LONG', { field })
  return password
}

/** A mail address or a phone number as it will be kept: a phone begins with + and has country and area code. */
export function checkContact(raw: string, field = '/mailOrPhone'): string {
  const contact = raw.trim()
  if (contact === '') throw refuse('CONTACT_EMPTY', { field })
  if (contact.includes('@')) {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact)) throw refuse('MAIL_INVALID', { field })
    return contact
  }
  if (contact.startsWith('+') || /^[\d\s()-]+$/.test(contact)) {
    const digits = contact.replace(/[\s()-]/g, '')
    if (!/^\+\d{10,15}$/.test(digits)) throw refuse('PHONE_INVALID', { field })
    return digits
  }
  throw refuse('MAIL_INVALID', { field })
}

/** What makes two names or contacts the same: case and look-alike forms do not count. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

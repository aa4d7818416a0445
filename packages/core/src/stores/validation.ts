// What can be said about an input before the server sees it. The server checks all of it again.
import type { ErrorCode } from '@skystair/contract/errors'

export const NAME_MIN = 3
export const NAME_MAX = 40
export const PASSWORD_MAX = 100

/** The server never sees the repetition of a password nor the consent, so their codes are the client's own. */
export type FieldCode = ErrorCode | 'PASSWORD_REPEAT'
export type FieldName = 'name' | 'password' | 'repeat' | 'contact' | 'consent' | 'current' | 'next'
export interface FieldProblem {
  readonly code: FieldCode
  readonly field: FieldName
}

export interface RegisterForm {
  readonly name: string
  readonly password: string
  readonly repeat: string
  readonly contact: string
  readonly consent: boolean
}

/** A nickname; `current` is the one to differ from. */
export function checkName(name: string, current: string | null = null): FieldCode | null {
  const trimmed = name.trim()
  if (trimmed === '') return 'NAME_EMPTY'
  if (trimmed.length < NAME_MIN) return 'NAME_TOO_SHORT'
  if (trimmed.length > NAME_MAX) return 'NAME_TOO_LONG'
  return trimmed === current ? 'NAME_UNCHANGED' : null
}

export function checkPassword(password: string): FieldCode | null {
  if (password.trim() === '') return 'PASSWORD_EMPTY'
  return password.length > PASSWORD_MAX ? 'PASSWORD_TOO_LONG' : null
}

/** A mail address or a phone number. What starts with `+` or a digit is meant as a phone, which needs the `+`, country and area code. */
export function checkContact(contact: string): FieldCode | null {
  const trimmed = contact.trim()
  if (trimmed === '') return 'CONTACT_EMPTY'
  if (/^[+\d]/.test(trimmed) && !trimmed.includes('@'))
    return /^\+\d{10,15}$/.test(trimmed.replace(/[\s()-]/g, '')) ? null : 'PHONE_INVALID'
  return /^[^\s@]+@[^\s@]+$/.test(trimmed) ? null : 'MAIL_INVALID'
}

/** The first problem of the registration form; the contact may stay empty. */
export function checkRegister(form: RegisterForm): FieldProblem | null {
  return (
    problem('name', checkName(form.name)) ??
    problem('password', checkPassword(form.password)) ??
    problem('repeat', form.repeat === form.password ? null : 'PASSWORD_REPEAT') ??
    problem('contact', form.contact.trim() === '' ? null : checkContact(form.contact)) ??
    problem('consent', form.consent ? null : 'CONSENT_MISSING')
  )
}

/** The first problem of the login form. The name may be a nickname, mail or phone. */
export function checkLogin(form: { readonly name: string; readonly password: string }): FieldProblem | null {
  return problem('name', form.name.trim() === '' ? 'NAME_EMPTY' : null) ?? problem('password', checkPassword(form.password))
}

/** The first problem of the change of password: all fields are needed. */
export function checkPasswordChange(form: {
  readonly current: string
  readonly next: string
  readonly repeat: string
}): FieldProblem | null {
  return (
    problem('current', checkPassword(form.current)) ??
    problem('next', checkPassword(form.next)) ??
    problem('repeat', form.repeat === form.next ? null : 'PASSWORD_REPEAT')
  )
}

const problem = (field: FieldName, code: FieldCode | null): FieldProblem | null => (code ? { code, field } : null)

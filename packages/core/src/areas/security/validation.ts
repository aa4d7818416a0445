// Validation of forms before they are sent. The server validates everything again.
import { cleanName, contactProblem, nameProblem, newPasswordProblem, passwordProblem } from '@skystair/contract/account-rules'
import type { ErrorCode } from '@skystair/contract/errors'

/** Codes of the client alone, for what the server never receives: the repetition of a password, and a login without a name. */
export type OwnCode = 'PASSWORD_REPEAT' | 'LOGIN_EMPTY'
export type FieldCode = ErrorCode | OwnCode
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

/** Returns the problem of a new nickname, which must differ from `current`. */
export const newNameProblem = (name: string, current: string | null): FieldCode | null =>
  nameProblem(name) ?? (cleanName(name) === current ? 'NAME_UNCHANGED' : null)

/** Returns the first problem of the registration form; the contact may be empty. */
export function checkRegister(form: RegisterForm): FieldProblem | null {
  return (
    problem('name', nameProblem(form.name)) ??
    problem('password', newPasswordProblem(form.password)) ??
    problem('repeat', form.repeat === form.password ? null : 'PASSWORD_REPEAT') ??
    problem('contact', form.contact.trim() === '' ? null : contactProblem(form.contact)) ??
    problem('consent', form.consent ? null : 'CONSENT_MISSING')
  )
}

/** Returns the first problem of the login form. The name may be a nickname, mail or phone. */
export function checkLogin(form: { readonly name: string; readonly password: string }): FieldProblem | null {
  return problem('name', form.name.trim() === '' ? 'LOGIN_EMPTY' : null) ?? problem('password', passwordProblem(form.password))
}

/** Returns the first problem of the password form: all fields are required. */
export function checkPasswordChange(form: {
  readonly current: string
  readonly next: string
  readonly repeat: string
}): FieldProblem | null {
  return (
    problem('current', passwordProblem(form.current)) ??
    problem('next', newPasswordProblem(form.next)) ??
    problem('repeat', form.repeat === form.next ? null : 'PASSWORD_REPEAT')
  )
}

const problem = (field: FieldName, code: FieldCode | null): FieldProblem | null => (code ? { code, field } : null)

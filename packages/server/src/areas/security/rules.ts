import type { ErrorCode } from '@skystair/contract'
import { cleanContact, cleanName, contactProblem, nameProblem, newPasswordProblem } from '@skystair/contract/account-rules'
import { refuse } from '../../refusal.ts'
import { isCommon } from './common-password.ts'
import { isReserved } from './look.ts'

const throwIf = (problem: ErrorCode | null, field: string): void => {
  if (problem) throw refuse(problem, { field })
}

/** Returns a nickname in the form in which it is stored. Throws if it is invalid. */
export function checkName(raw: string): string {
  throwIf(nameProblem(raw), '/name')
  const name = cleanName(raw)
  throwIf(isReserved(name) ? 'NAME_RESERVED' : null, '/name')
  return name
}

/** Returns a new password. Throws the error code of an invalid one. */
export async function checkPassword(password: string, name: string | null, field = '/password'): Promise<string> {
  throwIf(newPasswordProblem(password), field)
  throwIf((await isCommon(password, name)) ? 'PASSWORD_COMMON' : null, field)
  return password
}

/** Returns a mail address or phone number in the form in which it is stored. Throws if it is invalid. */
export function checkContact(raw: string, field: string): string {
  throwIf(contactProblem(raw), field)
  return cleanContact(raw)
}

/** Returns the key by which names or contacts are compared: without regard to case and look-alike characters. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

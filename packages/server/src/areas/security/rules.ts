import type { ErrorCode } from '@skystair/contract'
import { cleanContact, cleanName, contactProblem, nameProblem, passwordProblem } from '@skystair/contract/areas/security/account-rules'
import { refuse } from '../../refusal.ts'

const throwIf = (problem: ErrorCode | null, field: string): void => {
  if (problem) throw refuse(problem, { field })
}

/** The nickname as it will be kept. */
export function checkName(raw: string): string {
  throwIf(nameProblem(raw), '/name')
  return cleanName(raw)
}

export function checkPassword(password: string, field = '/password'): string {
  throwIf(passwordProblem(password), field)
  return password
}

/** A mail address or a phone number as it will be kept. */
export function checkContact(raw: string, field: string): string {
  throwIf(contactProblem(raw), field)
  return cleanContact(raw)
}

/** What makes two names or contacts the same: case and look-alike forms do not count. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

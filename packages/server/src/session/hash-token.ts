import { hash } from 'node:crypto'

/** Returns the form in which a session's token is stored. */
export const hashToken = (token: string): string => hash('sha256', token)

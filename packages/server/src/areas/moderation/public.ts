// What other areas need of moderation. Imports none of them.
export { audit } from './audit/audit.ts'
export { notBanned } from './not-banned.ts'

// What other areas need of moderation.
export { audit } from './audit/audit.ts'
export { lowerPlayer, mayActOn } from './lower.ts'
export { addUpheld } from './repository.ts'
export { checkedText, mayWrite, notBanned } from './writing.ts'

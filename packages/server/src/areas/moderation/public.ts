export { audit } from './audit/audit.ts'
export { checkedText, mayWrite, notBanned } from './writing.ts'

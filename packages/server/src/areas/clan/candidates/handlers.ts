import { accept, invitations, refuseInvitation } from './answer.ts'
import { apply, applyToAny, withdraw } from './apply.ts'
import { invite, reject } from './invite.ts'
import { recruits, search } from './lists.ts'

export const candidateHandlers = {
  'GET /api/clan/search': search,
  'GET /api/clan/invitation/get': invitations,
  'GET /api/clan/recruit/list': recruits,
  'POST /api/clan/broadcast/apply': applyToAny,
  'POST /api/clan/apply': apply,
  'POST /api/clan/application/withdraw': withdraw,
  'POST /api/clan/invite': invite,
  'POST /api/clan/reject': reject,
  'POST /api/clan/invitation/accept': accept,
  'POST /api/clan/invitation/refuse': refuseInvitation,
} as const

import type { PushKind } from '@skystair/contract'
import { pushValues } from '@skystair/contract/enums'
import { MINUTE } from '@skystair/contract/time'
import type { PushKeys } from '../../../config.ts'
import type { Deps } from '../../../deps.ts'
import { loadPlayer } from '../../player/repository.ts'
import { afterQuiet } from './quiet.ts'
import { claimDue, dropSubscription, finish, type PushMessage, postpone, type Subscription, subscriptionsOf } from './repository.ts'
import { pushText } from './text.ts'

/** Time limit of a request to a push service, in milliseconds. */
const PATIENCE = 10_000
/** How long other nodes ignore a claimed message, in milliseconds: longer than sending all claimed messages can take. */
const CLAIM = 10 * MINUTE
const AT_ONCE = 50
/** The delays before the further attempts. After the last one the message is deleted. */
const AGAIN_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE]
/** Age at which an unsent message is deleted, in milliseconds. */
const STALE = 24 * 60 * MINUTE
/** How long the push service keeps a message for a browser that is offline, in seconds. */
const KEPT = 12 * 3600

type Outcome = 'SENT' | 'GONE' | 'REFUSED' | 'AGAIN'
type Reach = NonNullable<Deps['pushFetch']>

const outcomeOf = (status: number): Outcome => {
  if (status < 300) return 'SENT'
  if (status === 404 || status === 410) return 'GONE'
  return status === 408 || status === 429 || status >= 500 ? 'AGAIN' : 'REFUSED'
}

/** Sends a text to a browser, encrypted for it. Never rejects. */
async function sendTo(sub: Subscription, text: object, { publicKey, privateKey, contact }: PushKeys, reach: Reach): Promise<Outcome> {
  try {
    // Loaded with the first message: few servers send any.
    const { default: webPush } = await import('web-push')
    const details = webPush.generateRequestDetails(
      { endpoint: sub.endpoint, keys: { p256dh: sub.p256dh, auth: sub.auth } },
      JSON.stringify(text),
      { vapidDetails: { subject: contact, publicKey, privateKey }, TTL: KEPT, urgency: 'normal' },
    )
    const { method, headers, body, endpoint } = details
    const init = { method, headers: headers as Record<string, string>, body: new Uint8Array(body ?? []), redirect: 'error' as const }
    return outcomeOf((await reach(endpoint, { ...init, signal: AbortSignal.timeout(PATIENCE) })).status)
  } catch {
    return 'AGAIN'
  }
}

/** Sends one claimed message to the browsers that it has not reached. */
async function deliver({ db, clock }: Deps, message: PushMessage, claimed: number, keys: PushKeys, reach: Reach): Promise<void> {
  const { player_id: playerId, key, kind, details, due_at, tries, waiting } = message
  const { state, browsers } = await db.tx(async (tx) => ({
    state: (await loadPlayer(tx, playerId)).state,
    browsers: await subscriptionsOf(tx, playerId),
  }))
  const now = clock()
  const ids = waiting === '' ? null : new Set(JSON.parse(waiting) as number[])
  const to = ids ? browsers.filter(({ id }) => ids.has(id)) : browsers
  if (!state.pushEnabled || to.length === 0 || now - due_at > STALE || !(kind in pushValues)) {
    await db.tx((tx) => finish(tx, message, claimed))
    return
  }
  const allowedAt = afterQuiet(browsers[0]?.time_zone ?? 'UTC', now)
  if (allowedAt > now) {
    await db.tx((tx) => postpone(tx, message, claimed, allowedAt, tries, waiting))
    return
  }
  const text = pushText(kind as PushKind, key, JSON.parse(details), state.lang)
  const outcomes = await Promise.all(to.map(async (sub) => ({ id: sub.id, outcome: await sendTo(sub, text, keys, reach) })))
  const again = outcomes.filter(({ outcome }) => outcome === 'AGAIN').map(({ id }) => id)
  const wait = AGAIN_AFTER[tries]
  await db.tx(async (tx) => {
    for (const { id, outcome } of outcomes) if (outcome === 'GONE') await dropSubscription(tx, id)
    if (again.length === 0 || wait === undefined) await finish(tx, message, claimed)
    else await postpone(tx, message, claimed, now + wait, tries + 1, JSON.stringify(again))
  })
}

/** Sends the messages that are due, if the operator has set keys. Claims each message first, so that only one node sends it. */
export async function deliverDue(deps: Deps): Promise<void> {
  const { push } = deps.config
  if (!push) return
  const now = deps.clock()
  const claimed = now + CLAIM
  const due = await deps.db.tx((tx) => claimDue(tx, now, claimed, AT_ONCE))
  for (const message of due) await deliver(deps, message, claimed, push, deps.pushFetch ?? fetch)
}

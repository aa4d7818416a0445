import type { contract } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { change, setting } from '../player/change.ts'
import type { PlayerState } from '../player/state.ts'

type Calls = typeof contract.player

export const switchMoveSpeed = setting((state) => {
  state.moveSpeedMode = state.moveSpeedMode === 'DEFAULT_MODE' ? 'DOUBLED_MODE' : 'DEFAULT_MODE'
})
export const switchSound = setting((state) => {
  state.soundMute = !state.soundMute
})
export const switchInterface = setting((state) => {
  state.interfaceMode = state.interfaceMode === 'ORIGINAL' ? 'MODERN' : 'ORIGINAL'
})
export const switchPush = setting((state) => {
  state.pushEnabled = !state.pushEnabled
})
export const switchLang = setting((state) => {
  state.lang = state.lang === 'RU' ? 'EN' : 'RU'
})
export const seeRoadNews = setting((state) => {
  state.roadNews = false
})
export const seeCreatureNews = setting((state) => {
  state.creatureNews = false
})
export const rate = setting((state) => {
  state.rated = true
})
export const setQuality: Handler<Calls['POST /api/player/set/quality/{q}']> = setting((state, { params }) => {
  state.quality = params.q
})
export const setLang: Handler<Calls['POST /api/player/lang/switch/{lang}']> = setting((state, { params }) => {
  state.lang = params.lang
})
export const setVersion: Handler<Calls['POST /api/player/version/update']> = setting((state, { body }) => {
  state.frontVersion = body.version
})
export const seeOffer: Handler<Calls['POST /api/offer/set/seen']> = setting((state, { body }) => {
  if (!state.offersSeen.includes(body.offerType)) state.offersSeen.push(body.offerType)
})

/** More than any honest client ever sets. */
const MARKERS = 500

function addMarkers(state: PlayerState, markers: readonly string[], field: string): void {
  const all = [...new Set([...state.markers, ...markers])]
  if (all.length > MARKERS) throw refuse('BAD_INPUT', { field })
  state.markers = all
}
export const addMarker: Handler<Calls['POST /api/marker/add']> = setting((state, { body }) => addMarkers(state, [body.marker], '/marker'))
export const addAllMarkers: Handler<Calls['POST /api/marker/addAll']> = setting((state, { body }) =>
  addMarkers(state, body.markers, '/markers'),
)
export const removeMarker: Handler<Calls['POST /api/marker/remove']> = setting((state, { body }) => {
  state.markers = state.markers.filter((marker) => marker !== body.marker)
})

async function mailPartner({ tx, params }: { tx: Parameters<typeof change>[0]['tx']; params: { id: number } }): Promise<number> {
  if (!(await tx.one('select id from player where id = ?', [params.id]))) throw refuse('PLAYER_NOT_FOUND')
  return params.id
}
export const blockMail: Handler<Calls['POST /api/mail/block/{id}']> = async (ctx) => {
  const partner = await mailPartner(ctx)
  return change(ctx, ({ state }) => {
    state.mailBlockList = [...new Set([...state.mailBlockList, partner])]
  })
}
export const unblockMail: Handler<Calls['POST /api/mail/unblock/{id}']> = async (ctx) => {
  const partner = await mailPartner(ctx)
  return change(ctx, ({ state }) => {
    state.mailBlockList = state.mailBlockList.filter((id) => id !== partner)
  })
}

import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { creature } from '../../../testing/fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { profileOf } from '../../../testing/shop-fixtures.ts'
import { faceFrame } from '../hero/index.ts'
import { PlayerStore } from '../player/store.ts'
import { OthersPage } from './others-page.tsx'
import { ProfileStore } from './store.ts'
import { PlayerWindow } from './window.tsx'

const PROFILE = 'GET /api/player/{id}/profile'

async function opened(me: Parameters<typeof playing>[0] = {}) {
  const game = playing(me, { texts: en })
  await game.services.texts.use('EN')
  return { ...game, store: game.services.get(ProfileStore), player: game.services.get(PlayerStore) }
}

it('shows the player, and links to heroes, order, backpack, cards, tasks and settings', async () => {
  const { services } = await opened({ name: 'Marta', registered: true, level: 12, bestVictoryStair: 40, membership: 'SILVER' })
  const page = draw(services, <PlayerWindow />)
  for (const words of ['Marta', 'Level 12', 'Won on stair 40', 'Silver']) expect(page.text).toContain(words)
  expect(page.buttons).toEqual(
    expect.arrayContaining(['Heroes', 'Battle order', 'Backpack', 'Cards', 'Tasks', 'Settings', 'Change nickname']),
  )
})

it('says the clan’s name on the player’s own page, which opens the page of the clan', async () => {
  const { services, store } = await opened({ name: 'Marta', clanId: 7 })
  store.profile.set(profileOf({ id: services.get(PlayerStore).player!.id, clanId: 7, clanName: 'Dawn Wardens' }))
  expect(draw(services, <PlayerWindow />).buttons).toContain('Dawn Wardens')
  const alone = await opened({ name: 'Marta', clanId: null })
  expect(draw(alone.services, <PlayerWindow />).text).toContain('without a clan')
})

it('counts good and bad deeds on the player’s own page', async () => {
  const { services } = await opened({ goodPoints: 7, evilPoints: 2 })
  expect(draw(services, <PlayerWindow />).text).toContain('Good: 7, bad: 2')
})

it('offers a guest a name', async () => {
  const { services } = await opened()
  const page = draw(services, <PlayerWindow />)
  expect(page.text).toContain('Guest')
  expect(page.buttons).toContain('Choose a name')
})

it('offers the portraits that the player owns, and the open shops with others', async () => {
  const { services, store, server, player } = await opened({
    level: 10,
    bestVictoryStair: 9,
    avatar: 'captain',
    avatars: ['captain', 'dandy'],
  })
  const page = draw(services, <PlayerWindow />)
  expect(page.buttons).toEqual(
    expect.arrayContaining(['Wear the portrait: Your own face', 'Wear the portrait: The Dandy', 'Look in: The Mirror Studio']),
  )
  expect(page.buttons).not.toContain('Wear the portrait: The Captain')
  expect(page.off).toEqual(['Look in: The Captain’s Cabin', 'Look in: Atlantis'])
  server.on('POST /api/player/avatar/{id}/wear', { avatar: 'dandy' })
  await store.wear(3)
  expect(server.last('POST /api/player/avatar/{id}/wear')?.url.pathname).toBe('/api/player/avatar/3/wear')
  expect(player.player?.avatar).toBe('dandy')
})

it('shows the price of a change of gender before it asks for confirmation', async () => {
  const { services, store, server, player } = await opened({ metaData: { genderPrice: '0' } })
  expect(draw(services, <PlayerWindow />).text).toContain('The first change is free.')
  server.on('POST /api/player/gender/set', { gender: 'FEMALE', metaData: { genderPrice: '50' } })
  await store.setGender('FEMALE')
  expect(player.player?.gender).toBe('FEMALE')
  expect(draw(services, <PlayerWindow />).text).toContain('A change costs 50 emeralds.')
})

it('shows other players with face and squad, and offers to try again after a failure', async () => {
  const { services, store, server } = await opened()
  const { health: _, ...hero } = creature(4, { imageId: 'hungry_ogre', level: 9 })
  server.on(PROFILE, profileOf({ squad: [hero] }))
  await store.show(7)
  const page = draw(services, <OthersPage playerId={7} />)
  for (const words of ['Marta', 'Level 31', 'Hungry Ogre', 'lv. 9']) expect(page.text).toContain(words)
  expect(page.buttons).toEqual([en.playerPage.write, en.playerPage.report])
  expect(draw(services, <OthersPage playerId={8} />).text).toBe('Loading…')
})

it('says of a player who hides the squad that it is a secret', async () => {
  const { services, store, server } = await opened()
  server.on(PROFILE, profileOf({ squad: null }))
  await store.show(7)
  expect(draw(services, <OthersPage playerId={7} />).text).toContain(en.playerPage.squadHidden)
})

it('shows the worn portrait, or the face of the character in the player’s gender', () => {
  const me = { avatar: null, characterAndCompanion: 'MAN_2', gender: 'MALE' } as const
  expect([faceFrame(me), faceFrame({ ...me, gender: 'FEMALE' }), faceFrame({ ...me, avatar: 'siren' })]).toEqual([
    'avatar/man2',
    'avatar/woman2',
    'face/siren',
  ])
})

import { commonCall, type PlatformManifest, type Texts } from '../manifest.ts'

/** Returns the manifest of a source that uses GamePush. */
export const gamePushManifest = (source: string, title: Texts): PlatformManifest => ({
  source,
  title,
  authenticate: commonCall(source),
  identity: ['gp_player_id', 'gp_platform'],
  movesGuests: true,
  money: 'RUB',
  channels: [{ name: source, title: { RU: 'GamePush', EN: 'GamePush' }, catalogue: true }],
})

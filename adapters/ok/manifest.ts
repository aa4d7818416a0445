import { commonCall, ownMoney, type PlatformManifest } from '@skystair/platform/manifest'

export const manifest: PlatformManifest = {
  source: 'ok',
  title: { RU: 'Одноклассники', EN: 'Odnoklassniki' },
  authenticate: commonCall('ok'),
  identity: ['logged_user_id'],
  money: ownMoney('OK', ['ОК', 'ОК', 'ОК'], ['OK', 'OK'], 'ROUBLES'),
  channels: [{ name: 'ok', title: { RU: 'ОКи', EN: 'OKs' }, catalogue: false }],
}

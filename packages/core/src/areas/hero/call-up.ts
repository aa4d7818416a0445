import type { Creature } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import type { Services } from '../../services/services.ts'
import { HeroStore } from './store.ts'

/** Puts a hero of the bench last in the squad. If the squad is full, asks whether its weakest fighter makes room. */
export async function callUp(services: Services, { id, imageId }: Creature): Promise<void> {
  const { t, ui } = services
  const heroes = services.get(HeroStore)
  const ids = heroes.squad.map((creature) => creature.id)
  const { weakest } = heroes
  if (ids.length < SQUAD_SIZE || !weakest) return void (await heroes.setSquad([...ids, id]))
  const sure = await ui.ask({
    title: t('profile.squadFull', { max: SQUAD_SIZE }),
    text: t('profile.replaceAsk', { name: t(`creature.${imageId}.name`), weakest: t(`creature.${weakest.imageId}.name`) }),
    ok: t('profile.replaceYes'),
    cancel: t('profile.replaceNo'),
    gain: true,
  })
  if (sure) await heroes.setSquad(ids.map((one) => (one === weakest.id ? id : one)))
}

import type { Building, ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { frameOfBuilding } from '../building-picture.ts'
import { BuildingWork } from './building-work.tsx'
import type { InnerPage } from './inner-page.ts'

/** The pages that show what some buildings give. */
const inside: Partial<Record<Building['buildingType'], { readonly page: InnerPage; readonly label: 'forces' | 'gift' }>> = {
  HALL_OF_FAME: { page: 'hall', label: 'forces' },
  GEAR_FACTORY: { page: 'factory', label: 'gift' },
}

/** A building: what members have from it now and at its next level, and the work on it. */
export const BuildingCard = observer(function BuildingCard({
  building,
  info,
  onOpen,
}: {
  readonly building: Building
  readonly info: ClanInfo
  readonly onOpen: (page: InnerPage) => void
}) {
  const { t } = useServices()
  const { buildingType, level, maxLevel, effect, nextEffect } = building
  const effectWords = (n: number) => t(`clan.building.${buildingType}.effect`, { n })
  const page = level > 0 ? inside[buildingType] : undefined
  return (
    <li className="sky-box sky-clan-town-building">
      <Sprite frame={frameOfBuilding([building], buildingType)} className={level === 0 ? 'sky-clan-town-unbuilt' : ''} />
      <div>
        <b className="sky-clan-town-name">{t(`clan.building.${buildingType}.name`)}</b>
        <p className="sky-small-text">{level === 0 ? t('clan.town.none') : t('clan.town.level', { level, max: maxLevel })}</p>
        <p className="sky-small-text sky-soft">{t(`clan.building.${buildingType}.about`)}</p>
        {level > 0 ? <p className="sky-small-text sky-good-text">{t('clan.town.now', { effect: effectWords(effect) })}</p> : null}
        <p className="sky-small-text">
          {nextEffect === null
            ? t('clan.town.best')
            : t(level === 0 ? 'clan.town.first' : 'clan.town.next', { effect: effectWords(nextEffect) })}
        </p>
      </div>
      {page ? (
        <Button small tone="good" onPress={() => onOpen(page.page)}>
          {t(`clan.town.${page.label}`)}
        </Button>
      ) : null}
      {nextEffect === null ? null : <BuildingWork building={building} info={info} />}
    </li>
  )
})

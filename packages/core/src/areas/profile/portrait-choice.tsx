import type { AvatarShopRow, Player } from '@skystair/contract'
import { avatarShops } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { faceFrame } from '../hero/index.ts'
import { Face } from './head.tsx'
import { OWN_FACE, ProfileStore } from './store.ts'

/** The portraits that the player owns, one of which is worn, and the shops that sell more. */
export const PortraitChoice = observer(function PortraitChoice({ me }: { readonly me: Player }) {
  const { t } = useServices()
  const store = useStore(ProfileStore)
  const all = [{ id: OWN_FACE, key: null }, ...store.owned]
  return (
    <section className="sky-box sky-column">
      <Heading>{t('playerPage.portrait')}</Heading>
      <p className="sky-soft sky-small-text">{t('playerPage.portraitAbout')}</p>
      <ul className="sky-faces">
        {all.map(({ id, key }) => {
          const name = key ? t(`avatar.${key}.name`) : t('playerPage.own')
          const worn = me.avatar === key
          return (
            <li key={id}>
              <button
                type="button"
                aria-label={worn ? undefined : t('playerPage.wearOf', { name })}
                aria-pressed={worn}
                disabled={store.changing.busy}
                onClick={() => (worn ? undefined : void store.wear(id))}
              >
                <Face frame={faceFrame({ ...me, avatar: key })} />
                <b className="sky-small-text">{name}</b>
              </button>
            </li>
          )
        })}
      </ul>
      <Heading>{t('playerPage.more')}</Heading>
      <ul className="sky-list">
        {avatarShops.map((shop) => (
          <ShopLink key={shop.id} shop={shop} me={me} />
        ))}
      </ul>
    </section>
  )
})

/** Link to a shop of portraits, or the condition under which it opens. */
const ShopLink = observer(function ShopLink({
  shop: { id, condition, avatars },
  me,
}: {
  readonly shop: AvatarShopRow
  readonly me: Player
}) {
  const { ui, t } = useServices()
  const { stair = 0, level = 0 } = condition
  const closed =
    me.bestVictoryStair < stair ? t('playerPage.opensStair', { stair }) : me.level < level ? t('playerPage.opensLevel', { level }) : null
  const has = avatars.filter(({ key }) => me.avatars.includes(key)).length
  return (
    <li>
      <div>
        <b>{t(`shop.${id}.name`)}</b>
        <p className="sky-soft sky-small-text">{closed ?? t('common.of', { current: has, total: avatars.length })}</p>
      </div>
      <Button
        small
        tone="plain"
        disabled={closed !== null}
        label={t('playerPage.enter', { name: t(`shop.${id}.name`) })}
        onPress={() => ui.open('shops', { shop: id })}
      >
        {t('playerPage.look')}
      </Button>
    </li>
  )
})

import type { Player } from '@skystair/contract'
import { Gender } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { useAmount } from '../../ui/format/use-amount.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Progress } from '../../ui/kit/progress.tsx'
import { Head } from './head.tsx'
import { PortraitChoice } from './portrait-choice.tsx'
import { ProfileStore } from './store.ts'

/** Windows that show more of the player. */
const links = [
  { icon: 'icon/heroes', label: 'profile.heroes', window: 'profile', page: 'heroes' },
  { icon: 'icon/order', label: 'profile.order', window: 'profile', page: 'order' },
  { icon: 'icon/bag', label: 'backpack.title', window: 'profile', page: 'backpack' },
  { icon: 'icon/cards', label: 'cards.title', window: 'profile', page: 'cards' },
  { icon: 'icon/tasks', label: 'hud.tasks', window: 'tasks' },
  { icon: 'social/rating', label: 'playerPage.rating', window: 'rating' },
  { icon: 'icon/settings', label: 'hud.settings', window: 'settings' },
] as const

/** The player's own page: profile, links to all belongings, and appearance. */
export const OwnPage = observer(function OwnPage({ me, onOthers }: { readonly me: Player; readonly onOthers: () => void }) {
  const { platform, ui, t } = useServices()
  const store = useStore(ProfileStore)
  const format = useAmount('sentence')
  const { clanId, id } = me
  useEffect(() => {
    // The player's own data contains the clan's id alone.
    if (clanId !== null) void store.show(id)
  }, [store, clanId, id])
  const name = store.profile.value?.id === id ? store.profile.value.clanName : null
  return (
    <div className="sky-self">
      <div className="sky-column">
        <Head who={me} clan={clanId === null ? null : { id: clanId, name: name ?? t('playerPage.inClan') }}>
          <Progress
            tone="experience"
            label={t('common.experience')}
            value={me.currentExp}
            max={me.maxExp}
            text={t('common.of', { current: format(me.currentExp), total: format(me.maxExp) })}
          />
          {me.registered ? (
            <Button small tone="plain" onPress={() => ui.open('rename')}>
              {t('playerPage.rename')}
            </Button>
          ) : platform.capabilities.ownAccounts ? (
            <Button small tone="good" onPress={() => ui.open('register')}>
              {t('playerPage.register')}
            </Button>
          ) : null}
        </Head>
        <nav aria-label={t('playerPage.links')} className="sky-ways">
          {links.map(({ icon, label, window, ...rest }) => (
            <Button
              key={label}
              small
              tone="plain"
              icon={icon}
              onPress={() => ui.open(window, 'page' in rest ? { initialPage: rest.page } : null)}
            >
              {t(label)}
            </Button>
          ))}
        </nav>
        <section className="sky-box sky-column">
          <Heading>{t('playerPage.choices')}</Heading>
          <p className="sky-center">{t('playerPage.choicesCount', { good: me.goodPoints, evil: me.evilPoints })}</p>
          <p className="sky-soft sky-small-text sky-center">{t('playerPage.choicesAbout')}</p>
        </section>
        <GenderChoice me={me} />
        <Button tone="plain" icon="icon/eye" onPress={onOthers}>
          {t('playerPage.asOthers')}
        </Button>
      </div>
      <PortraitChoice me={me} />
    </div>
  )
})

/** Lets the player choose the gender. Asks for confirmation, because later changes cost gems. */
const GenderChoice = observer(function GenderChoice({ me }: { readonly me: Player }) {
  const { ui, t } = useServices()
  const store = useStore(ProfileStore)
  const count = store.genderPrice
  const cost = count > 0 ? t('playerPage.genderPrice', { count }) : t('playerPage.genderFree')
  const change = async (gender: Gender) => {
    const question = {
      title: t('playerPage.genderTitle'),
      text: t('playerPage.genderAsk', { gender: t(`playerPage.genders.${gender}`), price: cost }),
      ok: t('playerPage.genderYes'),
      cancel: t('common.cancel'),
      gain: true,
    }
    if (gender !== me.gender && (await ui.ask(question))) await store.setGender(gender)
  }
  return (
    <section className="sky-box sky-column">
      <Heading>{t('playerPage.gender')}</Heading>
      <Choice
        hideLabel
        label={t('playerPage.gender')}
        value={me.gender}
        onChange={(value) => void change(value)}
        options={Gender.map((value) => ({ value, label: t(`playerPage.genders.${value}`) }))}
      />
      <p className="sky-soft sky-small-text sky-center">{cost}</p>
    </section>
  )
})

import { CharacterAndCompanion } from '@skystair/contract/enums'
import { languages } from '@skystair/world/areas/settings/rows'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { textKey } from '../../services/texts.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Ribbon } from '../../ui/kit/panel.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { avatarFrame, companionFrame, heroKey } from '../hero/index.ts'
import { AccountStore } from '../security/public.ts'
import { SettingsStore } from '../settings/index.ts'

/** The choice of one of four heroes, each with a companion: a group of radio buttons over the sky. */
export const Selection = observer(function Selection() {
  const { local, platform, ui, lang, t } = useServices()
  const account = useStore(AccountStore)
  const settings = useStore(SettingsStore)
  // The canvas shows the chosen hero in front.
  const hero = ui.character
  const [problem, setProblem] = useState<string | null>(null)
  const name = useId()
  const key = heroKey(hero)
  const knownLevel = Number(local.get('max_level'))
  const begin = async () => {
    const outcome = await account.beginTrial({ characterAndCompanion: hero })
    setProblem(outcome.ok ? null : t(textKey(outcome.code)))
  }
  return (
    <section className="sky-selection" aria-label={t('a11y.selection')}>
      <header>
        <Ribbon>{t('selection.title')}</Ribbon>
        <p>{t('selection.subtitle')}</p>
      </header>
      <Form className="sky-chooser" onSubmit={() => void begin()}>
        <fieldset className="sky-heroes">
          <legend className="sky-hidden">{t('selection.title')}</legend>
          {CharacterAndCompanion.map((option) => (
            <label key={option} className={option === hero ? 'sky-on' : ''}>
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === hero}
                onChange={() => ui.chooseCharacter(option)}
                aria-label={t('a11y.hero', {
                  name: t(`selection.${heroKey(option)}.name`),
                  about: t(`selection.${heroKey(option)}.about`),
                  companion: t(`selection.${heroKey(option)}.companion`),
                })}
              />
              <Sprite frame="medallion" className="sky-hero-ring" />
              <Sprite frame={avatarFrame(option)} className="sky-hero-face" />
              <Sprite frame={companionFrame(option)} className="sky-hero-companion" />
              <span aria-hidden>{t(`selection.${heroKey(option)}.name`)}</span>
            </label>
          ))}
        </fieldset>
        <div className="sky-chosen">
          <h3>{t(`selection.${key}.name`)}</h3>
          <p>{t(`selection.${key}.about`)}</p>
          <p className="sky-companion">
            <b>{t('selection.companion')}.</b> {t(`selection.${key}.companion`)}
          </p>
        </div>
        {knownLevel > 1 && platform.capabilities.ownAccounts ? (
          <p className="sky-center sky-good-text">{t('selection.known', { level: knownLevel })}</p>
        ) : null}
        {problem ? (
          <p className="sky-error" role="alert">
            {problem}
          </p>
        ) : null}
        <div className="sky-row sky-center">
          <Button submit disabled={account.busy} onPress={() => void begin()}>
            {t('selection.begin')}
          </Button>
          {platform.capabilities.ownAccounts ? (
            <Button tone="plain" small onPress={() => ui.open('login')}>
              {t('selection.haveAccount')}
            </Button>
          ) : null}
          <Outlet name="account/platform" />
        </div>
        <button type="button" className="sky-link sky-small-text" onClick={() => ui.open('legal')}>
          {t('selection.consent', { terms: t('selection.terms'), privacy: t('selection.privacy') })}
        </button>
        <Choice
          hideLabel
          label={t('selection.language')}
          value={lang}
          onChange={(value) => void settings.setLang(value)}
          options={languages.map(({ langId, langDescr }) => ({ value: langId, label: langDescr }))}
        />
      </Form>
    </section>
  )
})

import type { ClanInfo } from '@skystair/contract'
import { ClanTheme } from '@skystair/contract/enums'
import { FREE_THEMES, THEME_GEMS } from '@skystair/world/areas/clan/rows'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { gainsWords } from '../../../ui/format/gain-look.ts'
import { sentences } from '../../../ui/format/sentences.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { ClanStore } from '../store.ts'
import { lacking } from './budget-resources.ts'
import { BuildingStore } from './building-store.ts'

/** The themes of the clan's island, to choose from with the permission. */
export const Themes = observer(function Themes({ info: { clan } }: { readonly info: ClanInfo }) {
  const { ui, t } = useServices()
  const store = useStore(BuildingStore)
  const may = useStore(ClanStore).may('EDIT_ABOUT')
  const current = ClanTheme[clan.theme] ?? 'MEADOW'
  const [chosen, setChosen] = useState<ClanTheme>(current)
  const free = Math.max(0, FREE_THEMES - clan.themeChanges)
  const gems = free > 0 ? 0 : THEME_GEMS
  const missing = lacking({ gold: 0, gems, redCrystal: 0, blueCrystal: 0, gears: 0 }, clan.clanStat)
  const name = t(`clan.themes.${chosen}`)
  const lacks = missing.length > 0 ? sentences(t('error.CLAN_RESOURCES'), t('clan.town.lacks', { what: gainsWords(missing, t) })) : null
  const decorate = async () => {
    const question = { title: t('clan.town.theme'), text: t('clan.town.themeAsk', { name, gems }) }
    const isAgreed = gems === 0 || (await ui.ask({ ...question, ok: t('clan.town.themeChoose'), cancel: t('common.cancel'), gain: true }))
    if (isAgreed && (await store.decorate(chosen))) ui.toast(t('clan.town.themeDone', { name }), 'good')
  }
  return (
    <>
      <p>{t('clan.town.themeAbout')}</p>
      <fieldset className="sky-clan-gifts sky-themes">
        <legend className="sky-hidden">{t('clan.town.theme')}</legend>
        {ClanTheme.map((theme) => (
          <label key={theme} className={theme === chosen ? 'sky-on' : ''}>
            <input type="radio" name="theme" checked={theme === chosen} disabled={!may} onChange={() => setChosen(theme)} />
            <i className={`sky-theme sky-theme-${theme.toLowerCase()}`} aria-hidden />
            <span className="sky-small-text">{t(`clan.themes.${theme}`)}</span>
          </label>
        ))}
      </fieldset>
      <section className="sky-box sky-offer">
        <p className={`sky-small-text${lacks ? ' sky-bad-text' : ''}`}>
          {!may
            ? t('clan.town.themeRank')
            : lacks
              ? lacks
              : free > 0
                ? t('clan.town.themeFree', { count: free })
                : t('clan.town.themePrice', { gems })}
        </p>
        {may ? (
          <Button
            tone="good"
            price={gems > 0 ? { resource: 'mithril', amount: gems } : undefined}
            disabled={chosen === current || store.acting.busy}
            why={lacks}
            onPress={() => void decorate()}
          >
            {t('clan.town.themeChoose')}
          </Button>
        ) : null}
      </section>
    </>
  )
})

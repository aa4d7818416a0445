import { MoveSpeedMode, Quality } from '@skystair/contract/enums'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { ELIXIR_STAIR, languages, mayHealByElixir } from '@skystair/world/areas/settings/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { motions, type TextSize, textSizes } from '../../services/preferences.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Switch } from '../../ui/kit/switch.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { VERSION } from '../../version.ts'
import { PlayerStore } from '../player/index.ts'
import { SettingsStore } from './store.ts'

/** The settings: language, speed, look, quality, sound, and the parts that other areas add. */
export const Settings = observer(function Settings() {
  const { graphics, ui, lang, platform, preferences, t } = useServices()
  const settings = useStore(SettingsStore)
  const { player } = useStore(PlayerStore)
  useEffect(() => void settings.languages.reload(), [settings])
  // Until the reply, and without one: the languages of which this client has texts.
  const offered = (settings.languages.value ?? languages).filter(({ available }) => available)
  const mayHeal = player !== null && mayHealByElixir(player.bestVictoryStair)
  return (
    <Panel className="sky-wide sky-settings" title={t('hud.settings')} onClose={ui.close}>
      <section className="sky-column">
        <Heading>{t('settings.game')}</Heading>
        <Choice
          label={t('settings.language')}
          value={lang}
          onChange={(value) => void settings.setLang(value)}
          options={offered.map(({ langId, langDescr }) => ({ value: langId, label: langDescr }))}
        />
        <Choice
          label={t('settings.speedLabel')}
          value={settings.moveSpeed}
          onChange={(value) => (value === settings.moveSpeed ? undefined : void settings.toggleMoveSpeed())}
          options={MoveSpeedMode.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
        />
        {player ? (
          <div className="sky-box">
            <Switch
              label={t('settings.elixir')}
              about={mayHeal ? t('settings.elixirNote') : t('settings.elixirLater', { stair: ELIXIR_STAIR })}
              on={player.elixirHealing}
              disabled={!mayHeal}
              onChange={(on) => void settings.setElixirHealing(on)}
            />
            <Switch
              label={t('settings.neighbours')}
              about={t('settings.neighboursNote')}
              on={player.neighbours}
              onChange={(on) => void settings.setNeighbours(on)}
            />
            <Switch
              label={t('settings.squadShown')}
              about={t('settings.squadShownNote')}
              on={player.squadShown}
              onChange={(on) => void settings.setSquadShown(on)}
            />
            <Switch
              label={t('settings.push')}
              about={t(platform.push ? 'settings.pushAbout' : 'settings.pushNote')}
              on={player.pushEnabled}
              onChange={() => void settings.togglePush()}
            />
          </div>
        ) : null}
        <Outlet name="settings/game" />
      </section>
      <section className="sky-column">
        <Heading>{t('settings.picture')}</Heading>
        <Choice
          label={t('settings.modeLabel')}
          value={preferences.mode}
          onChange={(value) => void settings.setMode(value)}
          options={(['ORIGINAL', 'MODERN'] as const).map((value) => ({ value, label: t(`settings.mode.${value}`) }))}
        />
        <Choice
          label={t('settings.seasonLabel')}
          value={preferences.seasonChoice ?? 'AUTO'}
          onChange={(value) => preferences.setSeason(value === 'AUTO' ? null : value)}
          options={(['AUTO', 'ORDINARY', 'NEW_YEAR'] as const).map((value) => ({ value, label: t(`settings.season.${value}`) }))}
        />
        <div className="sky-column">
          <Choice
            label={t('settings.qualityLabel')}
            value={preferences.qualityChoice}
            onChange={(value) => void settings.setQuality(value)}
            options={Quality.map((value) => ({ value, label: t(`settings.quality.${value}`) }))}
          />
          <p className="sky-soft sky-small-text">{t('settings.qualityNote')}</p>
        </div>
        <div className="sky-box">
          <Switch label={t('hud.sound')} on={!preferences.soundMute} onChange={() => void settings.toggleSound()} />
          {(['effects', 'music'] as const).map((what) => (
            <Switch
              key={what}
              label={t(`settings.${what}`)}
              on={!preferences.off.has(what)}
              disabled={preferences.soundMute}
              onChange={(on) => preferences.setOn(what, on)}
            />
          ))}
        </div>
      </section>
      <section className="sky-column">
        <Heading>{t('settings.comfort')}</Heading>
        <Choice
          label={t('settings.motionLabel')}
          value={preferences.motion}
          onChange={preferences.setMotion}
          options={motions.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
        />
        <Choice
          label={t('settings.textLabel')}
          value={preferences.textSize}
          onChange={preferences.setTextSize}
          options={(Object.keys(textSizes) as TextSize[]).map((value) => ({ value, label: t(`settings.text.${value}`) }))}
        />
        <div className="sky-box">
          <Switch
            label={t('settings.singleKeys')}
            about={t('settings.singleKeysNote')}
            on={!preferences.off.has('single_keys')}
            onChange={(on) => preferences.setOn('single_keys', on)}
          />
          {player ? (
            <Switch
              label={t('settings.longTurns')}
              about={t('settings.longTurnsNote', { turn: meleeRow.turn, long: meleeRow.longTurn })}
              on={player.longTurns}
              onChange={(on) => void settings.setLongTurns(on)}
            />
          ) : null}
        </div>
        <Button small tone="plain" onPress={() => ui.open('manual', { from: 'settings', page: 'keyboard' })}>
          {t('settings.keyboard')}
        </Button>
      </section>
      <section className="sky-column">
        <Outlet name="settings/account" />
      </section>
      <section className="sky-column">
        <Outlet name="settings/about" />
        <p className="sky-soft sky-small-text sky-center sky-num">{t('settings.version', { version: VERSION })}</p>
        {graphics.summary ? (
          <p className="sky-soft sky-small-text sky-center sky-drawing">{t('settings.drawing', { about: graphics.summary })}</p>
        ) : null}
      </section>
    </Panel>
  )
})

import { MoveSpeedMode, Quality } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Choice } from '../../ui/kit/choice.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Switch } from '../../ui/kit/switch.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { VERSION } from '../../version.ts'
import { SettingsStore } from './store.ts'

/** The settings: language, speed, look, quality, sound, and the parts that other areas add. */
export const Settings = observer(function Settings() {
  const { ui, lang, preferences, t } = useServices()
  const settings = useStore(SettingsStore)
  return (
    <Panel title={t('hud.settings')} onClose={ui.close}>
      <Heading>{t('settings.game')}</Heading>
      <Choice
        label={t('settings.language')}
        value={lang}
        onChange={(value) => void settings.setLang(value)}
        options={(['RU', 'EN'] as const).map((value) => ({ value, label: t(`hud.langName.${value}`) }))}
      />
      <Choice
        label={t('settings.speedLabel')}
        value={settings.moveSpeed}
        onChange={(value) => (value === settings.moveSpeed ? undefined : void settings.toggleMoveSpeed())}
        options={MoveSpeedMode.map((value) => ({ value, label: t(`settings.speed.${value}`) }))}
      />
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
      <div>
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
      </div>
      <Outlet name="settings/account" />
      <Outlet name="settings/about" />
      <p className="sky-soft sky-small-text sky-center sky-num">{t('settings.version', { version: VERSION })}</p>
    </Panel>
  )
})

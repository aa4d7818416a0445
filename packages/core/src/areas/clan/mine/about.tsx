import type { ClanInfo } from '@skystair/contract'
import { ABOUT_MAX, ANNOUNCEMENT_MAX } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Field } from '../../../ui/kit/field.tsx'
import { Form } from '../../../ui/kit/form.tsx'
import { Heading } from '../../../ui/kit/panel.tsx'
import { ReportButton, SilencedNote } from '../../chat/public.ts'
import { ClanStore } from '../store.ts'

/** The announcement and the description, with forms for players with the permissions. */
export const ClanAbout = observer(function ClanAbout({ info }: { readonly info: ClanInfo }) {
  const { t } = useServices()
  const store = useStore(ClanStore)
  const { about, announcement } = info.clan
  return (
    <>
      <Heading>{t('clan.announcement')}</Heading>
      <Text
        text={announcement}
        none={t('clan.noAnnouncement')}
        max={ANNOUNCEMENT_MAX}
        help={t('clan.announcementHelp', { max: ANNOUNCEMENT_MAX })}
        mayBeEmpty
        report={announcement === '' ? undefined : <ReportButton kind="CLAN_ANNOUNCEMENT" id={info.clan.id} />}
        save={store.may('EDIT_ADVERTISEMENT') ? store.announce : null}
      >
        {info.announcementSeen ? null : (
          <Button small tone="good" disabled={store.acting.busy} onPress={() => void store.see()}>
            {t('clan.seen')}
          </Button>
        )}
      </Text>
      <Heading>{t('clan.about')}</Heading>
      <Text
        text={about}
        max={ABOUT_MAX}
        help={t('clan.aboutHelp', { max: ABOUT_MAX })}
        save={store.may('EDIT_ABOUT') ? store.describe : null}
        restore={() => store.describe(null)}
        report={<ReportButton kind="CLAN_ABOUT" id={info.clan.id} />}
      />
    </>
  )
})

/** A text and, if the player may edit it, its form. */
const Text = observer(function Text({
  text,
  none = '',
  max,
  help,
  mayBeEmpty = false,
  save,
  restore,
  report,
  children,
}: {
  readonly text: string
  readonly none?: string
  readonly max: number
  readonly help: string
  readonly mayBeEmpty?: boolean
  /** Resolves with whether it was saved; null if the player may not change it. */
  readonly save: ((text: string) => Promise<boolean>) | null
  readonly restore?: () => Promise<boolean>
  /** The button that reports the text, for those who may not change it. */
  readonly report: ReactNode
  readonly children?: ReactNode
}) {
  const { t } = useServices()
  const { acting, silenced } = useStore(ClanStore)
  const [draft, setDraft] = useState<string | null>(null)
  const close = (isDone: boolean) => isDone && setDraft(null)
  const edit = silenced ? null : save
  if (draft === null || !edit)
    return (
      <section className="sky-box sky-column">
        <div className="sky-prose">
          <p className={text === '' ? 'sky-soft' : ''}>{text === '' ? none : text}</p>
        </div>
        {save && silenced ? <SilencedNote why={silenced} /> : null}
        {children || edit || report ? (
          <div className="sky-row">
            {children}
            {save ? null : report}
            {edit ? (
              <Button small tone="plain" onPress={() => setDraft(text)}>
                {t('clan.edit')}
              </Button>
            ) : null}
          </div>
        ) : null}
      </section>
    )
  const found = textProblem(draft, max)
  const problem = found === 'TEXT_EMPTY' && mayBeEmpty ? null : found
  return (
    <Form onSubmit={() => void (problem === null && edit(draft).then(close))}>
      <Field
        label={t('clan.edit')}
        value={draft}
        onChange={setDraft}
        lines={max > 1000 ? 8 : 3}
        help={help}
        error={problem ? t(`error.${problem}`) : null}
        first
      />
      <div className="sky-row">
        <Button submit small tone="good" disabled={problem !== null || acting.busy} onPress={() => {}}>
          {t('clan.save')}
        </Button>
        {restore ? (
          <Button small tone="plain" disabled={acting.busy} onPress={() => void restore().then(close)}>
            {t('clan.restore')}
          </Button>
        ) : null}
        <Button small tone="plain" onPress={() => setDraft(null)}>
          {t('common.cancel')}
        </Button>
      </div>
    </Form>
  )
})

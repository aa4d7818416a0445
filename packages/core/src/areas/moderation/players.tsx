import type { ModeratedPlayer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem } from '../../ui/kit/empty.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { ModeratedStore } from './player-store.ts'

/** Finds players by nickname or number. */
export const Players = observer(function Players() {
  const { t } = useServices()
  const store = useStore(ModeratedStore)
  const { failed, value } = store.found
  return (
    <>
      <Form onSubmit={() => void store.find()}>
        <div className="sky-field-line">
          <Field label={t('moderation.find')} value={store.text} onChange={store.setText} maxLength={40} autoComplete="off" first />
          <Button submit tone="plain" onPress={() => {}}>
            {t('moderation.findButton')}
          </Button>
        </div>
      </Form>
      {failed ? <Problem onRetry={() => void store.find()} /> : null}
      {value?.length === 0 ? <Empty text={t('moderation.nobody')} /> : null}
      {value && value.length > 0 ? (
        <ul className="sky-reports" aria-label={t('moderation.results')}>
          {value.map((player) => (
            <Found key={player.id} player={player} />
          ))}
        </ul>
      ) : null}
    </>
  )
})

const Found = observer(function Found({ player }: { readonly player: ModeratedPlayer }) {
  const { t } = useServices()
  const date = useDate()
  const store = useStore(ModeratedStore)
  const { accessLevel, bannedUntil, id, lastSeenAt, level, name } = player
  return (
    <li>
      <button type="button" className="sky-box sky-report-line" onClick={() => void store.show(id)}>
        <b>{name ?? t('common.guest')}</b>
        <span>
          {accessLevel === 'PLAYER' ? '' : `${t(`moderation.access.${accessLevel}`)} · `}
          {t('moderation.line', { level, at: date(lastSeenAt) })}
          {bannedUntil === null ? '' : ` · ${t('moderation.untilShort', { until: date(bannedUntil) })}`}
        </span>
      </button>
    </li>
  )
})

import type { ReportKind } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Action } from '../../services/action.ts'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { fileReport } from './file-report.ts'

/** The button beside a text of another player that reports it. `name` is that of the author or of the clan, if there are several such buttons. */
export const ReportButton = observer(function ReportButton({
  kind,
  id,
  name = '',
}: {
  readonly kind: Extract<ReportKind, 'GIFT' | `CLAN_${string}`>
  readonly id: number
  readonly name?: string
}) {
  const services = useServices()
  const { t } = services
  const [action] = useState(() => new Action(services))
  return (
    <Button
      small
      tone="plain"
      icon="icon/warning"
      disabled={action.busy}
      label={t(`chat.reportOf.${kind}`, { name })}
      onPress={() => void fileReport(services, action, kind, id)}
    >
      {t('chat.report')}
    </Button>
  )
})

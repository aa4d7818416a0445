import type { ReportKind } from '@skystair/contract/enums'
import type { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'

/** Asks whether to report a text of another player or a nickname to the moderators, and reports it. */
export async function fileReport({ call, t, ui }: Services, action: Action, kind: ReportKind, id: number): Promise<void> {
  const question = {
    ...{ title: t('chat.reportTitle'), text: t(`chat.reportAsk.${kind}`) },
    ...{ ok: t('chat.report'), cancel: t('common.cancel') },
  }
  if (!(await ui.ask(question))) return
  const done = await action.run(() => call('POST /api/moderation/report', { body: { kind, id } }))
  if (done) ui.toast(t('chat.reported'))
}

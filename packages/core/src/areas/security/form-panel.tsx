import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { AccountStore } from './store.ts'

/** A window with a form: fields, an error that belongs to no field, and the submit button. */
export const FormPanel = observer(function FormPanel({
  title,
  submit,
  problem,
  onSubmit,
  children,
  more,
  onBack,
}: {
  readonly title: string
  readonly submit: string
  readonly problem: string | null
  readonly onSubmit: () => void
  readonly children: ReactNode
  /** Below the button: links to other windows. */
  readonly more?: ReactNode
  readonly onBack?: () => void
}) {
  const { ui } = useServices()
  const account = useStore(AccountStore)
  return (
    <Panel kind="dialog" form title={title} onClose={ui.close} onBack={onBack}>
      <Form onSubmit={onSubmit}>
        {children}
        {problem ? (
          <p className="sky-error" role="alert">
            {problem}
          </p>
        ) : null}
        <Button submit wide disabled={account.busy} onPress={onSubmit}>
          {submit}
        </Button>
      </Form>
      {more}
    </Panel>
  )
})

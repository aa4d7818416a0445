import { NAME_MAX, PASSWORD_MAX, PASSWORD_MIN } from '@skystair/contract/account-rules'
import { useState } from 'react'
import { textKey } from '../../services/texts.ts'
import { useServices } from '../../ui/context.ts'
import type { AccountOutcome } from './store.ts'

interface Refusal {
  readonly code: string
  /** Null if it belongs to no field of the form. */
  readonly field: string | null
  readonly pointer: string | undefined
}

/** The state of a form: its values and the last refusal. `submit` sends the values and returns whether they were accepted. */
export function useForm<T extends Record<string, string | boolean>>(initial: T, send: (values: T) => Promise<AccountOutcome>) {
  const { t } = useServices()
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const words = ({ code, pointer }: Refusal) => {
    if (code === 'PASSWORD_REPEAT' || code === 'LOGIN_EMPTY') return t(`validation.${code}`)
    if (code === 'NETWORK' || code === 'DESTROYED') return t('message.connectionError')
    return t(textKey(code, pointer), { min: PASSWORD_MIN, max: code.startsWith('PASSWORD') ? PASSWORD_MAX : NAME_MAX })
  }
  const set = <K extends keyof T & string>(key: K, value: T[K]) => {
    setValues((before) => ({ ...before, [key]: value }))
    if (refusal?.field === key || refusal?.field === null) setRefusal(null)
  }
  /** The error of a field, or null. */
  const error = (key: keyof T & string) => (refusal?.field === key ? words(refusal) : null)
  return {
    values,
    set,
    error,
    /** The props of a text field. */
    field: <K extends { [P in keyof T]: T[P] extends string ? P : never }[keyof T] & string>(key: K) => ({
      value: values[key] as string,
      onChange: (value: string) => set(key, value as T[K]),
      error: error(key),
    }),
    /** An error that belongs to no field, or null. */
    problem: refusal && (refusal.field === null || !(refusal.field in values)) ? words(refusal) : null,
    submit: async (): Promise<boolean> => {
      const outcome = await send(values)
      setRefusal(outcome.ok ? null : { code: outcome.code, field: outcome.field ?? null, pointer: outcome.pointer })
      return outcome.ok
    },
  }
}

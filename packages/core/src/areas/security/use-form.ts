import { NAME_MAX, PASSWORD_MAX } from '@skystair/contract/areas/security/account-rules'
import { useState } from 'react'
import { useServices } from '../../ui/context.ts'
import type { AccountOutcome } from './store.ts'

/** The state of a form: its values and the last refusal. `submit` sends the values and returns whether they were accepted. */
export function useForm<T extends Record<string, string | boolean>>(initial: T, send: (values: T) => Promise<AccountOutcome>) {
  const { t } = useServices()
  const [values, setValues] = useState(initial)
  const [refusal, setRefusal] = useState<{ readonly code: string; readonly field: string | null } | null>(null)
  const words = (code: string) => {
    if (code === 'PASSWORD_REPEAT' || code === 'LOGIN_EMPTY') return t(`validation.${code}`)
    if (code === 'NETWORK' || code === 'DESTROYED') return t('message.connectionError')
    return t(`error.${code}`, { max: code.startsWith('PASSWORD') ? PASSWORD_MAX : NAME_MAX })
  }
  const set = <K extends keyof T & string>(key: K, value: T[K]) => {
    setValues((before) => ({ ...before, [key]: value }))
    if (refusal?.field === key || refusal?.field === null) setRefusal(null)
  }
  /** The error of a field, or null. */
  const error = (key: keyof T & string) => (refusal?.field === key ? words(refusal.code) : null)
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
    problem: refusal && (refusal.field === null || !(refusal.field in values)) ? words(refusal.code) : null,
    submit: async (): Promise<boolean> => {
      const outcome = await send(values)
      setRefusal(outcome.ok ? null : { code: outcome.code, field: outcome.field ?? null })
      return outcome.ok
    },
  }
}

import { SUPPORT_ID } from '@skystair/contract/enums'
import type { Translate } from '../../services/texts.ts'

/** Returns the name of a partner. */
export function nameOf({ id, name }: { readonly id: number; readonly name: string | null }, t: Translate): string {
  return id === SUPPORT_ID ? t('mail.support') : (name ?? t('common.guest'))
}

import type { Services } from '../../services/services.ts'
import type { OnAnvil } from './forge-store.ts'

/** Asks the player to confirm giving up an artifact or a hero's power at the forge, twice if it is precious. */
export async function mayGiveUp({ ui, t }: Services, kind: OnAnvil['kind'], text: string, precious: boolean): Promise<boolean> {
  const words = { title: t(`forge.${kind}.ask`), ok: t(`forge.${kind}.do`), cancel: t('forge.keep') }
  if (!(await ui.ask({ ...words, text }))) return false
  return !precious || ui.ask({ ...words, title: t('forge.sure'), text: t(`forge.${kind}.sureText`) })
}

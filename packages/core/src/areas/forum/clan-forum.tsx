import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import type { ForumPage } from './store.ts'

const CLAN_TALK: ForumPage = { kind: 'TOPICS', category: 'CLAN_TALK', search: '' }

/** The button of the clan's forum in the window of the clan. */
export const ClanForum = observer(function ClanForum() {
  const { ui, t } = useServices()
  return (
    <Button small tone="plain" icon="icon/book" onPress={() => ui.open('forum', { page: CLAN_TALK })}>
      {t('forum.clanForum')}
    </Button>
  )
})

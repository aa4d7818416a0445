import { contract } from '@skystair/contract'
import { news } from '@skystair/world/areas/news/rows'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import { defineArea } from '../../area.ts'
import { loadPlayer } from '../player/repository.ts'

const texts = { RU: ru.news.items, EN: en.news.items } as const

export const area = defineArea(contract.news, {
  handlers: {
    'GET /api/news/get/last': async ({ tx, playerId, lang, query, now }) => {
      const chosen = query.lang ?? (playerId === null ? lang : (await loadPlayer(tx, playerId)).state.lang)
      // Newest first.
      const item = news.find(({ at }) => at <= now)
      return item ? { id: item.id, ...texts[chosen][item.key], at: item.at } : null
    },
  },
})

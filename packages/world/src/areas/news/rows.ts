// The news, newest first. Texts are `news.items.<key>.title` and `.text`; `at` is the day of publication, in milliseconds since 1970.

export interface NewsItem {
  readonly id: number
  readonly key: 'open' | 'fair' | 'storybook'
  readonly at: number
}

export const news: readonly NewsItem[] = [
  { id: 3, key: 'storybook', at: Date.UTC(2026, 10, 20) },
  { id: 2, key: 'fair', at: Date.UTC(2026, 10, 14) },
  { id: 1, key: 'open', at: Date.UTC(2026, 10, 1) },
]

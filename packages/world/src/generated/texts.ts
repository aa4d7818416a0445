// Written by `npm run generate`.

/** The texts of every area by language, each loaded on first use. */
export const texts = {
  about: { RU: () => import('../areas/about/ru.ts'), EN: () => import('../areas/about/en.ts') },
  bank: { RU: () => import('../areas/bank/ru.ts'), EN: () => import('../areas/bank/en.ts') },
  battle: { RU: () => import('../areas/battle/ru.ts'), EN: () => import('../areas/battle/en.ts') },
  education: { RU: () => import('../areas/education/ru.ts'), EN: () => import('../areas/education/en.ts') },
  event: { RU: () => import('../areas/event/ru.ts'), EN: () => import('../areas/event/en.ts') },
  everyday: { RU: () => import('../areas/everyday/ru.ts'), EN: () => import('../areas/everyday/en.ts') },
  fairness: { RU: () => import('../areas/fairness/ru.ts'), EN: () => import('../areas/fairness/en.ts') },
  hero: { RU: () => import('../areas/hero/ru.ts'), EN: () => import('../areas/hero/en.ts') },
  manual: { RU: () => import('../areas/manual/ru.ts'), EN: () => import('../areas/manual/en.ts') },
  news: { RU: () => import('../areas/news/ru.ts'), EN: () => import('../areas/news/en.ts') },
  platform: { RU: () => import('../areas/platform/ru.ts'), EN: () => import('../areas/platform/en.ts') },
  road: { RU: () => import('../areas/road/ru.ts'), EN: () => import('../areas/road/en.ts') },
  security: { RU: () => import('../areas/security/ru.ts'), EN: () => import('../areas/security/en.ts') },
  selection: { RU: () => import('../areas/selection/ru.ts'), EN: () => import('../areas/selection/en.ts') },
  settings: { RU: () => import('../areas/settings/ru.ts'), EN: () => import('../areas/settings/en.ts') },
  story: { RU: () => import('../areas/story/ru.ts'), EN: () => import('../areas/story/en.ts') },
  task: { RU: () => import('../areas/task/ru.ts'), EN: () => import('../areas/task/en.ts') },
} as const

export const EventTask = [
  'easter egg',
  'fern',
  'apple',
  'books',
  'pumpkin',
  'birthday hat',
  'bird for mushroom',
  'flower for wreath',
  'dream herb',
] as const
export type EventTask = (typeof EventTask)[number]

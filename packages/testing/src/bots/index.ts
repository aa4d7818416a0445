export { BattleBot } from './battle-bot.ts'
export { KeyboardBot } from './keyboard-bot.ts'
export { goalPatterns, RoadBot } from './road-bot.ts'

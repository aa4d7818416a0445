export { fight } from './battle-bot.ts'
export { Keyboarder } from './keyboard-bot.ts'
export { Climber } from './road-bot.ts'

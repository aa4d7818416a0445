// The few texts of the first screen, in both languages: small enough to come with the first script.
import en from './en/boot.ts'
import ru from './ru/boot.ts'

export const boot = { RU: ru, EN: en } as const

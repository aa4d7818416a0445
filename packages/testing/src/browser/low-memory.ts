/** Makes the game choose its lowest quality. Runs in a page before its scripts. */
export const lowMemory = (): void => void Object.defineProperty(navigator, 'deviceMemory', { value: 0.25 })

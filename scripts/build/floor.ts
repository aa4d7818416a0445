/** The oldest browsers that play, by their names in MDN's compatibility data. README and docs/embedding.md promise them. */
export const floor = { chrome: '92', webview_android: '92', firefox: '110', safari: '15.4', safari_ios: '15.4' } as const

const [chrome, firefox] = [Number(floor.chrome), Number(floor.firefox)]
const [major = 0, minor = 0] = floor.safari.split('.').map(Number)

/** The same for the compiler of scripts. */
export const scriptTargets = [`chrome${chrome}`, `firefox${firefox}`, `safari${floor.safari}`]

const safari = (major << 16) | (minor << 8)
/** The same for the compiler of style sheets. */
export const cssTargets = { chrome: chrome << 16, android: chrome << 16, firefox: firefox << 16, safari, ios_saf: safari }

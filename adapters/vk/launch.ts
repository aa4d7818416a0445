/** VK's parameters in the game's address, as far as the game uses them. */
export interface Launch {
  /** The signed values and their signature, sorted by name, and nothing else: the proof. */
  readonly signed: string
  readonly userId: string
  readonly appId: string
  readonly platform: string
  readonly language: string
}

/** Parses the address. Returns null if VK has not opened it for a player. */
export function readLaunch(address: string): Launch | null {
  const { searchParams } = new URL(address)
  const own = [...searchParams].filter(([name]) => name === 'sign' || name.startsWith('vk_'))
  const value = (name: string) => searchParams.get(name) ?? ''
  if (!value('sign') || !value('vk_user_id')) return null
  return {
    // Sorted, so that a launch always has the same text.
    signed: own
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
      .join('&'),
    userId: value('vk_user_id'),
    appId: value('vk_app_id'),
    platform: value('vk_platform'),
    language: value('vk_language'),
  }
}

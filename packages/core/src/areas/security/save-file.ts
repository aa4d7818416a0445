/** Has the browser save a text as a file. Some apps around the game ignore it. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  Object.assign(link, { href: address, download: name })
  link.click()
  // The browser has read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

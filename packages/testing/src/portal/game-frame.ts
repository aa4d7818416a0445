/** Returns the HTML of the frame in which a portal embeds the game. `attributes` are further ones, as HTML. */
export const gameFrame = (address: string, attributes = ''): string =>
  `<iframe ${attributes} src="${address.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}" allow="autoplay; clipboard-write; fullscreen; gamepad; screen-wake-lock; web-share"></iframe>`

// Functions that run in the pages of a review, before their own scripts. They must not use anything outside themselves.

export type ReviewedWindow = Window & typeof globalThis & { faults?: string[]; opened?: string[] }

/** Records violations of the page's policy, and addresses that the game opens. */
export function watchPage(): void {
  const page = window as ReviewedWindow
  const faults: string[] = []
  const opened: string[] = []
  Object.assign(page, { faults, opened })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    faults.push(`breaks the policy of its page: ${effectiveDirective} forbids ${blockedURI}`),
  )
  page.open = (address) => {
    opened.push(String(address))
    return null
  }
}

/** Returns the events of selecting and of the context menu that the page allows on its texts. */
export function allowedEvents(): string[] {
  return ['contextmenu', 'selectstart'].filter((type) => {
    const text = document.querySelector('.skystair h1, .skystair h2, .skystair p, .skystair') ?? document.body
    return text.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true }))
  })
}

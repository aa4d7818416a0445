import { expect, it } from 'vitest'
import { payPage } from './pay-page.ts'

/** A browser that opens new pages only as long as `allowed`; a page that is open can be shown another address by its name. */
function browser() {
  const pages: { name: string; opener: unknown; closed: boolean; href: string; close(): void }[] = []
  const state = { allowed: true }
  const open = (url?: string | URL, name = '_blank') => {
    const known = pages.find((page) => page.name === name && page.opener && !page.closed)
    if (known) return Object.assign(known, { href: String(url) }) as unknown as Window
    if (!state.allowed) return null
    const page = {
      name,
      opener: 'the game' as unknown,
      closed: false,
      href: String(url),
      close() {
        page.closed = true
      },
    }
    pages.push(page)
    return page as unknown as Window
  }
  return { pages, state, page: payPage({ open }) }
}

it('shows the address in the page that was opened in the click, although the browser opens no other later', () => {
  const { pages, state, page } = browser()
  page.prepare()
  state.allowed = false
  expect(page.show('https://pay.test/')).toBe(true)
  expect(pages).toMatchObject([{ opener: null, href: 'https://pay.test/' }])
  expect(page.show('https://pay.test/2')).toBe(false)
})

it('closes the page if there is no order, and opens a new one if the player closed it', () => {
  const { pages, page } = browser()
  page.prepare()()
  expect(pages[0]?.closed).toBe(true)
  page.prepare()
  pages[1]?.close()
  expect(page.show('https://pay.test/')).toBe(true)
  expect(pages[2]).toMatchObject({ opener: null, href: 'https://pay.test/' })
})

// The page on which an account's data are downloaded and the account is deleted without the game, as app stores demand it: `/account`.
import { html } from '@skystair/contract/documents'
import en from '@skystair/world/texts/en/index'
import ru from '@skystair/world/texts/ru/index'
import type { FastifyInstance } from 'fastify'
import { script } from './account-page-script.ts'

const own = {
  RU: {
    intro: 'Здесь можно скачать свои данные или удалить учётную запись, не открывая игру. Понадобятся имя и пароль.',
    platform: 'Играешь на площадке или гостем? Тогда всё это есть в самой игре: «Настройки», затем «Мои данные».',
    other: '<a href="?lang=en" hreflang="en" lang="en">English</a>',
  },
  EN: {
    intro: 'Here you can download your data or delete your account without opening the game. You need your name and password.',
    platform: 'Do you play on a platform, or as a guest? Then all of this is in the game: “Settings”, then “My data”.',
    other: '<a href="?lang=ru" hreflang="ru" lang="ru">Русский</a>',
  },
} as const

/** Returns the page in a language. */
function accountPage(lang: 'RU' | 'EN'): string {
  const { account, error } = { RU: ru, EN: en }[lang]
  const { intro, platform, other } = own[lang]
  const words = {
    LOGIN_FAILED: error.LOGIN_FAILED,
    RATE_LIMITED: error.RATE_LIMITED,
    OTHER: error.INTERNAL,
    deleted: account.deleted,
    restored: account.restored,
  }
  return `<!doctype html>
<html lang="${lang.toLowerCase()}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Skystair — ${account.data}</title>
<style>
:root{color-scheme:light dark}
body{max-width:34rem;margin:0 auto;padding:1rem;font:1rem/1.5 system-ui,sans-serif}
label{display:block;margin:.75rem 0}
input:not([type=checkbox]),textarea{display:block;width:100%;padding:.6rem;font:inherit;box-sizing:border-box}
[hidden]{display:none!important}
button{min-height:44px;padding:.5rem 1rem;font:inherit}
</style>
<main>
<p>${other}</p>
<h1>${account.data}</h1>
<p>${intro}</p>
<p>${platform}</p>
<form data-lang="${lang}" data-words="${html(JSON.stringify(words))}">
<label>${account.nameOrContact}<input name="name" autocomplete="username" required maxlength="200"></label>
<label>${account.password}<input name="password" type="password" autocomplete="current-password" required maxlength="200"></label>
<p>${account.copyText}</p>
<p><button name="copy">${account.copy}</button></p>
<h2>${account.deleteTitle}</h2>
<p>${account.deleteGoes}</p>
<p>${account.deleteStays}</p>
<p>${account.deleteUndo}</p>
<label><input type="checkbox" name="sure"> ${account.deleteSure}</label>
<p><button name="delete" disabled>${account.delete}</button></p>
</form>
<p role="status"></p>
<label hidden>${account.copyShown}<textarea readonly rows="8"></textarea></label>
</main>
<script src="/account.js"></script>
</html>
`
}

/** Serves the page in the language of `?lang=`, or else of the browser. */
export function accountPageRoutes(app: FastifyInstance): void {
  app.get('/account', (request, reply) => {
    const { lang } = request.query as { lang?: unknown }
    const asked = typeof lang === 'string' ? lang : String(request.headers['accept-language'] ?? '')
    return reply.type('text/html; charset=utf-8').send(accountPage(/^ru/i.test(asked) ? 'RU' : 'EN'))
  })
  app.get('/account.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script))
}

/** The script of the page `/account`. It signs in for each action and out again afterwards, and stores nothing. */
export const script = `'use strict'
const form = document.querySelector('form')
const status = document.querySelector('[role=status]')
const copy = document.querySelector('textarea')
const words = JSON.parse(form.dataset.words)
const { name, password, sure, delete: remove } = form.elements

sure.addEventListener('change', () => {
  remove.disabled = !sure.checked
})

async function call(method, path, session, body) {
  const query = session ? '?session=' + encodeURIComponent(session) : ''
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(path + query, method === 'GET' ? {} : { method, headers, body: JSON.stringify(body ?? {}) })
  const json = await reply.json()
  if (!reply.ok) throw Object.assign(new Error(json.code), { code: json.code })
  return json
}

function save(text) {
  copy.value = text
  copy.parentElement.hidden = false
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  Object.assign(document.createElement('a'), { href: address, download: 'skystair.json' }).click()
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const deleting = event.submitter === remove
  if (deleting && !sure.checked) return
  status.textContent = '…'
  try {
    const secret = password.value
    const { session, restored } = await call('POST', '/api/security/login', null, { name: name.value, password: secret, lang: form.dataset.lang })
    if (deleting) {
      await call('POST', '/api/security/delete', session, { confirm: 'DELETE', password: secret })
      form.hidden = true
    } else {
      save(JSON.stringify(await call('GET', '/api/security/data', session), null, 1))
      await call('POST', '/api/security/logout', session)
    }
    status.textContent = deleting ? words.deleted : restored ? words.restored : ''
  } catch (error) {
    status.textContent = words[error.code] ?? words.OTHER
  }
})
`

import { createElement as h, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Skystair } from './skystair.ts'

function App() {
  const [shown, setShown] = useState(true)
  const [paused, setPaused] = useState(false)
  const [lang, setLang] = useState<'RU' | 'EN'>('EN')
  const [scene, setScene] = useState('…')
  const button = (text: string, onClick: () => void) => h('button', { type: 'button', onClick }, text)
  return h(
    'div',
    { className: 'app' },
    h(
      'nav',
      null,
      button(shown ? 'Take the game away' : 'Bring the game', () => setShown(!shown)),
      button(paused ? 'Go on' : 'Pause', () => setPaused(!paused)),
      button(lang === 'EN' ? 'По-русски' : 'In English', () => setLang(lang === 'EN' ? 'RU' : 'EN')),
      h('output', null, shown ? `Scene: ${scene}` : 'No game'),
    ),
    shown && h(Skystair, { lang, paused, onEvent: (event) => event.type === 'scene' && setScene(event.scene) }),
  )
}

createRoot(document.getElementById('app')!).render(h(App))

import { createElement as h, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Skystair } from './skystair.ts'

function App() {
  const [shown, setShown] = useState(true)
  const [paused, setPaused] = useState(false)
  const [muted, setMuted] = useState(false)
  const [lang, setLang] = useState<'RU' | 'EN'>('EN')
  const [mode, setMode] = useState<'ORIGINAL' | 'MODERN'>('ORIGINAL')
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
      button(muted ? 'Unmute' : 'Mute', () => setMuted(!muted)),
      button(lang === 'EN' ? 'По-русски' : 'In English', () => setLang(lang === 'EN' ? 'RU' : 'EN')),
      button(mode === 'ORIGINAL' ? 'Modern' : 'Original', () => setMode(mode === 'ORIGINAL' ? 'MODERN' : 'ORIGINAL')),
      h('output', null, shown ? `Scene: ${scene}` : 'No game'),
    ),
    shown && h(Skystair, { lang, mode, paused, muted, onEvent: (event) => event.type === 'scene' && setScene(event.scene) }),
  )
}

createRoot(document.getElementById('app')!).render(h(StrictMode, null, h(App)))

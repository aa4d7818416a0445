import { openAudio } from '@skystair/platform'
import { autorun, reaction, untracked } from 'mobx'
import type { Services } from '../../services/services.ts'
import type { Mood, PlaySound, SoundName } from '../../services/sound-name.ts'
import { Ambience } from './ambience.ts'
import { effects } from './effects.ts'
import { ambienceVolume, createMixer, musicVolume } from './mixer.ts'
import { Music } from './music.ts'
import { followUiCues } from './ui-cues.ts'
import { varied } from './vary.ts'

/** The same effect isn't played again within this many seconds: ten coins are one sound. */
const apart = 0.06

/** Samples of an effect per second: `coarse` at the lowest quality, because a slow device takes seconds to compute them all. */
export const sampleRates = { fine: 44_100, coarse: 22_050 } as const

/** The music becomes quieter for these: critical hits, the end of a fight, rewards. */
const duckingEffects: readonly SoundName[] = ['crit', 'victory', 'defeat', 'level', 'chest']

/** A call or another app may interrupt the sound: the browser then refuses to change its state. The next gesture tries again. */
const ignoreRefusal = (changing: Promise<unknown> | undefined) => void changing?.catch(() => {})

/** Elements that make a sound when pressed. */
const pressed = 'button, a, label, select, [role="tab"]'

/**
 * All sound of one game; the air of a place belongs to the effects. Silent before the player's first gesture, while the page is hidden or the game is paused, and while `preferences.silent`
 * is true.
 */
export class Sound {
  readonly #services: Services
  readonly #stops: (() => void)[] = []
  readonly #buffers = new Map<SoundName, AudioBuffer>()
  readonly #last = new Map<SoundName, number>()
  readonly #rates = new Map<SoundName, number>()
  readonly #sampleRate: number
  #loading: Promise<void> | null = null
  /** The library that computes the effects, once it is loaded. */
  #zzfx: typeof import('zzfx').ZZFX | null = null
  #computing = false
  #audio: { context: AudioContext; effects: GainNode; music: GainNode; air: GainNode; player: Music; ambience: Ambience } | null = null
  #mood: Mood | null = null
  #ended = false

  /** `host` contains everything of the game that can be pressed. */
  constructor(services: Services, host: HTMLElement) {
    this.#services = services
    this.#sampleRate = services.preferences.quality === 'LOWEST' ? sampleRates.coarse : sampleRates.fine
    const gesture = () => this.begin()
    for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, gesture, { capture: true })
    const hidden = () => this.#update()
    document.addEventListener('visibilitychange', hidden)
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest(pressed)) this.play('tap')
    }
    host.addEventListener('click', press, { capture: true })
    this.#stops.push(
      followUiCues(services, this.#cue),
      this.#followAreas(),
      reaction(
        () => this.#windowMood,
        () => this.#applyMood(),
      ),
      () => host.removeEventListener('click', press, { capture: true }),
      () => {
        for (const type of ['pointerdown', 'keydown'] as const) document.removeEventListener(type, gesture, { capture: true })
        document.removeEventListener('visibilitychange', hidden)
      },
      reaction(
        () => [services.preferences.silent || services.ui.paused, services.preferences.off],
        () => this.#update(),
      ),
    )
  }

  #cue: PlaySound = (name, rate) => this.play(name, rate)

  /** Plays the sound cues of areas, each from when it is loaded. */
  #followAreas(): () => void {
    const following = new Map<string, () => void>()
    const stop = autorun(() => {
      const { areas } = this.#services
      for (const [area, cues] of areas.each((parts) => parts.cues)) {
        if (following.has(area)) continue
        const end = areas.attempt(area, () => untracked(() => cues(this.#services, this.#cue)))
        following.set(area, end ?? (() => {}))
      }
    })
    return () => {
      stop()
      for (const end of following.values()) end()
    }
  }

  /** Loads the effects' library. Computes the effects if they can be heard already. */
  prepare(): Promise<void> {
    this.#loading ??= this.#load()
    return this.#loading
  }

  /** Plays an effect, each time with another small change of pitch; `rate` over 1 is higher. */
  play(name: SoundName, rate = 1): void {
    const audio = this.#audio
    if (audio?.context.state !== 'running' || this.#services.preferences.off.has('effects')) return
    const buffer = this.#buffer(name)
    const now = audio.context.currentTime
    if (!buffer || now - (this.#last.get(name) ?? -1) < apart) return
    this.#last.set(name, now)
    const source = audio.context.createBufferSource()
    source.buffer = buffer
    const change = varied(this.#rates.get(name))
    this.#rates.set(name, change)
    source.playbackRate.value = rate * change
    source.connect(audio.effects)
    source.start()
    if (duckingEffects.includes(name)) this.#duck()
  }

  /** Sets the mood of the music, and the air of the place with it. */
  mood(mood: Mood): void {
    this.#mood = mood
    this.#applyMood()
  }

  /** The mood of the open window, if it is a place of its own. */
  get #windowMood(): Mood | undefined {
    const { ui, areas } = this.#services
    const name = ui.overlay?.name
    return name === undefined ? undefined : areas.loaded.find(({ moods }) => moods?.[name])?.moods?.[name]
  }

  #applyMood(): void {
    const mood = this.#windowMood ?? this.#mood
    if (!mood || !this.#audio) return
    this.#audio.player.want(mood)
    this.#audio.ambience.want(mood)
  }

  /** How close a fight is to its end, 0…1. */
  intensity(value: number): void {
    if (this.#audio) this.#audio.player.intensity = value
  }

  destroy(): void {
    this.#ended = true
    for (const stop of this.#stops) stop()
    this.#audio?.player.stop()
    ignoreRefusal(this.#audio?.context.close())
    this.#audio = null
  }

  /** Call it at the player's first gesture: browsers allow sound from then on. */
  begin(): void {
    if (this.#ended || this.#services.preferences.silent) return
    if (!this.#audio) {
      const context = openAudio()
      if (!context) return
      const { effects, music, ambience: air } = createMixer(context)
      this.#audio = { context, effects, music, air, player: new Music(context, music), ambience: new Ambience(context, air) }
      this.#applyMood()
    }
    this.#update()
  }

  #update(): void {
    const audio = this.#audio
    if (!audio) return
    if (this.#services.preferences.silent || this.#services.ui.paused || document.hidden) {
      audio.player.stop()
      ignoreRefusal(audio.context.suspend())
    } else {
      ignoreRefusal(audio.context.resume().then(() => this.#compute()))
      const { off } = this.#services.preferences
      audio.air.gain.value = off.has('effects') ? 0 : ambienceVolume
      if (off.has('music')) audio.player.stop()
      else audio.player.start()
    }
  }

  #duck(): void {
    const audio = this.#audio
    if (!audio) return
    const now = audio.context.currentTime
    audio.music.gain.setTargetAtTime(musicVolume / 2, now, 0.05)
    audio.music.gain.setTargetAtTime(musicVolume, now + 0.9, 0.2)
  }

  /** Returns an effect, computing it the first time. Returns null until the library is loaded and the sound has begun. */
  #buffer(name: SoundName): AudioBuffer | null {
    const cached = this.#buffers.get(name)
    if (cached || !this.#zzfx || !this.#audio) return cached ?? null
    // Another game on the page may compute with another rate.
    this.#zzfx.sampleRate = this.#sampleRate
    const samples = this.#zzfx.buildSamples(...effects[name])
    const buffer = this.#audio.context.createBuffer(1, samples.length, this.#sampleRate)
    buffer.getChannelData(0).set(samples)
    this.#buffers.set(name, buffer)
    return buffer
  }

  async #load(): Promise<void> {
    try {
      const { ZZFX } = await import('zzfx')
      this.#zzfx = ZZFX
      // The library opens a context of its own, which is not used. Where the page may open none, loading it fails: the game has no effects then.
      if (ZZFX.audioContext.state !== 'closed') ignoreRefusal(ZZFX.audioContext.close())
    } catch {
      return
    }
    await this.#compute()
  }

  /** Computes all effects in advance, one at a time so that the page stays responsive. Stops when they can no longer be heard. */
  async #compute(): Promise<void> {
    if (this.#computing) return
    this.#computing = true
    for (const name of Object.keys(effects) as SoundName[]) {
      if (!this.#zzfx || this.#audio?.context.state !== 'running') break
      if (this.#buffers.has(name)) continue
      this.#buffer(name)
      await new Promise((resolve) => setTimeout(resolve))
    }
    this.#computing = false
  }
}

import { autorun, reaction, untracked } from 'mobx'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import type { PlaySound, SoundName } from '../../services/sound-name.ts'
import { effects } from './effects.ts'
import { desk, musicVolume } from './mixer.ts'
import type { Mood } from './mood.ts'
import { Music } from './music.ts'
import { followUiCues } from './ui-cues.ts'

/** The same effect isn't heard again within this many seconds: ten coins are one sound. */
const apart = 0.06

/** The music steps back for these: critical blows, the end of a fight, rewards. */
const weighty: readonly SoundName[] = ['crit', 'victory', 'defeat', 'level', 'chest']

/** What is pressed with a sound. */
const pressed = 'button, a, label, select, [role="tab"]'

/** All sound of one game. Nothing is heard before the player's first gesture, while the page is hidden, or when the stores say so. */
export class Sound {
  readonly #root: Services
  readonly #stops: (() => void)[] = []
  readonly #buffers = new Map<SoundName, AudioBuffer>()
  readonly #last = new Map<SoundName, number>()
  #samples: Promise<void> | null = null
  #made: Map<SoundName, number[]> | null = null
  #audio: { context: AudioContext; effects: GainNode; music: GainNode; player: Music } | null = null
  #mood: Mood | null = null
  #ended = false

  /** `host` holds everything of the game that can be pressed. */
  constructor(root: Services, host: HTMLElement) {
    this.#root = root
    const gesture = () => this.begin()
    for (const type of ['pointerdown', 'keydown'] as const) document.addEventListener(type, gesture, { capture: true })
    const hidden = () => this.#listen()
    document.addEventListener('visibilitychange', hidden)
    const press = ({ target }: Event) => {
      if (target instanceof Element && target.closest(pressed)) this.play('tap')
    }
    host.addEventListener('click', press, { capture: true })
    this.#stops.push(
      followUiCues(root, this.#cue),
      this.#followAreas(),
      () => host.removeEventListener('click', press, { capture: true }),
      () => {
        for (const type of ['pointerdown', 'keydown'] as const) document.removeEventListener(type, gesture, { capture: true })
        document.removeEventListener('visibilitychange', hidden)
      },
      reaction(
        () => root.preferences.silent || root.ui.paused,
        () => this.#listen(),
      ),
    )
  }

  #cue: PlaySound = (name, rate) => this.play(name, rate)

  /** Plays what areas let hear, each from when it is loaded. */
  #followAreas(): () => void {
    const following = new Map<AreaParts, () => void>()
    const stop = autorun(() => {
      for (const parts of this.#root.areas.loaded)
        if (parts.cues && !following.has(parts))
          following.set(
            parts,
            untracked(() => parts.cues!(this.#root, this.#cue)),
          )
    })
    return () => {
      stop()
      for (const end of following.values()) end()
    }
  }

  /** Computes the effects' samples, a few at a time so that the page stays quick. */
  prepare(): Promise<void> {
    this.#samples ??= this.#compute()
    return this.#samples
  }

  /** Plays an effect with a small random change of pitch; `rate` over 1 is higher. */
  play(name: SoundName, rate = 1): void {
    const audio = this.#audio
    if (audio?.context.state !== 'running') return
    const buffer = this.#buffer(name)
    const now = audio.context.currentTime
    if (!buffer || now - (this.#last.get(name) ?? -1) < apart) return
    this.#last.set(name, now)
    const source = audio.context.createBufferSource()
    source.buffer = buffer
    source.playbackRate.value = rate * (0.96 + Math.random() * 0.08)
    source.connect(audio.effects)
    source.start()
    if (weighty.includes(name)) this.#duck()
  }

  /** What the music is like from now on. */
  mood(mood: Mood): void {
    this.#mood = mood
    this.#audio?.player.want(mood)
  }

  /** How close a fight is to its end, 0…1. */
  intensity(value: number): void {
    if (this.#audio) this.#audio.player.intensity = value
  }

  destroy(): void {
    this.#ended = true
    for (const stop of this.#stops) stop()
    this.#audio?.player.stop()
    void this.#audio?.context.close()
    this.#audio = null
  }

  /** The player has touched the game: from now on it may be heard. */
  begin(): void {
    if (this.#ended || this.#root.preferences.silent) return
    if (!this.#audio) {
      const context = new AudioContext()
      const { effects, music } = desk(context)
      this.#audio = { context, effects, music, player: new Music(context, music) }
      void this.prepare()
      if (this.#mood) this.mood(this.#mood)
    }
    this.#listen()
  }

  #listen(): void {
    const audio = this.#audio
    if (!audio) return
    if (this.#root.preferences.silent || this.#root.ui.paused || document.hidden) {
      audio.player.stop()
      void audio.context.suspend()
    } else {
      void audio.context.resume()
      audio.player.start()
    }
  }

  #duck(): void {
    const audio = this.#audio
    if (!audio) return
    const now = audio.context.currentTime
    audio.music.gain.setTargetAtTime(musicVolume / 2, now, 0.05)
    audio.music.gain.setTargetAtTime(musicVolume, now + 0.9, 0.2)
  }

  #buffer(name: SoundName): AudioBuffer | null {
    const known = this.#buffers.get(name)
    const samples = this.#made?.get(name)
    if (known || !samples || !this.#audio) return known ?? null
    const buffer = this.#audio.context.createBuffer(1, samples.length, 44100)
    buffer.getChannelData(0).set(samples)
    this.#buffers.set(name, buffer)
    return buffer
  }

  async #compute(): Promise<void> {
    const { ZZFX } = await import('zzfx')
    // The library opens a context of its own, which we don't play through.
    if (ZZFX.audioContext.state !== 'closed') await ZZFX.audioContext.close()
    const made = new Map<SoundName, number[]>()
    this.#made = made
    for (const [name, parameters] of Object.entries(effects)) {
      if (this.#ended) return
      made.set(name as SoundName, ZZFX.buildSamples(...parameters))
      await new Promise((resolve) => setTimeout(resolve))
    }
  }
}

import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { seededRandom } from '../paint/random.ts'
import { mixZones, type Zone, type ZoneName, zones } from '../paint/zones.ts'
import { lit } from '../render/lit.ts'
import type { Picture } from '../render/picture.ts'
import type { GameScene } from '../scene/scene-base.ts'
import { cloudKinds } from '../texture/procedural-textures.ts'
import { Band } from './band.ts'

interface Cloud {
  image: Picture
  /** Position, as parts of the view; clouds that leave it come back at the other side. */
  x: number
  y: number
  drift: number
  parallax: number
  size: number
}

/** The background of a scene has depths below 0; near clouds are over the scene, at this depth. */
export const nearDepth = 90_000_000
const fadeMs = 4000
/** While zones fade, colours are mixed again this many times in all: finer steps are not visible. */
const fadeSteps = 48

/** Sky, sun, stars, ridges, mist and clouds of a zone, drifting; fades between zones. */
export class Sky {
  readonly #scene: GameScene
  readonly #skies: [Picture, Picture]
  readonly #sun: Picture
  readonly #stars: Band
  readonly #aurora: Band
  readonly #far: Band
  readonly #near: Band
  readonly #mist: Band
  readonly #clouds: Cloud[] = []
  #from: ZoneName
  #to: ZoneName
  #progress = 1
  /** The next zone, whose sky is being painted. */
  #next: { zone: ZoneName; sky: Generator<undefined, void> } | null = null
  readonly #horizon: number
  #altitude = 0
  #time = 0
  /** Milliseconds that have passed since the last frame that was drawn. */
  #pendingMs = 0
  #shown = false
  /** The current colours. */
  now: Omit<Zone, 'sky'>

  /**
   * `landscape` false leaves ridges and mist out; `front` adds clouds over the scene's lower edge; `horizon` is how far down the sky reaches, as a
   * part of the view.
   */
  constructor(scene: GameScene, zone: ZoneName, { landscape = true, front = false, clouds = 7, horizon = 1 } = {}) {
    this.#horizon = horizon
    this.#scene = scene
    this.#from = zone
    this.#to = zone
    this.now = mixZones(zones[zone], zones[zone], 1)
    const band = (name: 'stars' | 'aurora' | 'ridge-far' | 'ridge-near' | 'mist', depth: number, shine = false, shown = true) =>
      new Band(scene, name, (picture) => (shine ? lit(picture) : picture).setDepth(depth).setVisible(shown))
    this.#skies = [scene.procedural(`sky-${zone}`, 1, 1), scene.procedural(`sky-${zone}`, 1, 1)]
    for (const [i, sky] of this.#skies.entries()) sky.setOrigin(0, 0).setDepth(-100 + i)
    this.#stars = band('stars', -98, true)
    this.#aurora = band('aurora', -97, true)
    this.#sun = lit(scene.procedural('sun', 1, 1)).setDepth(-96)
    this.#far = band('ridge-far', -90, false, landscape)
    this.#near = band('ridge-near', -80, false, landscape)
    this.#mist = band('mist', -78, false, landscape)
    const random = seededRandom(77)
    for (let i = 0; i < clouds; i++) this.#clouds.push(this.#cloud(i, i < 3 ? 0.25 : i < 5 ? 0.4 : 0.6, random))
    if (front) for (let i = 0; i < 3; i++) this.#clouds.push(this.#cloud(i + 2, 1.35, random))
    this.#colour()
  }

  /** Fades to another zone; at once if the scene has only begun. */
  show(zone: ZoneName, atOnce = false): void {
    if (zone === this.#to) this.#next = null
    else if (atOnce) this.#startFade(zone, true)
    else if (zone !== this.#next?.zone) this.#next = { zone, sky: this.#scene.engine.textures.paintSkyInSteps(zone) }
  }

  #startFade(zone: ZoneName, atOnce: boolean): void {
    this.#next = null
    this.#from = atOnce ? zone : this.#to
    this.#to = zone
    this.#progress = atOnce ? 1 : 0
    for (const [i, of] of [this.#from, zone].entries()) {
      const { texture, frame } = this.#scene.engine.textures.get(`sky-${of}`)
      this.#skies[i]?.setTexture(texture, frame)
    }
    this.arrange()
  }

  arrange(): void {
    const { width } = this.#scene.view
    const height = this.#scene.view.height * this.#horizon
    for (const sky of this.#skies) sky.setDisplaySize(width, height)
    this.#stars.fit(0, 512, 512, height * 0.36)
    this.#aurora.fit(height * 0.04, 900, height * 0.5)
    this.#far.fit(0, 1150, height * 0.34)
    this.#near.fit(0, 1300, height * 0.36)
    this.#mist.fit(0, 900, height * 0.24)
    this.#colour()
    this.#advance(0, this.#altitude)
  }

  /**
   * Advances by `ms`; `altitude` is the height of the view in units of the road. Updates every other frame only: at that distance the difference is
   * less than a pixel.
   */
  update(ms: number, altitude: number): void {
    this.#pendingMs += ms
    this.#shown = !this.#shown
    if (!this.#shown) return
    this.#advance(this.#pendingMs, altitude)
    this.#pendingMs = 0
  }

  #advance(ms: number, altitude: number): void {
    const { width } = this.#scene.view
    const height = this.#scene.view.height * this.#horizon
    const drift = this.#scene.still ? 0 : ms
    this.#time += drift
    const risen = altitude - this.#altitude
    this.#altitude = altitude
    if (this.#next?.sky.next().done) this.#startFade(this.#next.zone, false)
    if (this.#progress < 1) {
      const before = Math.floor(this.#progress * fadeSteps)
      this.#progress = Math.min(1, this.#progress + ms / fadeMs)
      if (Math.floor(this.#progress * fadeSteps) > before) this.#colour()
    }
    const { sun, aurora } = this.now
    const pulse = 1 + 0.02 * Math.sin(this.#time / 2600)
    this.#sun.setPosition(this.#scene.view.left + sun.x * 600, sun.y * height).setScale((sun.size * pulse) / this.#sun.width)
    // Ridges sink and rise over eighty stairs: visible, but never out of the view.
    const fold = Math.abs(((altitude / STAIR_HEIGHT / 40) % 2) - 1)
    this.#far.move(height * (0.5 + 0.05 * fold), this.#time * 0.0007)
    this.#near.move(height * (0.62 + 0.07 * fold), 0)
    this.#mist.move(height * (0.72 + 0.03 * fold), this.#time * 0.01)
    if (aurora > 0.01) {
      const glow = aurora * (0.8 + 0.2 * Math.sin(this.#time / 3100))
      this.#aurora.move(height * 0.04, this.#time * 0.007).each((picture) => picture.setAlpha(glow))
    }
    for (const cloud of this.#clouds) this.#float(cloud, drift, risen, width, height)
  }

  #float(cloud: Cloud, ms: number, risen: number, width: number, height: number): void {
    const { image } = cloud
    const front = cloud.parallax > 1
    cloud.x += (cloud.drift * ms) / 1000 / width
    const reach = image.displayWidth / width
    if (cloud.x > 1 + reach / 2) cloud.x -= 1 + reach
    if (!front) {
      cloud.y += (risen * cloud.parallax * 0.16) / height
      const [top, low] = [0.1, 0.82]
      // A jump along the road can be hundreds of views long.
      cloud.y -= Math.floor((cloud.y - top) / (low - top)) * (low - top)
      // Clouds fade in at the top and out at the mist instead of appearing suddenly.
      const edge = Math.min(1, (cloud.y - top) / 0.1, (low - cloud.y) / 0.1)
      image.setAlpha(0.94 * Math.max(0, edge))
    }
    image.setPosition(cloud.x * width, cloud.y * height)
  }

  #cloud(i: number, parallax: number, random: () => number): Cloud {
    const front = parallax > 1
    const size = (front ? 420 : 200 + parallax * 300) * (0.8 + random() * 0.4)
    const image = this.#scene.procedural(`cloud-${i % cloudKinds}`, size, size).setDepth(front ? nearDepth : -88 + parallax * 30)
    image.setScale(size / image.width)
    if (random() < 0.5) image.setFlipX(true)
    const y = front ? 0.86 + random() * 0.05 : 0.2 + random() * 0.58
    return { image, x: front ? i * 0.5 - 0.9 : random(), y, drift: 4 + random() * 10 * Math.min(1, parallax + 0.3), parallax, size }
  }

  #colour(): void {
    const way = this.#progress
    this.now = mixZones(zones[this.#from], zones[this.#to], way)
    const { now } = this
    this.#skies[0].setVisible(way < 1)
    this.#skies[1].setAlpha(way)
    this.#stars.each((picture) => picture.setAlpha(now.stars))
    this.#aurora.each((picture) => picture.setVisible(now.aurora > 0.01))
    this.#sun.setTint(now.sun.colour).setAlpha(now.sun.strength)
    this.#far.each((picture) => picture.setTint(now.farRidge).setAlpha(0.92))
    this.#near.each((picture) => picture.setTint(now.nearRidge))
    this.#mist.each((picture) => picture.setTint(now.haze))
    for (const { image } of this.#clouds) image.setTint(now.cloudLit, now.cloudLit, now.cloudShade, now.cloudShade)
  }
}

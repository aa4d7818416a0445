import type { Arena } from '@skystair/contract'
import type { Layer } from '../../../engine/render/layer.ts'
import { legible } from '../../../engine/render/legible.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { EngineServices } from '../../../engine/scene/engine-services.ts'
import { GameScene } from '../../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../../engine/sky/ambient-particles.ts'
import { nearDepth, Sky } from '../../../engine/sky/sky.ts'
import { HeroStore } from '../../hero/index.ts'
import { ArenaStore } from '../store.ts'
import { BannerView } from './banner-view.ts'
import { type FighterLook, FighterView } from './fighter-view.ts'
import { banners, fit, ground, ownSite, type Point, sitesOf, standsTop, wordSize } from './layout.ts'
import { ArenaSceneStore } from './store.ts'

/** Height of the sand's middle in its picture, as a part of the picture's. */
const sandY = 144 / 464
const sand = 0xf2d498
const rock = 0x9a8070
const difficulties = { GREEN: '#a8ff9a', YELLOW: '#ffdf6a', RED: '#ff9a86' } as const
const rivalWidth = 88
const ownWidth = 108

interface Part {
  readonly object: Picture | Layer
  readonly at: Point
  readonly scale: number
}

/** The arena in the sky: the banners of the nine leagues over the stands, the rivals and the player's leader on the sand. */
export class ArenaScene extends GameScene {
  #sky!: Sky
  #particles!: AmbientParticles
  #vignette!: Picture
  #parts: Part[] = []
  #banners: BannerView[] = []
  #fighters: { readonly view: FighterView; readonly place: number | null }[] = []
  #time = 0

  constructor(services: EngineServices) {
    super('arena', services)
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    this.engine.sound.mood('arena')
    this.#time = 0
    this.#parts = []
    this.#sky = new Sky(this, 'noon', { front: true })
    this.#particles = new AmbientParticles(this)
    this.#vignette = this.procedural('vignette', 1, 1)
      .setOrigin(0)
      .setDepth(nearDepth + 1)
    const { arena } = this.services.get(ArenaStore)
    this.watch(
      () => [arena.value, this.services.lang] as const,
      ([value]) => void this.#show(value),
    )
    this.onEnd(() => this.services.get(ArenaSceneStore).choose(null))
  }

  protected arrange(): void {
    const { width, height } = this.view
    this.#sky.arrange()
    this.#particles.arrange()
    this.#vignette.setDisplaySize(width, height)
    this.#place()
  }

  override update(_time: number, ms: number): void {
    if (!this.isBuilt) return
    if (!this.still) this.#time += ms
    this.#sky.update(ms, this.#time * 0.003)
    this.#particles.tint(this.#sky.now)
    const { chosen } = this.services.get(ArenaSceneStore)
    for (const banner of this.#banners) banner.update(this.#time)
    for (const { view, place } of this.#fighters) view.update(place !== null && place === chosen, this.#time)
    this.#place()
  }

  /** Draws the arena again: this happens seldom. The pictures of new rivals are loaded first. */
  async #show(arena: Arena | null): Promise<void> {
    await this.loadAtlases().catch(() => {})
    if (!this.sys.isActive() || arena !== this.services.get(ArenaStore).arena.value) return
    for (const { object } of this.#parts) object.destroy()
    this.#parts = []
    const piece = (frame: string, tint: number) => this.picture(frame, ground).setOrigin(0.5, sandY).setTint(tint)
    const middle = { x: 0, y: 0 }
    this.#stand(piece('clan/rock', rock), middle, 0)
    this.#stand(piece('clan/turf', sand), middle, 1)
    this.#stand(this.picture('arena/stands', ground).setOrigin(0.5, 0), { x: 0, y: standsTop }, 2)
    const scene = this.services.get(ArenaSceneStore)
    this.#banners = banners.map((row) => {
      const view = new BannerView(this, row, row.league === arena?.league, () => this.#press(() => scene.open('leagues')))
      this.#stand(view.box, row, row.league === arena?.league ? 4 : 3)
      return view
    })
    this.#showFighters(arena)
    this.#place()
  }

  #showFighters(arena: Arena | null): void {
    const { t } = this.services
    const scene = this.services.get(ArenaSceneStore)
    const sites = sitesOf(scene.rivals.length)
    const placed = (place: number) => t('arena.scene.sign', { place })
    this.#fighters = scene.rivals.flatMap(({ positionNumber: place, difficulty, squad: [imageId] }, index) => {
      const site = sites[index]
      if (!imageId || !site) return []
      const look: FighterLook = { imageId, words: placed(place), colour: difficulties[difficulty], base: 'base/enemy', width: rivalWidth }
      const hover = (isOver: boolean) => this.services.ui.blocked || scene.choose(isOver ? place : null)
      const view = new FighterView(this, look, index).press(rivalWidth, () => this.#press(() => scene.open()), hover)
      this.#stand(view.box, site, 100 + site.y)
      return [{ view, place }]
    })
    const own = this.services.get(HeroStore).squad[0]
    if (!own || arena?.positionNumber == null) return
    const look = {
      imageId: own.imageId,
      words: placed(arena.positionNumber),
      colour: '#fff3d6',
      base: 'base/ally',
      width: ownWidth,
    } as const
    const view = new FighterView(this, look, 9)
    this.#stand(view.box, ownSite, 100 + ownSite.y)
    this.#fighters.push({ view, place: null })
  }

  #press(action: () => void): void {
    if (this.services.ui.blocked) return
    this.engine.sound.play('tap')
    action()
  }

  #stand(object: Picture | Layer, at: Point, depth: number): void {
    this.#parts.push({ object: object.setDepth(depth), at, scale: object.scale })
  }

  #place(): void {
    const { x, y, scale } = fit(this.view)
    const sway = Math.sin(this.#time / 2100) * 4
    const larger = legible(wordSize * scale * this.services.layout.scale)
    for (const { view } of this.#fighters) view.enlarge(larger)
    for (const { object, at, scale: own } of this.#parts)
      object.setPosition(x + at.x * scale, y + at.y * scale + sway).setScale(own * scale)
  }
}

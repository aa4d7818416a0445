import type { ClanInfo } from '@skystair/contract'
import type { Layer } from '../../../engine/render/layer.ts'
import { legible } from '../../../engine/render/legible.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { TintMode } from '../../../engine/render/tint.ts'
import type { EngineServices } from '../../../engine/scene/engine-services.ts'
import { GameScene } from '../../../engine/scene/scene-base.ts'
import { AmbientParticles } from '../../../engine/sky/ambient-particles.ts'
import { nearDepth, Sky } from '../../../engine/sky/sky.ts'
import { ClanStore } from '../store.ts'
import { BuildingView, nameSize } from './building-view.ts'
import { FlagView } from './flag-view.ts'
import {
  decorations,
  fit,
  flagSite,
  type IslandTarget,
  isletsOf,
  nameKey,
  type Point,
  type Standing,
  standingBuildings,
  towerSite,
} from './layout.ts'
import { IslandStore } from './store.ts'
import { StrollerView, strollersOf } from './stroller-view.ts'
import { type ThemeLook, themeLook } from './themes.ts'

/** Width of the pictures of rock, turf and ways, and the height of the meadow's middle in them, as a part of theirs. */
const ground = { width: 600, originY: 144 / 464 } as const
/** Companions on the island at once. */
const strollers = 8
/** Farther things have smaller depths; the island lies below all that stands on it. */
const depthOf = (y: number) => 1000 + y
const signDepth = 2000
/** Between names and the edges of the view. */
const margin = 6

/** Something that moves with the island. */
interface Part {
  readonly object: Picture | Layer
  readonly at: Point
  readonly scale: number
  /** Islets sway on their own. */
  readonly phase: number
}

/** The clan's island: its buildings at their levels, its flag and theme, and the companions of its members. */
export class ClanScene extends GameScene {
  #sky!: Sky
  #particles!: AmbientParticles
  #vignette!: Picture
  #parts: Part[] = []
  #buildings = new Map<IslandTarget, BuildingView>()
  #walkers: StrollerView[] = []
  #flag: FlagView | null = null
  #time = 0

  constructor(services: EngineServices) {
    super('clan', services)
  }

  protected override async ready(): Promise<void> {
    await this.loadAtlases()
  }

  protected build(): void {
    const clan = this.services.get(ClanStore)
    this.engine.sound.mood('clan')
    this.#time = 0
    this.#parts = []
    this.#buildings = new Map()
    this.#walkers = []
    this.#sky = new Sky(this, this.#look.zone, { front: true })
    this.#particles = new AmbientParticles(this)
    this.#vignette = this.procedural('vignette', 1, 1)
      .setOrigin(0)
      .setDepth(nearDepth + 1)
    this.watch(
      () => [clan.info, clan.members.value, this.services.lang] as const,
      ([info]) => this.#show(info),
    )
    this.onEnd(() => this.services.get(IslandStore).choose(null))
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
    const passed = this.still ? 0 : ms
    this.#time += passed
    this.#sky.update(ms, this.#time * 0.003)
    this.#particles.tint(this.#sky.now)
    const { chosen } = this.services.get(IslandStore)
    for (const [target, view] of this.#buildings) view.update(target === chosen, this.#time)
    for (const walker of this.#walkers) walker.update(passed, this.#time)
    this.#flag?.update(this.#time)
    this.#place()
  }

  get #look(): ThemeLook {
    return themeLook(this.services.get(ClanStore).info?.clan.theme ?? 0)
  }

  /** Draws the island again: this happens seldom. */
  #show(info: ClanInfo | null): void {
    if (!info) return
    const { clan } = info
    const before = new Map([...this.#buildings].map(([target, { look }]) => [target, look.level]))
    for (const { object } of this.#parts) object.destroy()
    const look = this.#look
    this.#sky.show(look.zone, before.size === 0)
    this.#parts = []
    this.#buildings = new Map()
    for (const islet of isletsOf(clan)) this.#stand(this.picture(islet.frame, islet.width), islet, -20, islet.x)
    this.#showTower(look)
    for (const [part, tint] of [
      ['rock', look.rock],
      ['turf', look.turf],
      ['ways', look.ways],
    ] as const)
      this.#stand(this.picture(`clan/${part}`, ground.width).setOrigin(0.5, ground.originY).setTint(tint), { x: 0, y: 0 }, 0)
    for (const thing of decorations(clan)) this.#showDecoration(thing, look)
    for (const building of standingBuildings(clan.buildings)) {
      const view = this.#showBuilding(building.type, { ...building, name: this.services.t(nameKey(building.type)) })
      this.#stand(view.box, building, depthOf(building.y))
      this.#stand(view.sign, view.signAt, signDepth)
    }
    this.#flag = new FlagView(this, clan.id)
    this.#stand(this.#flag.box, flagSite, depthOf(flagSite.y))
    this.#showWalkers()
    this.#place()
    for (const [target, { look, box }] of this.#buildings)
      if (look.level > (before.get(target) ?? look.level)) this.#particles.burst(box.x, box.y - 60)
  }

  #showTower(look: ThemeLook): void {
    const { x, y } = towerSite
    const part = (name: string, tint: number) => this.picture(`clan/${name}`, 150).setOrigin(0.5, ground.originY).setTint(tint)
    this.#stand(this.layer([part('rock', look.rock), part('turf', look.turf)]), towerSite, -10, x)
    const tower: Standing = { x, y: y + 8, frame: 'clan/tower', width: 104 }
    const view = this.#showBuilding('RAID', {
      ...tower,
      name: this.services.t('clan.island.RAID'),
      level: 0,
      stage: 2,
      isInWork: false,
      isRear: false,
    })
    this.#stand(view.box, tower, -9, x)
    this.#stand(view.sign, view.signAt, signDepth, x)
  }

  #showBuilding(target: IslandTarget, look: ConstructorParameters<typeof BuildingView>[1]): BuildingView {
    const island = this.services.get(IslandStore)
    const press = () => {
      if (this.services.ui.blocked) return
      this.engine.sound.play('tap')
      island.open(target)
    }
    const view = new BuildingView(this, look, press, (isOver) => !this.services.ui.blocked && island.choose(isOver ? target : null))
    this.#buildings.set(target, view)
    return view
  }

  #showDecoration({ x, y, frame, width }: Standing, { plants, hasSnow = false }: ThemeLook): void {
    const picture = this.picture(frame, width).setOrigin(0.5, 0.95)
    const isPlant = frame !== 'clan/cottage'
    if (isPlant) picture.setTint(plants).setTintMode(hasSnow ? TintMode.SCREEN : TintMode.MULTIPLY)
    this.#stand(this.layer([this.procedural('shadow', width * 0.8, width * 0.24), picture]), { x, y }, depthOf(y))
  }

  #showWalkers(): void {
    const members = this.services.get(ClanStore).members.value ?? []
    this.#walkers = strollersOf(members, strollers).map((member, index) => new StrollerView(this, member, index))
    for (const { box, walk } of this.#walkers) this.#stand(box, walk, depthOf(walk.y))
  }

  #stand(object: Picture | Layer, at: Point, depth: number, phase = 0): void {
    this.#parts.push({ object: object.setDepth(depth), at, scale: object.scale, phase })
  }

  #place(): void {
    const { x, y, scale } = fit(this.view)
    for (const { object, at, scale: own, phase } of this.#parts) {
      const sway = Math.sin(this.#time / 1900 + phase) * 5
      object.setPosition(x + at.x * scale, y + at.y * scale + sway).setScale(own * scale)
    }
    const readable = scale * legible(nameSize * scale * this.services.layout.scale)
    for (const { sign, signHalf } of this.#buildings.values()) {
      const nearest = margin + signHalf * readable
      sign.setScale(readable).setX(Math.max(nearest, Math.min(this.view.width - nearest, sign.x)))
    }
    for (const { box, walk } of this.#walkers) {
      const depth = depthOf(Math.round(walk.y / 8) * 8)
      if (box.depth !== depth) box.setDepth(depth)
    }
  }
}

import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import { legible } from '../../../engine/render/legible.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { avatarFrame, companionFrame } from '../../hero/index.ts'
import { acrossAt, hopAt } from '../scene/path.ts'
import { depthAt, fadeAt, isInView, type RoadCamera, toScreen } from '../scene/view.ts'
import { RoadStore } from '../store.ts'
import { type Neighbour, NeighbourStore } from './store.ts'

/** How much of a neighbour is visible: they must not be taken for one's own squad. */
const opacity = 0.55
/** Distance from the middle of the path, so that they hide no place on it, in units of posX. */
const aside = 118
/** Road units per second that they walk at most; a longer way is a jump. */
const speed = 440
const longest = 1500
const heroWidth = 74
const nameSize = 17
const nameStyle = { font: fonts.body, colour: '#eaf6ff', stroke: '#10203a', thick: 4 } as const
/** Depth changes in steps of this many road units: changing it makes Phaser sort everything on the road. */
const apart = 20

interface View {
  readonly box: Layer
  readonly hero: Picture
  readonly companion: Picture
  readonly name: Picture
  readonly nameScale: number
  neighbour: Neighbour
  posY: number
  depth: number
}

/** The other players near on the road, translucent and beside the path. */
export class NeighbourViews {
  readonly #scene: GameScene
  readonly #views = new Map<number, View>()

  constructor(scene: GameScene) {
    this.#scene = scene
    const store = scene.services.get(NeighbourStore)
    scene.onEnd(store.start())
    scene.watch(
      () => store.shown,
      (shown) => this.#show(shown),
    )
  }

  update(camera: RoadCamera, ms: number): void {
    const { tiles } = this.#scene.services.get(RoadStore)
    const readable = this.#scene.services.layout.scale
    for (const view of this.#views.values()) {
      const way = view.neighbour.posY - view.posY
      const isWalking = !this.#scene.still && way !== 0 && Math.abs(way) < longest
      view.posY += isWalking ? Math.sign(way) * Math.min(Math.abs(way), (speed * ms) / 1000) : way
      const { box, posY } = view
      box.setVisible(isInView(camera, posY))
      if (!box.visible) continue
      const side = view.neighbour.playerId % 2 === 0 ? 1 : -1
      const point = toScreen(camera, acrossAt(tiles, posY) + side * aside, posY)
      box
        .setPosition(point.x, point.y)
        .setScale(point.scale)
        .setAlpha(fadeAt(point) * opacity)
      const depth = depthAt(Math.round(posY / apart) * apart)
      if (depth !== view.depth) box.setDepth(depth)
      view.depth = depth
      view.hero.y = isWalking ? -hopAt(posY, 0).lift * 0.5 : 0
      view.companion.y = isWalking ? -hopAt(posY, 0.3).lift * 0.5 : 0
      view.name.setScale(view.nameScale * legible(nameSize * point.scale * readable))
    }
  }

  /** Returns the id of the player whose picture is at a point. */
  at(x: number, y: number): number | null {
    for (const { box, neighbour } of this.#views.values()) {
      const half = heroWidth * 0.6 * box.scaleX
      if (box.visible && Math.abs(x - box.x) < half && y < box.y + half * 0.3 && y > box.y - half * 2.6) return neighbour.playerId
    }
    return null
  }

  #show(shown: readonly Neighbour[]): void {
    const now = new Map(shown.map((one) => [one.playerId, one]))
    for (const [id, view] of this.#views) {
      const neighbour = now.get(id)
      if (neighbour && neighbour.name === view.neighbour.name) view.neighbour = neighbour
      else {
        view.box.destroy()
        this.#views.delete(id)
      }
    }
    for (const one of shown) if (!this.#views.has(one.playerId)) this.#views.set(one.playerId, this.#create(one))
  }

  #create(neighbour: Neighbour): View {
    const scene = this.#scene
    const hero = scene.picture(avatarFrame(neighbour.characterAndCompanion), heroWidth).setOrigin(0.5, 0.96)
    const companion = scene.picture(companionFrame(neighbour.characterAndCompanion), heroWidth * 0.5).setOrigin(0.5, 0.95)
    const name = figures(scene, neighbour.name, nameSize, nameStyle).setPosition(0, -hero.displayHeight - 12)
    const shadow = scene.procedural('shadow', heroWidth, heroWidth * 0.32)
    const box = scene.layer([shadow, hero, companion.setX(heroWidth * 0.48), name]).setVisible(false)
    return { box, hero, companion, name, nameScale: name.scale, neighbour, posY: neighbour.posY, depth: Number.NaN }
  }
}

// The parts of Phaser that the scenes use. `phaser-core` must come first: its modules require one another in a circle that only this order resolves.

import Color from '../../node_modules/phaser/src/display/color/index.js'
import Container from '../../node_modules/phaser/src/gameobjects/container/Container.js'
import Phaser from '../../node_modules/phaser/src/phaser-core.js'
import '../../node_modules/phaser/src/gameobjects/container/ContainerFactory.js'
import Zone from '../../node_modules/phaser/src/gameobjects/zone/Zone.js'
import '../../node_modules/phaser/src/gameobjects/zone/ZoneFactory.js'
import Geom from '../../node_modules/phaser/src/geom/rectangle/Rectangle.js'

export const { VERSION, AUTO, CANVAS, WEBGL, HEADLESS, Game, Scene, Scenes, BlendModes, ScaleModes, Scale, Textures, Time, Tweens } = Phaser
export const { Animations, Cameras, Core, Events, Input, Loader, Structs, Utils, Plugins, Renderer } = Phaser
export const GameObjects = { ...Phaser.GameObjects, Container, Zone }
export const Display = { ...Phaser.Display, Color }
const rectangle = { Rectangle: Geom }

export { rectangle as Geom }

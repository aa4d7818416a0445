// The parts of Phaser that the game uses. The first ones register themselves as plugins of each scene.
import '../../node_modules/phaser/src/cameras/2d/CameraManager.js'
import '../../node_modules/phaser/src/events/EventEmitter.js'
import '../../node_modules/phaser/src/gameobjects/DisplayList.js'
import '../../node_modules/phaser/src/gameobjects/UpdateList.js'
import '../../node_modules/phaser/src/gameobjects/image/ImageFactory.js'
import '../../node_modules/phaser/src/gameobjects/text/TextFactory.js'
import '../../node_modules/phaser/src/input/InputPlugin.js'
import '../../node_modules/phaser/src/scene/ScenePlugin.js'
import '../../node_modules/phaser/src/time/Clock.js'
import '../../node_modules/phaser/src/tweens/TweenManager.js'
import constants from '../../node_modules/phaser/src/const.js'
import Game from '../../node_modules/phaser/src/core/Game.js'
import Container from '../../node_modules/phaser/src/gameobjects/container/Container.js'
import GameObject from '../../node_modules/phaser/src/gameobjects/GameObject.js'
import Image from '../../node_modules/phaser/src/gameobjects/image/Image.js'
import Center from '../../node_modules/phaser/src/scale/const/CENTER_CONST.js'
import ScaleModes from '../../node_modules/phaser/src/scale/const/SCALE_MODE_CONST.js'
import Scene from '../../node_modules/phaser/src/scene/Scene.js'

export const { CANVAS, WEBGL } = constants
export const GameObjects = { Container, GameObject, Image }
export const Scale = { Center, ScaleModes }
export { Game, Scene }

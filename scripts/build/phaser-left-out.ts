// Phaser's modules require each other, so that no bundler can remove any: this lists the modules that the game never uses.
import { readFileSync } from 'node:fs'
import { join, matchesGlob, relative } from 'node:path'
import type { Plugin } from 'rollup'
import { root } from './paths.ts'

const source = join(root, 'node_modules/phaser/src')
const standInFile = join(root, 'scripts/build/phaser-stand-in.js')

/** Modules are named by their path in Phaser's `src`, without `.js`. */
export interface LeftOut {
  /** Patterns of modules that the game never uses. Using one throws. */
  readonly absent: readonly string[]
  /** Classes that only Phaser itself instantiates, with the methods that it calls: these do nothing, and everything else throws. */
  readonly idle: Readonly<Record<string, readonly string[]>>
  /** Modules that only list others, with the listed modules that are used. */
  readonly narrowed: Readonly<Record<string, readonly string[]>>
  /** Modules in which texts are replaced. */
  readonly changed: Readonly<Record<string, readonly (readonly [text: string, by: string])[]>>
}

/** Returns Phaser's expression for a member of `navigator` that browsers have called by other names. */
function vendors([name = '', ...prefixes]: readonly string[]): string {
  const others = prefixes.map((prefix) => prefix + name[0]?.toUpperCase() + name.slice(1))
  return [name, ...others].map((member) => `navigator.${member}`).join(' || ')
}

const leftOut: LeftOut = {
  absent: [
    'device/{Audio,Video}',
    'display/mask/GeometryMask',
    'filters/*',
    'gameobjects/components/{ElapseTimer,PathFollower}',
    'gameobjects/layer/Layer',
    'geom/{circle,ellipse,line,triangle}/*',
    'input/keyboard/KeyboardManager',
    'renderer/{canvas,snapshot,webgl}/index',
    'renderer/snapshot/{Canvas,WebGL}Snapshot',
    'renderer/webgl/renderNodes/BatchHandler{PointLight,Strip,TileSprite,Tri}',
    'renderer/webgl/renderNodes/{DrawLine,FillPath,FillTri,RebindContext,StrokePath,YieldContext}',
    'renderer/webgl/renderNodes/filters/*',
    'renderer/webgl/renderNodes/submitter/Submitter{MeshToQuad,Tile,TilemapGPULayer,TileSprite}',
    'renderer/webgl/renderNodes/texturer/TexturerTileSprite',
    'renderer/webgl/renderNodes/transformer/Transformer{Stamp,Tile,TileSprite,Vertex}',
    'textures/parsers/{AtlasXML,JSONArray,KTXParser,PCT,PCTDecode,PVRParser,SpriteSheet,SpriteSheetFromAtlas,UnityYAML}',
    'tweens/builders/StaggerBuilder',
    'tweens/tween/TweenFrameData',
    'utils/array/matrix/index',
  ],
  idle: {
    'animations/AnimationManager': [],
    'cache/CacheManager': [],
    'cameras/2d/effects/Fade': ['update', 'reset', 'postRenderWebGL', 'postRenderCanvas'],
    'cameras/2d/effects/Flash': ['update', 'reset', 'postRenderWebGL', 'postRenderCanvas'],
    'cameras/2d/effects/Pan': ['update', 'reset'],
    'cameras/2d/effects/RotateTo': ['update', 'reset'],
    'cameras/2d/effects/Zoom': ['update'],
    'gameobjects/tilesprite/TileSprite': ['setOrigin'],
    'math/Vector3': [],
  },
  narrowed: { 'math/index': ['RandomDataGenerator'] },
  // What a frame's policy may forbid, and scenes do not use: Phaser asks for it without a guard, and changes the page's `navigator`.
  changed: {
    'device/Features': [
      [`navigator.getUserMedia = ${vendors(['getUserMedia', 'webkit', 'moz', 'ms', 'o'])};`, ''],
      ['Features.getUserMedia && !!navigator.getUserMedia && !!window.URL', 'false'],
      [`navigator.vibrate = ${vendors(['vibrate', 'webkit', 'moz', 'ms'])};`, ''],
      ['if (navigator.vibrate)', 'if (false)'],
    ],
    'device/Fullscreen': [['module.exports = init();', 'module.exports = { available: false, active: false };']],
    'device/Input': [['if (navigator.getGamepads)', 'if (false)']],
  },
}

const standIn = (name: string, quiet?: readonly string[]) =>
  `import standIn from ${JSON.stringify(standInFile)}\nexport default standIn(${JSON.stringify(name)}, ${JSON.stringify(quiet)})`

function listOf(module: string, members: readonly string[]): string {
  const text = readFileSync(module, 'utf8')
  const lines = members.map((member) => new RegExp(`\\b${member}: require\\(.*?\\)`).exec(text)?.[0])
  if (lines.includes(undefined)) throw new Error(`${module} does not list all of ${members.join(', ')}`)
  return `module.exports = { ${lines.join()} }`
}

function changedText(module: string, changes: readonly (readonly [text: string, by: string])[]): string {
  return changes.reduce(
    (code, [text, by]) => {
      if (!code.includes(text)) throw new Error(`${module} does not contain: ${text}`)
      return code.replace(text, () => by)
    },
    readFileSync(module, 'utf8'),
  )
}

/** Removes modules from Phaser, and changes some. Throws if Phaser does not contain one of them, or if one lacks what is used or changed. */
export function leaveOut({ absent, idle, narrowed, changed } = leftOut): Plugin {
  const unmet = new Set([...absent, ...Object.keys(idle), ...Object.keys(narrowed), ...Object.keys(changed)])
  return {
    name: 'leave-out',
    load(id) {
      const name = relative(source, id).replaceAll('\\', '/').replace(/\.js$/, '')
      const pattern = absent.find((each) => matchesGlob(name, each))
      unmet.delete(pattern ?? name)
      if (pattern || idle[name]) return standIn(name, idle[name])
      if (changed[name]) return changedText(id, changed[name])
      return narrowed[name] ? listOf(id, narrowed[name]) : null
    },
    buildEnd(error) {
      if (!error && unmet.size > 0)
        throw new Error(`Phaser does not contain these modules, which are to be left out: ${[...unmet].join(', ')}`)
    },
  }
}

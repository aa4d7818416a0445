// Finds functions in our own sources that the oldest browsers lack, by their types: `signal.reason` is found, `player.reason` is not.
import { relative } from 'node:path'
import type { Identifier } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { root } from '../build/paths.ts'
import { entryAt, isTooNew, namesBelow } from './support.ts'

/** A use of a feature in a file, relative to the repository. */
export interface Use {
  readonly feature: string
  readonly file: string
}

const BUILT_IN = ['javascript', 'builtins']

/** Returns the name that the compatibility data has for a type of TypeScript's own libraries. */
const nameOf = (type: string) =>
  type
    .replace(/(?<=.)Constructor$/, '')
    .replace(/^Readonly(?=Array|Map|Set)/, '')
    .replace(/^(Big)?(Int|Uint|Float)\d+(Clamped)?Array$/, 'TypedArray')

/** Returns the entry of a member that several interfaces share, such as those of a mixin; undefined if one of them has had it for long. */
function sharedEntry(member: string): Identifier | undefined {
  const all = namesBelow(['api']).flatMap((name) => entryAt(['api', name, member]) ?? [])
  return all.every(isTooNew) ? all[0] : undefined
}

/** Returns the feature that a declaration of TypeScript's own libraries declares. */
function featureOf(declaration: ts.Declaration, member: string): readonly [name: string, entry: Identifier | undefined] {
  const { parent } = declaration
  if (ts.isInterfaceDeclaration(parent)) {
    const name = nameOf(parent.name.text)
    if (name.startsWith('CSSStyle'))
      return [`${name}.${member}`, entryAt(['css', 'properties', member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)])]
    const places = [
      [...BUILT_IN, name],
      [...BUILT_IN, 'Intl', name],
      ['api', name],
    ]
    const known = places.find((place) => entryAt(place))
    const isOfPage = parent.getSourceFile().fileName.includes('lib.dom')
    return [`${name}.${member}`, known ? entryAt([...known, member]) : isOfPage ? sharedEntry(member) : undefined]
  }
  // `declare var AbortSignal: { any(…): … }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)) {
    const name = parent.parent.name.getText()
    return [`${name}.${member}`, entryAt(['api', name, `${member}_static`])]
  }
  if (ts.isModuleBlock(parent)) return [`${parent.parent.name.text}.${member}`, entryAt([...BUILT_IN, parent.parent.name.text, member])]
  return [member, entryAt(['api', member]) ?? entryAt([...BUILT_IN, member]) ?? sharedEntry(member)]
}

/** Returns the uses of features that are too new in sources; by default in those of `tsconfig.json`, which are the browser's. */
export function newInSources(files?: readonly string[]): readonly Use[] {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} }
  const config = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host)!
  const program = ts.createProgram(files ?? config.fileNames, config.options)
  const checker = program.getTypeChecker()
  const found = new Map<string, Use>()
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || source.fileName.includes('/node_modules/')) continue
    const file = relative(root, source.fileName)
    const check = (node: ts.Identifier) => {
      const declarations = checker.getSymbolAtLocation(node)?.declarations ?? []
      const declaration = declarations.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()))
      if (!declaration) return
      const [feature, entry] = featureOf(declaration, node.text)
      if (entry && isTooNew(entry)) found.set(`${feature} ${file}`, { feature, file })
    }
    const visit = (node: ts.Node): void => {
      if (ts.isTypeNode(node)) return
      if (ts.isIdentifier(node)) check(node)
      ts.forEachChild(node, visit)
    }
    visit(source)
  }
  return [...found.values()]
}

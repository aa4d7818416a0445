// Finds what the oldest browsers lack in built scripts, also in libraries. Built scripts have no types, so a method counts as new if nothing older has
// its name.
import type { Identifier } from '@mdn/browser-compat-data'
import ts from 'typescript'
import { entryAt, isTooNew, namesBelow } from './support.ts'

const BUILT_IN = ['javascript', 'builtins']
/** Interfaces of the page whose methods libraries call. Those of others have names that are also used for something else. */
const interfaces = ['AbortSignal', 'Blob', 'CanvasRenderingContext2D', 'Document', 'Element', 'HTMLElement', 'Node', 'Request', 'Response']
const owners = [...namesBelow(BUILT_IN).map((name) => [...BUILT_IN, name]), ...interfaces.map((name) => ['api', name])]

const methods = new Map<string, Identifier[]>()
for (const owner of owners)
  for (const name of namesBelow(owner)) methods.set(name, [...(methods.get(name) ?? []), entryAt([...owner, name])!])

const isNewMethod = (name: string): boolean => methods.get(name)?.every(isTooNew) ?? false
const globalEntry = (name: string) => entryAt(['api', name]) ?? entryAt([...BUILT_IN, name])
const isNewGlobal = (name: string): boolean => {
  const entry = globalEntry(name)
  return entry !== undefined && isTooNew(entry)
}

function isNewStatic(owner: string, name: string): boolean {
  const entry = entryAt(['api', owner, `${name}_static`]) ?? entryAt([...BUILT_IN, owner, name])
  return entry !== undefined && isTooNew(entry)
}

/** What is a syntax error in a browser of the floor, and makes its whole script fail. */
const expressions: Readonly<Record<string, RegExp>> = {
  'lookbehind in a regular expression': /\(\?<[=!]/,
  'flags inside a regular expression': /\(\?(?:[ims]+|[ims]*-[ims]+):/,
  'flag v of a regular expression': /\/[a-z]*v[a-z]*$/,
}

function newSyntax(node: ts.Node): readonly string[] {
  if (ts.isClassStaticBlockDeclaration(node)) return ['static block']
  if (ts.isImportAttributes(node)) return ['import attributes']
  if (ts.isAwaitExpression(node) && !ts.findAncestor(node, ts.isFunctionLike)) return ['await outside a function']
  if (!ts.isRegularExpressionLiteral(node)) return []
  return Object.keys(expressions).filter((name) => expressions[name]!.test(node.text))
}

/** Returns what is too new in a script: `AbortSignal.any`, `structuredClone`, `.toReversed`, `static block`. */
export function newInScript(code: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const syntax of newSyntax(node)) found.add(syntax)
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression
      if (ts.isIdentifier(expression) && globalEntry(expression.text)) {
        if (isNewStatic(expression.text, name.text)) found.add(`${expression.text}.${name.text}`)
      } else if (isNewMethod(name.text)) found.add(`.${name.text}`)
    }
    if (ts.isIdentifier(node) && isReference(node) && isNewGlobal(node.text)) found.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('built.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS))
  return found
}

/** Whether an identifier is read, and not the name of a member. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node
  return ts.isExpression(parent) || ts.isTypeOfExpression(parent)
}

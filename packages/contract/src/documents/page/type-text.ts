import type { JsonSchema } from '../components.ts'

const MOST = 6
/** Creatures that exist only in a battle have negative ids. The lower limit of such an id tells a reader nothing. */
const FAR = -1_000_000
const limits = ({ minimum, maximum }: JsonSchema): string => {
  const least = typeof minimum === 'number' && minimum > FAR ? minimum : null
  const most = typeof maximum === 'number' && maximum < Number.MAX_SAFE_INTEGER ? maximum : null
  if (least !== null && most !== null) return ` ${least}–${most}`
  if (least !== null) return ` ≥ ${least}`
  return most === null ? '' : ` ≤ ${most}`
}

/** Returns a schema as short text: `whole number ≥ 0`, `RU | EN`, `list of Place`. Named parts appear by name. */
export function typeText(schema: JsonSchema): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? ''
  if (Array.isArray(schema.enum)) {
    const members = schema.enum.map(String)
    return members.length > MOST ? `${members.slice(0, MOST).join(' | ')} | … (${members.length})` : members.join(' | ')
  }
  if ('const' in schema) return String(schema.const)
  if (Array.isArray(schema.anyOf)) return (schema.anyOf as JsonSchema[]).map(typeText).join(' or ')
  switch (schema.type) {
    case 'integer':
      return `whole number${limits(schema)}`
    case 'string':
      return schema.maxLength === undefined ? 'text' : `text up to ${schema.maxLength}`
    case 'boolean':
      return 'yes or no'
    case 'null':
      return 'nothing'
    case 'array':
      return `list of ${typeText(schema.items as JsonSchema)}`
    case 'object':
      return objectText(schema)
    default:
      return typeof schema.type === 'string' ? schema.type : 'anything'
  }
}

function objectText({ properties, patternProperties, additionalProperties }: JsonSchema): string {
  if (properties) {
    const parts = Object.entries(properties as Record<string, JsonSchema>).map(([name, part]) => `${name}: ${typeText(part)}`)
    return `{ ${parts.join(', ')} }`
  }
  const [value] = Object.values((patternProperties ?? {}) as Record<string, JsonSchema>)
  const part = value ?? (typeof additionalProperties === 'object' ? (additionalProperties as JsonSchema) : undefined)
  return part ? `map of ${typeText(part)}` : 'object'
}

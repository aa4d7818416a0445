// The whole language, namespace by namespace.
import first from './first.ts'
import late from './late.ts'

const en = { ...first, ...late } as const
export default en

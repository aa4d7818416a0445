import { ConnectionProblem } from '../../src/ui/connection-problem.tsx'
import type { Rooms } from '../rooms.ts'

export const rooms: Rooms = { rooms: { connection: ConnectionProblem } }

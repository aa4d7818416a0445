/** The share of the drain's time in which no socket is closed yet: load balancers need it to notice that this node is not ready. */
const NOTICED = 0.4

/** Returns after how many milliseconds of a drain each of so many sockets is closed: one after the other, so that their clients do not all connect to other nodes at the same moment. */
export const leaveTimes = (count: number, seconds: number): number[] =>
  Array.from({ length: count }, (_, i) => Math.trunc(1000 * seconds * (NOTICED + ((1 - NOTICED) * i) / count)))

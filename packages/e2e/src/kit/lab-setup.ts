import { buildLab } from './lab.ts'

/** Before all tests in a browser: several files of them look at the lab, and only one may build it. */
export default buildLab

import { artifacts } from '@skystair/world/areas/hero/artifacts'

/** The picture of each artifact by its key. The build ships this table alone; the whole catalogue comes with the overlays. */
export default Object.fromEntries(artifacts.map(({ key, atlasKey }) => [key, atlasKey]))

import { artifacts } from '@skystair/world/areas/hero/artifacts'

/** The picture of each artifact by its key. Only this table is in the build's first scripts; the catalogue is loaded with the windows. */
export default Object.fromEntries(artifacts.map(({ key, atlasKey }) => [key, atlasKey]))

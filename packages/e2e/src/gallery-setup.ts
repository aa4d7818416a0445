import { buildGallery } from '@skystair/testing/gallery'

/** Runs before all browser tests: several files use the gallery, and only one may build it. */
export default buildGallery

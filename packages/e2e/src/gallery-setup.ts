import { buildGallery } from '@skystair/testing/gallery'

/** Before all tests in a browser: several files of them look at the gallery, and only one may build it. */
export default buildGallery

import type { Artifact } from '@skystair/contract'
import { artifacts } from '@skystair/world/areas/hero/artifacts'
import type { Translate } from '../../services/texts.ts'

/** Returns the name of an artifact. */
export const artifactName = ({ artifactId }: Pick<Artifact, 'artifactId'>, t: Translate): string =>
  t(`artifact.${artifacts.find(({ id }) => id === artifactId)?.key}.name`)

/** Returns what an artifact does for its wearer, with its power. */
export const artifactEffect = ({ effectType, power }: Pick<Artifact, 'effectType' | 'power'>, t: Translate): string =>
  t(`artifactEffect.${effectType}`, { power })

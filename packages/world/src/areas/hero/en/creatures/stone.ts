import type { Same } from '../../../../texts/same.ts'
import type ru from '../../ru/creatures/stone.ts'

const stone: Same<typeof ru> = {
  clay_golem: { name: 'Clay Golem' },
  granite_golem: { name: 'Granite Golem' },
  crystal_golem: { name: 'Crystal Golem' },
  chapel_gargoyle: { name: 'Chapel Gargoyle' },
  cathedral_gargoyle: { name: 'Cathedral Gargoyle' },
  lamp_djinn: { name: 'Djinn of the Lamp' },
  storm_djinn: { name: 'Djinn of the Sandstorm' },
  hearth_spirit: { name: 'Spirit of the Hearth' },
  volcano_spirit: { name: 'Spirit of the Volcano' },
  brook_spirit: { name: 'Spirit of the Brook' },
  ocean_spirit: { name: 'Spirit of the Ocean' },
  breeze_spirit: { name: 'Spirit of the Draught' },
  hurricane_spirit: { name: 'Spirit of the Hurricane' },
  field_spirit: { name: 'Spirit of the Field' },
  mountain_spirit: { name: 'Spirit of the Mountain' },
}
export default stone

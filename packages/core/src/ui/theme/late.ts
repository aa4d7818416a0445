import account from './account.css'
import areas from './areas.css'
import battle from './battle.css'
import profile from './profile.css'

/** The style sheet of what comes later: fights and overlays. All its rules begin with `.skystair`. */
export const lateCss = [battle, profile, areas, account].join('\n')

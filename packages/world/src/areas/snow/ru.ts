import snow from './ru/snow.ts'

export default { snow }

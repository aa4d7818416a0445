export { default } from '@skystair/world/texts/en/index'

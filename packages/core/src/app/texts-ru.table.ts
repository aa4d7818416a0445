export { default } from '@skystair/world/texts/ru/index'

export { Papers } from './legal.tsx'

// What islands consist of: the materials of their rock and turf.
import type { Material } from '../baker/recipe.ts'

export const night: Partial<Material> = { base: '#3a6a5a', second: '#44786a', light: '#a8d8d0', deep: '#0c1e2e', rim: '#8ab0ff' }
export const frost: Partial<Material> = {
  base: '#5a86b8',
  second: '#4a76a8',
  accent: '#6a96c8',
  deep: '#12264e',
  light: '#e8f8ff',
  rim: '#d0f8ff',
}
export const snow: Partial<Material> = { base: '#eef6ff', second: '#eef6ff', light: '#ffffff', deep: '#6a92c8', rim: '#c8f4ff', rough: 1 }
export const cinder: Partial<Material> = {
  base: '#4a3440',
  second: '#3e2c38',
  accent: '#5a3e44',
  deep: '#12080e',
  light: '#c89a90',
  rim: '#ff7a3a',
}
export const ash: Partial<Material> = { base: '#6a4a44', second: '#5c4040', light: '#e8a078', deep: '#1a0a0c', rim: '#ff8a3a', rough: 1.4 }
export const sand: Partial<Material> = { base: '#d8a85a', second: '#e0b86a', light: '#fff0c0', deep: '#6a4018', rim: '#ffe0a0', rough: 1 }
export const dusk: Partial<Material> = {
  base: '#3a3060',
  second: '#322a54',
  accent: '#463a70',
  deep: '#0c0a1e',
  light: '#a89ae0',
  rim: '#b89aff',
}
export const cloud: Partial<Material> = {
  base: '#f4ecfa',
  second: '#f4ecfa',
  light: '#ffffff',
  deep: '#8a86b8',
  rim: '#ffe9a0',
  rough: 1.2,
}

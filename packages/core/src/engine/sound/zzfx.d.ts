declare module 'zzfx' {
  export const ZZFX: { audioContext: AudioContext; buildSamples(...parameters: (number | undefined)[]): number[] }
}

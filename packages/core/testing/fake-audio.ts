/** A change of an audio parameter: its kind, value, and time by the context's clock. */
interface ParamChange {
  readonly what: string
  readonly value: number
  readonly at: number
}

class FakeParam {
  value = 0
  readonly changes: ParamChange[] = []
  #note(what: string, value: number, at: number): this {
    this.changes.push({ what, value, at })
    return this
  }
  setValueAtTime = (value: number, at: number) => this.#note('set', value, at)
  linearRampToValueAtTime = (value: number, at: number) => this.#note('line', value, at)
  exponentialRampToValueAtTime = (value: number, at: number) => this.#note('curve', value, at)
  setTargetAtTime = (value: number, at: number) => this.#note('target', value, at)
}

class FakeNode {
  readonly gain = new FakeParam()
  readonly frequency = new FakeParam()
  readonly Q = new FakeParam()
  readonly detune = new FakeParam()
  readonly playbackRate = new FakeParam()
  readonly delayTime = new FakeParam()
  to: unknown[] = []
  connect<T>(to: T): T {
    this.to.push(to)
    return to
  }
  disconnect(): void {
    this.to = []
  }
  start(): void {}
  stop(): void {}
}

/** As much of an AudioContext as our sound needs; it plays nothing and records the calls. */
export class FakeAudio extends FakeNode {
  static readonly made: FakeAudio[] = []
  readonly sampleRate = 8000
  readonly destination = new FakeNode()
  readonly gains: FakeNode[] = []
  currentTime = 0
  state: AudioContextState = 'running'

  constructor() {
    super()
    FakeAudio.made.push(this)
  }
  createGain(): FakeNode {
    const node = new FakeNode()
    this.gains.push(node)
    return node
  }
  createOscillator = () => new FakeNode()
  createBiquadFilter = () => new FakeNode()
  createBufferSource = () => new FakeNode()
  createConvolver = () => new FakeNode()
  createDelay = () => new FakeNode()
  createBuffer(_channels: number, length: number) {
    const data = new Float32Array(length)
    return { getChannelData: () => data }
  }
  async suspend(): Promise<void> {
    this.state = 'suspended'
  }
  async resume(): Promise<void> {
    this.state = 'running'
  }
  async close(): Promise<void> {
    this.state = 'closed'
  }
}

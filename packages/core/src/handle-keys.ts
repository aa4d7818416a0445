import { OWN_SIDE } from './areas/battle/sides.ts'
import type { RootStore } from './root-store.ts'
import { around, battleKey, roadKey } from './ui/keys.ts'

/** Keys typed into a field, or that press what has the focus, are not the game's. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return true
  if (target.closest('input,textarea,select,[role="dialog"],[role="alertdialog"],[role="tablist"]')) return true
  return (event.code === 'Enter' || event.code === 'Space') && target.closest('button,a,summary') !== null
}

function walkOrAct(root: RootStore, event: KeyboardEvent): boolean {
  const key = roadKey(event.code)
  if (key === null) return false
  const { road } = root
  if (key === 'act') {
    if (!event.repeat && road.near) void road.deeds.act(road.near)
  } else if (!event.repeat) road.walk(key === 'up' ? 1 : -1)
  return true
}

/** Makes an own creature the attacker, also where the one chosen before could mend it; with a consumable in hand it is the target. */
function pick(battle: RootStore['battle'], id: number): void {
  if (battle.consumableId === null && battle.attackerId !== null && battle.attackerId !== id) void battle.choose(battle.attackerId)
  void battle.choose(id)
}

function fight(root: RootStore, event: KeyboardEvent): boolean {
  const key = battleKey(event.code)
  if (key === null) return false
  const { battle } = root
  if (event.repeat || !battle.idle) return true
  const attackers = battle.ask?.attackers ?? []
  if (typeof key === 'number') {
    const own = battle.shown.find((creature) => creature.side === OWN_SIDE && creature.position === key)
    if (own) pick(battle, own.id)
  } else if (key === 'skip') void battle.skip()
  else if (key === 'hit') void battle.hit()
  else if (key === 'row') {
    const next = around(attackers, battle.attackerId, event.code === 'ArrowUp' ? -1 : 1)
    if (next !== null && next !== battle.attackerId) pick(battle, next)
  } else if (battle.consumableId === null && battle.attackerId === null) {
    const first = attackers[0]
    if (first !== undefined) void battle.choose(first)
  } else {
    const next = around(battle.targets, battle.defenderId, key === 'next' ? 1 : -1)
    // Choosing the same target again would strike.
    if (next !== null && next !== battle.defenderId) void battle.choose(next)
  }
  return true
}

/** Plays by keyboard: listens on the game's own element, so that the page around it keeps its keys. Answers how to stop listening. */
export function handleKeys(element: HTMLElement, root: RootStore): () => void {
  const down = (event: KeyboardEvent) => {
    if (event.defaultPrevented || root.ui.blocked || root.connection.state !== 'ok' || isTaken(event)) return
    const done = root.ui.scene === 'road' ? walkOrAct(root, event) : root.ui.scene === 'battle' ? fight(root, event) : false
    if (!done) return
    event.preventDefault()
    // Whoever plays by keys has left the button that was pressed last: Enter is the game's from here on.
    element.focus({ preventScroll: true })
  }
  const stop = () => {
    // A goal is somebody's tap: letting go of a key doesn't end it.
    if (root.road.goal === null) root.road.stop()
  }
  const up = (event: KeyboardEvent) => {
    const key = roadKey(event.code)
    if (root.ui.scene === 'road' && (key === 'up' || key === 'down')) stop()
  }
  // Where the focus leaves the game, the key is let go elsewhere.
  const out = (event: FocusEvent) => {
    if (root.road.walking !== 0 && !(event.relatedTarget instanceof Node && element.contains(event.relatedTarget))) stop()
  }
  element.addEventListener('keydown', down)
  element.addEventListener('keyup', up)
  element.addEventListener('focusout', out)
  return () => {
    element.removeEventListener('keydown', down)
    element.removeEventListener('keyup', up)
    element.removeEventListener('focusout', out)
  }
}

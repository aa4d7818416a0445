export { FriendsStore } from './friends-store.ts'
export { EntryStore } from './store.ts'

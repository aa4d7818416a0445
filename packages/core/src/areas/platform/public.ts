export { FriendsStore } from './friends-store.ts'
export { SignInButton } from './sign-in-button.tsx'
export { EntryStore } from './store.ts'

export { FriendsStore } from './friends-store.ts'
export { SendButton } from './send-button.tsx'
export { SignInButton } from './sign-in-button.tsx'
export { EntryStore } from './store.ts'

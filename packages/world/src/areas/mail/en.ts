import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  mail: {
    title: 'Mail',
    own: 'Letters',
    questions: 'Players’ questions',
    rooms: 'Conversations, newest first',
    messages: 'Letters, newest first',
    support: 'Support',
    you: 'You',
    said: 'You: {{text}}',
    unread_one: '{{count}} new letter',
    unread_other: '{{count}} new letters',
    empty: 'No letters yet. Write the first one: from a player’s page or from the chat.',
    noQuestions: 'Every question is answered. Time for a cup of tea.',
    emptyDialog: 'You haven’t written to each other yet. Say hello!',
    emptySupport: 'Tell us what happened: we’ll read it and answer right here.',
    choose: 'Choose a conversation to read.',
    more: 'Show more conversations',
    older: 'Show earlier letters',
    askSupport: 'Write to support',
    back: 'Back to all letters',
    to: 'A letter to {{name}}',
    send: 'Send',
    block: 'Block letters',
    unblock: 'Allow letters',
    isBlocked: 'Letters blocked',
    blockedNote: 'You’ve blocked letters from this player.',
  },
}
export default texts

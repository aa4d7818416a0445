import type { Same } from '../../texts/same.ts'
import type ru from './ru.ts'

const texts: Same<typeof ru> = {
  chat: {
    title: 'Chat',
    rooms: 'Rooms of the chat',
    room: { main: 'Everyone', clan: 'Clan', private: 'Whispers' },
    messages: 'Messages, newest first',
    empty: {
      main: 'It’s quiet here. Be the first to say something!',
      clan: 'Your clanmates are silent. Say hello to them!',
      private: 'Nobody has whispered yet. Press a name in the room for everyone.',
    },
    chooseWho: 'To whisper, press the name of whoever you want to talk to.',
    write: 'Your message',
    to: 'Whisper to {{name}}',
    send: 'Say',
    older: 'Show what came before',
    whisper: 'Whisper',
    letter: 'Write a letter',
    forward: 'Forward',
    forwarding: 'Forward: {{text}}',
    forwardedFrom: '{{name}} said it first',
    delete: 'Delete',
    block: 'Stop reading them',
    unblockAll_one: 'Read {{count}} hidden player again',
    unblockAll_other: 'Read {{count}} hidden players again',
    smileys: 'Smileys',
    head: { sun: 'Sun', cat: 'Cat', hare: 'Hare', goblin: 'Goblin' },
    mood: {
      smile: 'smiling',
      laugh: 'laughing',
      wink: 'winking',
      love: 'in love',
      sad: 'sad',
      cry: 'crying',
      angry: 'angry',
      wonder: 'amazed',
      sleep: 'asleep',
      shy: 'shy',
      cool: 'cool as can be',
      think: 'thinking',
    },
  },
}
export default texts

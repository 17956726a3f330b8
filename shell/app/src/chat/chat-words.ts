import { pageLanguage } from '../screens/page-language.ts';

/** Words of the chat around the messages, whose own language is that of the conversation. */
const EN = {
  ask: 'Ask your coach',
  replying: 'Replying…',
  message: 'Message',
  messages: 'Messages',
  send: 'Send message',
  stop: 'Stop',
  characters: (size: string, most: string): string => `${size} of ${most} characters`,
  typing: 'Your coach is replying',
  coach: 'Coach',
  table: 'Table',
  actions: 'Quick actions',
  loading: 'Loading messages',
  failed: 'We could not load your messages.',
  retry: 'Try again',
  retrying: 'Trying again...',
  older: 'Load older messages',
  loadingOlder: 'Loading...',
  orOwnWords: 'Or in your own words',
  ifChanged: 'Write if something changes',
  video: {
    play: 'Play video',
    hide: 'Hide video',
    failed: 'The video could not be shown here.',
    newTab: 'Open the video in a new tab',
  },
  menu: {
    name: 'Chat menu',
    topics: 'Browse topics',
    export: 'Export Chat',
    exportFailed: { title: 'Export failed', text: 'Failed to export data' },
    clear: 'Clear Chat',
    clearing: 'Clearing...',
    clearText: 'All messages in this chat will be permanently deleted. Export the chat first if you want to keep them.',
    cleared: { title: 'Success', text: 'Chat cleared successfully' },
    clearFailed: { title: 'Error', text: 'Failed to clear chat' },
  },
};
type ChatWords = typeof EN;

const NB: ChatWords = {
  ask: 'Spør treneren din',
  replying: 'Svarer …',
  message: 'Melding',
  messages: 'Meldinger',
  send: 'Send meldingen',
  stop: 'Stopp',
  characters: (size, most) => `${size} av ${most} tegn`,
  typing: 'Treneren din svarer',
  coach: 'Trener',
  table: 'Tabell',
  actions: 'Hurtigvalg',
  loading: 'Henter meldinger',
  failed: 'Meldingene dine lot seg ikke hente.',
  retry: 'Prøv igjen',
  retrying: 'Prøver igjen...',
  older: 'Hent eldre meldinger',
  loadingOlder: 'Henter...',
  orOwnWords: 'Eller med dine egne ord',
  ifChanged: 'Skriv hvis noe endrer seg',
  video: {
    play: 'Spill av video',
    hide: 'Skjul video',
    failed: 'Videoen kunne ikke vises her.',
    newTab: 'Åpne videoen i en ny fane',
  },
  menu: {
    name: 'Meny for samtalen',
    topics: 'Se alle temaer',
    export: 'Last ned samtalen',
    exportFailed: { title: 'Nedlastingen mislyktes', text: 'Samtalen kunne ikke lastes ned' },
    clear: 'Slett samtalen',
    clearing: 'Sletter...',
    clearText: 'Alle meldingene i denne samtalen slettes for godt. Last ned samtalen først hvis du vil beholde dem.',
    cleared: { title: 'Slettet', text: 'Samtalen er slettet' },
    clearFailed: { title: 'Feil', text: 'Samtalen kunne ikke slettes' },
  },
};

/** Returns the words of the chat in the language of the page. */
export const chatWords = (): ChatWords => (pageLanguage() === 'nb' ? NB : EN);

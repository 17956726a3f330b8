import { type PageLanguage, pageLanguage } from '@stridewell/app/screens';
import type { CardGroup, SourceTag } from '@stridewell/contracts/web';

export type TopicLanguage = 'en' | 'nb';

/** Names of the languages, each in its own language. */
export const LANGUAGES: readonly { value: TopicLanguage; label: string }[] = [
  { value: 'en', label: 'English' },
  { value: 'nb', label: 'Norsk' },
];

interface TopicWords {
  title: string;
  /** Card with the numbers to call. */
  emergency: { title: string; text: string };
  note: string;
  language: string;
  search: string;
  placeholder: string;
  clear: string;
  /** Number of topics. */
  count: (topics: number) => string;
  emptyTitle: (search: string) => string;
  empty: string;
  ask: string;
  loading: string;
  missingTitle: string;
  missing: string;
  all: string;
  more: (group: string) => string;
  hidden: string;
  hiddenOne: string;
  goodToKnow: string;
  keepInMind: string;
  sources: string;
  tags: Record<SourceTag, string>;
  /** Shown instead of a tag for cards about the app itself. */
  ofApp: string;
  notReviewed: string;
  reviewed: (by: string, date: string) => string;
  general: string;
  groups: Record<CardGroup, string>;
}

/** UI text for the topics pages, in the language that the runner chose for the topics. */
export const TOPIC_WORDS: Record<TopicLanguage, TopicWords> = {
  en: {
    title: 'Help and topics',
    emergency: {
      title: 'Is it an emergency?',
      text: 'Chest pain, fainting, hard to breathe, or a swollen, warm calf: call 113 now. Need a doctor today: call 116 117. Outside Norway, call your local number.',
    },
    note: 'Short answers, with where they come from.',
    language: 'Language',
    search: 'Search topics',
    placeholder: 'Gels, sore calves, race day',
    clear: 'Clear the search',
    count: (topics) => (topics === 1 ? '1 topic' : `${topics} topics`),
    emptyTitle: (search) => `Nothing about “${search}”`,
    empty: 'Try another word, or ask your coach.',
    ask: 'Ask your coach',
    loading: 'Loading topics',
    missingTitle: 'There is no such topic',
    missing: 'It may have a new name. Look for it among all topics.',
    all: 'All topics',
    more: (group) => `More topics: ${group}`,
    hidden: 'Topics about training come back when you can train again.',
    hiddenOne: 'This topic is about training. It comes back when you can train again.',
    goodToKnow: 'Good to know',
    keepInMind: 'Keep in mind',
    sources: 'Sources',
    tags: {
      V: 'We have read it.',
      V2: 'We have read parts of it.',
      K: 'We know of it, but have not read it yet.',
      D: 'What many coaches do. We know of no study.',
    },
    ofApp: 'How Stridewell works.',
    notReviewed: 'Not reviewed by a clinician yet.',
    reviewed: (by, date) => `Reviewed by ${by}, ${date}.`,
    general: 'General facts, not advice made for you.',
    groups: {
      principles: 'Training',
      measures: 'Pace and measures',
      shoes: 'Shoes',
      food: 'Food and drink',
      gear: 'Gear',
      weather: 'Weather and surface',
      'race-day': 'Race day',
      strength: 'Strength and mobility',
      recovery: 'Sleep and recovery',
      head: 'Motivation',
      body: 'Your body',
      rehab: 'Injuries',
      app: 'Using Stridewell',
    },
  },
  nb: {
    title: 'Hjelp og emner',
    emergency: {
      title: 'Er det en nødsituasjon?',
      text: 'Brystsmerter, besvimelse, tungt å puste eller en hoven, varm legg: ring 113 nå. Trenger du lege i dag: ring 116 117. Utenfor Norge ringer du det lokale nummeret.',
    },
    note: 'Korte svar, og hvor de kommer fra.',
    language: 'Språk',
    search: 'Søk i emnene',
    placeholder: 'Gel, støle legger, løpsdagen',
    clear: 'Tøm søket',
    count: (topics) => (topics === 1 ? '1 emne' : `${topics} emner`),
    emptyTitle: (search) => `Ingenting om «${search}»`,
    empty: 'Prøv et annet ord, eller spør treneren din.',
    ask: 'Spør treneren',
    loading: 'Henter emnene',
    missingTitle: 'Emnet finnes ikke',
    missing: 'Kanskje har det fått nytt navn. Let blant alle emnene.',
    all: 'Alle emner',
    more: (group) => `Flere emner: ${group}`,
    hidden: 'Emner om trening er tilbake når du kan trene igjen.',
    hiddenOne: 'Dette emnet handler om trening. Det er tilbake når du kan trene igjen.',
    goodToKnow: 'Greit å vite',
    keepInMind: 'Husk',
    sources: 'Kilder',
    tags: {
      V: 'Vi har lest den.',
      V2: 'Vi har lest deler av den.',
      K: 'Vi kjenner til den, men har ikke lest den ennå.',
      D: 'Slik gjør mange trenere det. Vi kjenner ingen studie.',
    },
    ofApp: 'Slik virker Stridewell.',
    notReviewed: 'Ikke gjennomgått av helsepersonell ennå.',
    reviewed: (by, date) => `Gjennomgått av ${by}, ${date}.`,
    general: 'Allmenn kunnskap, ikke råd laget for deg.',
    groups: {
      principles: 'Trening',
      measures: 'Fart og målinger',
      shoes: 'Sko',
      food: 'Mat og drikke',
      gear: 'Utstyr',
      weather: 'Vær og underlag',
      'race-day': 'Løpsdagen',
      strength: 'Styrke og bevegelighet',
      recovery: 'Søvn og restitusjon',
      head: 'Motivasjon',
      body: 'Kroppen',
      rehab: 'Skader',
      app: 'Bruke Stridewell',
    },
  },
};

/** UI text for the topics that are in the language of the page, like the buttons next to them. */
interface TopicPageWords {
  topic: string;
  topicFailed: string;
  topics: string;
  topicsFailed: string;
  toTopics: string;
  toChat: string;
}

/** UI text for the topics in each language of the page. */
export const TOPIC_PAGE_WORDS: Record<PageLanguage, TopicPageWords> = {
  en: {
    topic: 'Topic',
    topicFailed: 'We could not load this topic. Check your connection and try again.',
    topics: 'Help and topics',
    topicsFailed: 'We could not load the topics. Check your connection and try again.',
    toTopics: 'Back to all topics',
    toChat: 'Back to the chat',
  },
  nb: {
    topic: 'Emne',
    topicFailed: 'Vi fikk ikke hentet emnet. Sjekk at du er på nett, og prøv igjen.',
    topics: 'Hjelp og emner',
    topicsFailed: 'Vi fikk ikke hentet emnene. Sjekk at du er på nett, og prøv igjen.',
    toTopics: 'Tilbake til alle emnene',
    toChat: 'Tilbake til samtalen',
  },
};

/** UI text for the topics in the language of the page. */
export const topicPageWords = (): TopicPageWords => TOPIC_PAGE_WORDS[pageLanguage()];

import { type BackLink, deviceStore } from '@stridewell/app/core';
import { pageLanguage, topicPath } from '@stridewell/app/screens';
import { CARD_GROUPS, type CardGroup, type CoachType } from '@stridewell/contracts/web';
import { useLocation, useSearch } from 'wouter';
import { LANGUAGES, type TopicLanguage, topicPageWords } from './topic-words.ts';

const STORED_LANGUAGE = 'stridewell_topic_language';

const languageNamed = (name: string | null): TopicLanguage | null =>
  LANGUAGES.find(({ value }) => value === name)?.value ?? null;

/**
 * Norwegian on a Norwegian page or if it comes first among the browser languages that the topics have, otherwise
 * English.
 */
const likelyLanguage = (): TopicLanguage => {
  if (pageLanguage() === 'nb') return 'nb';
  const found = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => ['en', 'nb', 'nn', 'no'].includes(tag));
  return found === undefined || found === 'en' ? 'en' : 'nb';
};

const CHATS: Record<CoachType, string> = { running: '/running?tab=chat', physio: '/physio-coach?tab=chat' };

export interface TopicAddress {
  coach: CoachType;
  language: TopicLanguage;
  /** The search text; empty if there is none. */
  search: string;
  /** The open group, or null if all are closed. */
  group: CardGroup | null;
  isFromChat: boolean;
  /** The chat of the coach. */
  chat: BackLink;
  /**
   * Returns the path of a topic or, for null, of all topics, in the same language and with the link back to the same
   * coach.
   */
  pathOf: (id: string | null, group?: CardGroup) => string;
  setLanguage: (language: TopicLanguage) => void;
  setSearch: (search: string) => void;
  setGroup: (group: CardGroup | null) => void;
}

/**
 * State of the topic pages in the URL's query string, so that links, reload and the browser's back button restore it.
 * The language is also stored on the device.
 */
export const useTopicAddress = (): TopicAddress => {
  const [path, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const coach = query.get('coach') === 'physio' ? 'physio' : 'running';
  const given = languageNamed(query.get('language'));
  const set = (name: string, value: string | null): void => {
    const next = new URLSearchParams(window.location.search);
    if (value) next.set(name, value);
    else next.delete(name);
    navigate(next.size > 0 ? `${path}?${next}` : path, { replace: true });
  };
  return {
    coach,
    language: given ?? languageNamed(deviceStore.get(STORED_LANGUAGE)) ?? likelyLanguage(),
    search: query.get('q') ?? '',
    group: CARD_GROUPS.find((group) => group === query.get('group')) ?? null,
    isFromChat: query.get('from') === 'chat',
    chat: { href: CHATS[coach], label: topicPageWords().toChat },
    pathOf: (id, group) => topicPath(id, { coach, ...(given && { language: given }), ...(group && { group }) }),
    setLanguage: (language) => {
      deviceStore.set(STORED_LANGUAGE, language);
      set('language', language);
    },
    setSearch: (search) => set('q', search.trim()),
    setGroup: (group) => set('group', group),
  };
};

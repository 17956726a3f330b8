import type { CoachType } from '@stridewell/contracts/web';

/** Path of the page with all knowledge cards, which runners know as topics. */
export const TOPICS_PATH = '/running/topics';

export interface TopicLink {
  /** Coach to whose chat the page's back link leads. Default `running`. */
  coach?: CoachType;
  /** Language of the page. By default the runner's last choice, or else the language of the browser. */
  language?: 'en' | 'nb' | undefined;
  /** True if the link is in a chat, so that a topic's back link opens the chat instead of all topics. */
  isFromChat?: boolean;
  /** Group of topics that is open. */
  group?: string;
}

/** Returns the path of a topic, or of all topics when the id is null. */
export const topicPath = (id: string | null, { coach, language, isFromChat, group }: TopicLink = {}): string => {
  const query = new URLSearchParams({
    ...(coach === 'physio' && { coach }),
    ...(language && { language }),
    ...(isFromChat && { from: 'chat' }),
    ...(group && { group }),
  }).toString();
  return `${TOPICS_PATH}${id === null ? '' : `/${encodeURIComponent(id)}`}${query && `?${query}`}`;
};

import { SHARED_SECOND_TURNS } from '@stridewell/chat/testing/second-turns';
import type { Words } from '@stridewell/language/language';

/** Second turns of each kind: development data of the properties of second turns. */
export const SECOND_TURNS: Readonly<Record<string, Words>> = {
  ...SHARED_SECOND_TURNS,
  weather: { en: 'what if it rains?', nb: 'hva om det regner?' },
  length: { en: 'how long then?', nb: 'hvor lenge da?' },
  when: { en: 'when?', nb: 'når?' },
  otherDay: { en: 'and on Sunday?', nb: 'og på søndag?' },
  evening: { en: 'can I do it in the evening instead?', nb: 'kan jeg gjøre det på kvelden i stedet?' },
};

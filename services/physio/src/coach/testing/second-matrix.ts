import { SHARED_SECOND_TURNS } from '@stridewell/chat/testing/second-turns';
import type { Words } from '@stridewell/language/language';

/** Second turns of each kind: development data of the properties of second turns. */
export const SECOND_TURNS: Readonly<Record<string, Words>> = {
  ...SHARED_SECOND_TURNS,
  missed: { en: 'what if I skip it?', nb: 'hva om jeg hopper over?' },
  kit: { en: 'without equipment?', nb: 'uten utstyr?' },
  amount: { en: 'how much then?', nb: 'hvor mye da?' },
  often: { en: 'how often?', nb: 'hvor ofte?' },
  tomorrow: { en: 'and tomorrow?', nb: 'og i morgen?' },
};

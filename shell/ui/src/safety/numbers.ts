import type { ChatCard, ChatStop } from '@stridewell/contracts/web';

export type SafetyLanguage = ChatCard['language'];
export type CallNumber = ChatStop['numbers'][number];

/** Who answers a number, by its `tel`; the numbers themselves come from the server. */
const NAMES: Record<string, Record<SafetyLanguage, string>> = {
  113: { en: 'ambulance', nb: 'ambulanse' },
  112: { en: 'police', nb: 'politi' },
  116117: { en: 'urgent care', nb: 'legevakt' },
  116123: { en: 'Mental Helse, to talk', nb: 'Mental Helse, noen å snakke med' },
  116111: { en: 'line for children and young people', nb: 'alarmtelefonen for barn og unge' },
};

export const nameOf = ({ tel }: CallNumber, language: SafetyLanguage): string | null => NAMES[tel]?.[language] ?? null;

/** The telephone numbers of the safety texts, as they are written there. */
const WRITTEN = /\b(?:116 1\d\d|11[23])\b/g;

/** The numbers that a fixed text names, in its order, each once. */
export const numbersIn = (text: string): CallNumber[] =>
  [...new Set(text.match(WRITTEN))].map((label) => ({ label, tel: label.replaceAll(' ', '') }));

/** Under every card: the emergency number and the doctor on call. */
export const CARD_NUMBERS: readonly CallNumber[] = numbersIn('113, 116 117');

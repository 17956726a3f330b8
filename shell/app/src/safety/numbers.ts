import type { ChatCard, ChatStop } from '@stridewell/contracts/web';

export type SafetyLanguage = ChatCard['language'];
export type CallNumber = ChatStop['numbers'][number];

/** Display name of the service behind each phone number. The numbers themselves come from the server. */
const NAMES: Record<string, Record<SafetyLanguage, string>> = {
  113: { en: 'ambulance', nb: 'ambulanse' },
  112: { en: 'police', nb: 'politi' },
  116117: { en: 'urgent care', nb: 'legevakt' },
  116123: { en: 'Mental Helse, to talk', nb: 'Mental Helse, noen å snakke med' },
  116111: { en: 'line for children and young people', nb: 'alarmtelefonen for barn og unge' },
};

export const nameOf = ({ tel }: CallNumber, language: SafetyLanguage): string | null => NAMES[tel]?.[language] ?? null;

/** Matches the phone numbers in safety texts. */
const NUMBER_PATTERN = /\b(?:116 1\d\d|11[23])\b/g;

/** Returns the phone numbers in a safety text, in order and without duplicates. */
export const numbersIn = (text: string): CallNumber[] =>
  [...new Set(text.match(NUMBER_PATTERN))].map((label) => ({ label, tel: label.replaceAll(' ', '') }));

/** Emergency and urgent-care numbers, shown below every safety card. */
export const CARD_NUMBERS: readonly CallNumber[] = numbersIn('113, 116 117');

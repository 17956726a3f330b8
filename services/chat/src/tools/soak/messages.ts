import { CHAT } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import { mulberry32 } from '@stridewell/safety/model/hash';
import { SLOTS, TEMPLATES } from './parts.ts';

/**
 * Kinds of noise in a generated message, with the number of messages in 200 that contain each. Very long messages are
 * the rarest, because runners hardly ever write one.
 */
export const NOISES = {
  none: 60,
  typos: 40,
  emoji: 20,
  mixed: 25,
  invisible: 20,
  shouting: 17,
  broken: 17,
  long: 1,
} as const;
export type Noise = keyof typeof NOISES;

export interface SoakMessage {
  text: string;
  /** The language of the templates; a mixed message also contains the other one. */
  lang: Language;
  noise: Noise;
}

/** Returns a number from 0 to 1. */
type Random = () => number;

const pick = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

const filled = (lang: Language, random: Random): string =>
  pick(TEMPLATES[lang], random).replace(/\{(\w+)\}/g, (_, slot: string) => {
    const words = SLOTS[slot];
    if (!words) throw new Error(`A template has the unknown slot ${slot}`);
    return pick(words[lang], random);
  });

/** Returns the text with another text inserted at a random place. The place may be inside a pair of surrogates. */
const inserted = (text: string, piece: string, random: Random): string => {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + piece + text.slice(at);
};

const times = (most: number, random: Random): number => 1 + Math.floor(random() * most);

const repeated = (text: string, most: number, random: Random, change: (text: string) => string): string =>
  Array.from({ length: times(most, random) }).reduce<string>((changed) => change(changed), text);

const withTypo = (text: string, random: Random): string => {
  const at = Math.floor(random() * Math.max(1, text.length - 1));
  const [before, one, two, after] = [text.slice(0, at), text.charAt(at), text.charAt(at + 1), text.slice(at + 2)];
  return pick(
    [before + two + one + after, before + two + after, before + one + one + two + after, `${before}${one}x${after}`],
    random,
  );
};

const EMOJIS = ['🏃‍♀️', '😭', '🖤', '🥵', '👨‍👩‍👧', '🇳🇴', '💀', '❤️', '🦵🏽', '1️⃣'];
const INVISIBLE = ['\u200b', '\u200d', '\u00ad', '\u2060', '\ufeff', '\u202e', '\u0301', '\u180e'];
/** Parts of characters, control characters, markup and other text that is no sentence. */
const BROKEN = [
  '\ud83d',
  '\udc00',
  '\0',
  '\r\n',
  '\t',
  '<b>',
  '&amp;',
  '{{x}}',
  '%00',
  '$&',
  '\\',
  "'; --",
  '﷽',
  '(((((',
];

const other = (lang: Language): Language => (lang === 'en' ? 'nb' : 'en');

/** A message with at least a quarter of the maximum length. */
const longText = (lang: Language, random: Random): string => {
  const length = CHAT.messageMax * (0.25 + 0.75 * random());
  let text = filled(lang, random);
  while (text.length < length) text += `${pick(['. ', ', ', '\n', ' '], random)}${filled(lang, random)}`;
  return text;
};

const NOISY: Record<Noise, (text: string, lang: Language, random: Random) => string> = {
  none: (text) => text,
  typos: (text, _lang, random) => repeated(text, 4, random, (one) => withTypo(one, random)),
  emoji: (text, _lang, random) => repeated(text, 5, random, (one) => inserted(one, pick(EMOJIS, random), random)),
  mixed: (text, lang, random) => `${text} ${filled(other(lang), random)}`,
  invisible: (text, _lang, random) =>
    repeated(text, 12, random, (one) => inserted(one, pick(INVISIBLE, random), random)),
  shouting: (text, _lang, random) =>
    text.toUpperCase().replace(/[AEIOUY]/g, (vowel) => vowel.repeat(times(4, random))) + '!'.repeat(times(9, random)),
  broken: (text, _lang, random) => repeated(text, 4, random, (one) => inserted(one, pick(BROKEN, random), random)),
  long: (_text, lang, random) => longText(lang, random),
};

const DRAWN: readonly Noise[] = Object.entries(NOISES).flatMap(([noise, count]) =>
  Array.from({ length: count }, () => noise as Noise),
);

/**
 * Creates a generator of messages of runners: a sentence, or two, with its slots filled and one kind of noise. The same
 * seed gives the same messages. No message is longer than the chat allows.
 */
export const createMessages = (seed: number): (() => SoakMessage) => {
  const random = mulberry32(seed);
  return () => {
    const lang = pick(['en', 'nb'] as const, random);
    const noise = pick(DRAWN, random);
    const one = filled(lang, random);
    const text = random() < 0.15 ? `${one} ${filled(lang, random)}` : one;
    return { text: NOISY[noise](text, lang, random).slice(0, CHAT.messageMax), lang, noise };
  };
};

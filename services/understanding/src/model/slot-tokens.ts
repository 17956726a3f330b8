import { distanceIn, minutesIn, paceIn, spanOf } from '@stridewell/language/entities';

const ZONE = /\b(?:z|zone|sone|sona)\s?[1-5]\b/i;
const PULSE = /\b(?:[5-9]\d|1\d\d|2[0-2]\d)\s?(?:bpm|slag|beats)\b/i;
const PAIN = /\b(?:10|[0-9])\s?(?:\/|of|av|out of)\s?10\b/i;
const CLOCK = /\b(?:[01]?\d|2[0-3])[:.][0-5]\d\b/;
const REPEATS = /\b\d+\s?[x×]\s?\d+/i;

/** Returns the kinds of values that a message contains, such as `@minutes`, as features of the model. */
export const slotTokens = (text: string): string[] => {
  const tokens: string[] = [];
  if (minutesIn(text) !== null) tokens.push('@minutes');
  if (distanceIn(text) !== null) tokens.push('@distance');
  if (paceIn(text) !== null) tokens.push('@pace');
  if (spanOf(text) !== null) tokens.push('@span');
  if (ZONE.test(text)) tokens.push('@zone');
  if (PULSE.test(text)) tokens.push('@pulse');
  if (PAIN.test(text)) tokens.push('@pain');
  if (CLOCK.test(text)) tokens.push('@clock');
  if (REPEATS.test(text)) tokens.push('@repeats');
  const words = text.trim().split(/\s+/).length;
  tokens.push(words <= 2 ? '@one' : words <= 5 ? '@few' : words <= 25 ? '@some' : '@many');
  if (text.includes('?')) tokens.push('@question');
  return tokens;
};

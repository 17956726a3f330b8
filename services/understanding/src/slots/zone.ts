import { numberOf } from '@stridewell/language/entities';
import { fold } from '@stridewell/safety/text';

const ZONES = ['1', '2', '3', '4', '5a', '5b', '5c'] as const;
/** A training zone. */
export type Zone = (typeof ZONES)[number];

const ZONE =
  /\b(?:zones?|z)\s*-?([1-4]|5\s?[abc]?)\b|\bzones?\s+(one|two|three|four|five)\b|\bson[ae]n?\s*([1-4]|5\s?[abc]?|en|to|tre|fire|fem)\b|\bi([1-5])\b/;

/** Returns the zone that a message names; null if there is none. `5` alone means 5b, the zone of intervals. */
export const zoneIn = (message: string): Zone | null => {
  const match = ZONE.exec(fold(message));
  const named = match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
  if (!named) return null;
  const text = /^[a-z]/.test(named) ? String(numberOf(named)) : named.replace(/\s/, '');
  if (text === '5') return '5b';
  return ZONES.find((zone) => zone === text) ?? null;
};

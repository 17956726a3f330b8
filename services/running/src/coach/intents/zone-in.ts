import { numberOf } from '@stridewell/language/entities';
import { fold } from '@stridewell/safety/text';
import type { Zone } from '../../domain/zones.ts';

const ZONE =
  /\b(?:zones?|z)\s*([1-4]|5\s?[abc]?)\b|\bzones?\s+(one|two|three|four|five)\b|\bsone\s*([1-4]|5\s?[abc]?|en|to|tre|fire|fem)\b/;

/** Returns the zone that a message names; null for none. `5` alone means 5b, the zone of intervals. */
export const zoneIn = (message: string): Zone | null => {
  const match = ZONE.exec(fold(message));
  const named = match?.[1] ?? match?.[2] ?? match?.[3];
  if (!named) return null;
  const text = /^[a-z]/.test(named) ? String(numberOf(named)) : named.replace(/\s/, '');
  if (text === '5') return '5b';
  return (['1', '2', '3', '4', '5a', '5b', '5c'] as const).find((zone) => zone === text) ?? null;
};

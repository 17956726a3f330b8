import { describe, expect, it } from 'vitest';
import { questionOf } from '../turn.ts';

const topicOf = (message: string) => questionOf({ message, action: null, memory: [] }).topic;

describe('LANG-252 words that resemble a medicine', () => {
  it.each([
    ...[
      'can I walk a dog that pulls?',
      'is an inversion table a good idea?',
      'it pulls when I bend',
      'pulling weeds ok?',
    ],
    ...[
      'calf raises at the kitchen table?',
      'pull ups tonight, ok?',
      'I pulled it a bit more on the stairs',
      'massage table tomorrow?',
    ],
  ])('is not read as one: %j', (message) => {
    expect(topicOf(message)).not.toBe('medicine');
  });

  it.each([
    ...[
      'can I take a tablet before the exercises?',
      'pills for the pain?',
      'ibuprofen before a run?',
      'are the tablets ok',
    ],
    ...['tabletter før øvelsene?', 'kan jeg ta en pille først?', 'paracet i kveld?', 'one pill before bed ok'],
  ])('still finds the medicine in %j', (message) => {
    expect(topicOf(message)).toBe('medicine');
  });
});

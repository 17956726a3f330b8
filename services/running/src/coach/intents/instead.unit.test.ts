import { describe, expect, it } from 'vitest';
import { lengthInstead } from './instead.ts';

describe('LANG-371 lengthInstead', () => {
  it.each([
    ['could I do 9k rather than 30 minutes?', null, 9],
    ['to mil i stedet for 40 min?', null, 20],
    ['can I do 60 instead of 55', 60, null],
    ['45 min istedenfor en time', 45, null],
    ['12 i stedet for 8 km?', null, 12],
    ['an hour instead of the planned 35?', 60, null],
  ])('reads the requested length from %j', (message, minutes, distance) =>
    expect(lengthInstead(message)).toEqual({ minutes, distance }),
  );

  it.each(['a bike ride instead of 40 minutes', 'can I rest instead', 'instead of 25 min, what?', 'run 40 min'])(
    'returns null for %j',
    (message) => expect(lengthInstead(message)).toBeNull(),
  );
});

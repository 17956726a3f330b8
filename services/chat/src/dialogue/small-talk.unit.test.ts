import { describe, expect, it } from 'vitest';
import { announcesTraining, isSmallTalk } from './small-talk.ts';

describe('LANG-235 announcesTraining', () => {
  it.each([
    "ok I'll go deadlift then",
    'thanks, doing them now',
    'alright thanks, heading out',
    'cheers, going out for 5',
    'thanks coach, running now',
    "so I'm fine, ok?",
    "it's all good right?",
    'greit, jeg løfter litt da',
    'greit, jeg tar en rolig en',
    'takk, da løper jeg',
    'supert, løper nå',
    'is a bath ok',
    "it'll pass won't it",
    'det går nok over',
    'so 55 ok?',
  ])('is true for "%s"', (message) => expect(announcesTraining(message)).toBe(true));

  it.each([
    'ok',
    'thanks a lot',
    'great, that helps',
    'bye for now',
    'greit',
    'tusen takk',
    'ha det bra',
    'ok, see you tomorrow',
  ])('is false for "%s"', (message) => expect(announcesTraining(message)).toBe(false));
});

describe('isSmallTalk', () => {
  it('is true for topics that ask nothing', () => {
    expect(['hello', 'okay', 'thanks', 'bye', 'yes'].filter(isSmallTalk)).toHaveLength(5);
    expect(['today', 'card', 'food'].filter(isSmallTalk)).toEqual([]);
  });
});

import { slowText } from '@stridewell/kit/testing/hostile-text';
import { describe, expect, it } from 'vitest';
import {
  asksBoth,
  asksDetail,
  asksJudgement,
  asksMore,
  asksWeekAfter,
  asksWhatFollows,
  isHow,
  isThenOnly,
  pointsBack,
} from './continues.ts';
import { linkedParts } from './parts.ts';
import { resolve } from './resolve.ts';
import { type DialogueState, NO_DIALOGUE } from './state.ts';

const today: DialogueState = { ...NO_DIALOGUE, intent: 'today', topic: 'today', dates: ['2026-12-09'] };
const week: DialogueState = { ...NO_DIALOGUE, intent: 'week', topic: 'week' };

describe('LANG-126 short messages that depend on the last answer', () => {
  it.each<[string, (message: string) => boolean]>([
    ['is that a lot?', asksJudgement],
    ['isn’t it too little', asksJudgement],
    ['er det for lite da', asksJudgement],
    ['og er det normalt?', asksJudgement],
    ['should I be worried?', asksJudgement],
    ['bør jeg bekymre meg', asksJudgement],
    ['tell me more', asksMore],
    ['hvordan da?', asksMore],
    ['how much more is it', asksDetail],
    ['hvor mye av det er gange', asksDetail],
    ['what will it look like?', asksDetail],
    ['what comes next', asksWhatFollows],
    ['og etter det?', asksWhatFollows],
    ['and then?', isThenOnly],
    ['og så?', isThenOnly],
    ['and the week after that?', asksWeekAfter],
    ['hva med uka etter', asksWeekAfter],
    ['both of them?', asksBoth],
    ['how do I do that?', isHow],
    ['what if it rains', pointsBack],
  ])('%j', (message, matches) => expect(matches(message)).toBe(true));

  it('do not depend on it when they name a subject or have many words', () => {
    expect(asksJudgement('is the long run a lot for somebody who has run twice a week since the summer')).toBe(false);
    expect(asksMore('tell me about my zones')).toBe(false);
    expect(asksWhatFollows('what comes after the Build phase')).toBe(false);
    expect(pointsBack('what are my zones')).toBe(false);
  });

  it('continue the last question with the day or the week that follows', () => {
    expect(resolve('ok and then?', today)).toMatchObject({
      kind: 'again',
      intent: 'dayAhead',
      slots: { days: [{ day: 10, month: 12, year: 2026 }] },
    });
    expect(resolve('og uka etter?', week)).toMatchObject({ kind: 'again', intent: 'nextWeek', slots: { week: 1 } });
    const next: DialogueState = { ...NO_DIALOGUE, intent: 'nextWeek', topic: 'nextWeek', slots: { week: 1 } };
    expect(resolve('and the week after?', next)).toMatchObject({ kind: 'again', slots: { week: 2 } });
    expect(resolve('what about the long one', today)).toMatchObject({ kind: 'again', intent: 'longRun' });
    expect(resolve('is that enough?', week)).toMatchObject({ kind: 'again', intent: 'week' });
  });

  it('take up an offer below the last answer', () => {
    const offering: DialogueState = { ...today, options: [{ label: 'the test', message: 'How do I test it?' }] };
    for (const message of ['yes please', 'ja takk', 'how?', 'hvordan?'])
      expect(resolve(message, offering), message).toMatchObject({ kind: 'chosen', option: { label: 'the test' } });
    expect(resolve('no thanks', offering)).toEqual({ kind: 'own' });
  });

  it('SECU-206 are found in 4,000 hostile characters within 50 ms', () => {
    expect(slowText((text) => [resolve(text, today), linkedParts(text)], 4_000, 50)).toBeNull();
  }, 60_000);
});

describe('LANG-127 two questions linked in one sentence', () => {
  it.each([
    ['what is planned on Tuesday and how long is it', 'how long is it'],
    ['hva er det på lørdag, og hvor fort skal det gå', 'hvor fort skal det gå'],
    ['how much do I run next week, and the week after', 'the week after'],
    ['skal jeg hvile i morgen, og når løper jeg igjen', 'når løper jeg igjen'],
  ])('%s', (message, tail) => expect(linkedParts(message)?.tail).toBe(tail));

  it('are one question when the link joins two things or follows a statement', () => {
    for (const message of [
      'can I run today and tomorrow',
      'tempo og intervaller, er det det samme',
      'my knee is stiff and what now',
      'I ran yesterday and it was fine',
    ])
      expect(linkedParts(message), message).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { judgeReply } from '../guard/guard.ts';
import { askedBeside, CLOSED_TEXTS } from './closed.ts';

describe('LANG-197 question in addition to blocked training', () => {
  it.each([
    ['why is there nothing on the plan all week?', 'why'],
    ['er det en feil at alt står på hvile?', 'why'],
    ['I entered a 10k in May, should I sell the bib?', 'race'],
    ['er meldt på et mosjonsløp i juni, hva nå', 'race'],
    ['could I at least row for half an hour?', 'other'],
    ['får jeg sykle på rulla da?', 'other'],
    ['how long will this take?', 'when'],
    ['når er jeg tilbake?', 'when'],
    ['is it all right to walk the dog', 'everyday'],
    ['tåler det at jeg står i butikken hele dagen?', 'everyday'],
    ['this is so frustrating', 'mood'],
    ['eg er så lei av dette', 'mood'],
    ['will I lose all my fitness?', 'fitness'],
    ['it cannot be from the running', 'cause'],
  ])('is detected in %j (%s)', (message, asked) => expect(askedBeside(message, null, false)).toBe(asked));

  it('is null for a message without such a question', () => expect(askedBeside('hello', null, false)).toBeNull());
  it('is "later" when the message mentions only another day', () =>
    expect(askedBeside('Sunday?', null, true)).toBe('later'));

  it('is answered with texts that permit no training and pass the guard', () => {
    const limits = { runningBlocked: 'closed', hardBlocked: 'closed', capMinutes: null, planMinutes: [] };
    for (const [asked, reasons] of Object.entries(CLOSED_TEXTS))
      for (const words of Object.values(reasons))
        for (const text of Object.values(words)) {
          expect(judgeReply(text, limits), `${asked}: ${text}`).toBeNull();
          expect(text, asked).not.toMatch(/\bzone \d|\bsone \d|\d+ ?(?:min|x|km)\b/i);
        }
  });
});

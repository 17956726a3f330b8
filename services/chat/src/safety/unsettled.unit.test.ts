import { createBoundedCache } from '@stridewell/kit/limits/bounded-cache';
import { describe, expect, it } from 'vitest';
import type { UnderstoodTurn } from '../brain.ts';
import { isUnsettled } from './unsettled.ts';

const SENT = new Date('2026-11-20T11:00:00Z');
const EARLIER = new Date('2026-11-20T10:40:00Z');
const LATER = new Date('2026-11-20T11:01:00Z');

const after = (text: string, understood: Partial<UnderstoodTurn>, since = EARLIER): boolean =>
  isUnsettled(
    { memory: [{ role: 'user', content: text, typed: { text, at: SENT } }] },
    since,
    (): UnderstoodTurn => ({ isConfident: false, mayTrain: false, ...understood }),
  );

describe('LANG-271 isUnsettled', { timeout: 60_000 }, () => {
  it.each(['toes are a funny colour', 'øynene mine er litt gule i dag', 'magen lager rare lyder om morgenen'])(
    'is true after a message about the body that was not understood: %s',
    (text) => {
      expect(after(text, {})).toBe(true);
    },
  );

  it('is true after a question about training that got no permit', () => {
    expect(after('toes are a funny colour', { isConfident: true, mayTrain: true })).toBe(true);
  });

  it('is false after a message about the body that got an answer without training advice', () => {
    expect(after('toes are a funny colour', { isConfident: true, mayTrain: false })).toBe(false);
  });

  it.each(['asdf qwerty', 'what about the christmas party', 'kan du minne meg på det klokka seks', 'nice route today'])(
    'is false after a message that does not name the body: %s',
    (text) => {
      expect(after(text, {})).toBe(false);
    },
  );

  it.each(['can I lift my kid with this wrist', 'two hours in high heels tomorrow', 'I slept badly'])(
    'is false after a message that names the body and does not resemble unsafe ones: %s',
    (text) => {
      expect(after(text, {})).toBe(false);
    },
  );

  it('is false when a card was answered after the message, or 30 minutes have passed', () => {
    expect(after('toes are a funny colour', {}, LATER)).toBe(false);
  });

  it('SECU-3461 reads a stored message once in all turns in which it is memory', () => {
    const read = createBoundedCache<boolean>(10);
    let readings = 0;
    const understand = (): UnderstoodTurn => {
      readings += 1;
      return { isConfident: false, mayTrain: false };
    };
    const text = 'toes are a funny colour';
    const memory = [{ role: 'user' as const, content: text, typed: { id: 'message', text, at: SENT } }];
    for (let turn = 0; turn < 3; turn += 1) expect(isUnsettled({ memory }, EARLIER, understand, read)).toBe(true);
    expect(readings).toBe(1);
  });
});

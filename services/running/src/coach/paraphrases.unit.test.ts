import { failedExpectations } from '@stridewell/chat/testing/case-expectations';
import { describe, expect, it } from 'vitest';
import { read } from './intents/read.ts';
import { BLIND_LIFE } from './testing/blind-life.ts';
import { BLIND_MORE } from './testing/blind-more.ts';
import { BLIND_PLAN } from './testing/blind-plan.ts';
import { stateOf } from './testing/case-state.ts';
import { RUNNING_CASES, runnerNamed } from './testing/cases.ts';
import { PARAPHRASES } from './testing/paraphrases.ts';
import { LAST } from './testing/paraphrases-last.ts';
import { MORE } from './testing/paraphrases-more.ts';
import { ODD } from './testing/paraphrases-odd.ts';
import { SLOPPY } from './testing/paraphrases-sloppy.ts';
import { allowedReply, turnOf } from './testing/reply.ts';

const misses = (list: readonly [string, ...string[]][]): string[] =>
  list.flatMap(([message, ...topics]) => {
    const { topic } = read(message, 'en');
    return topics.includes(topic) ? [] : [`${message} -> ${topic}`];
  });

const NORWEGIAN = /[æøå]|\b(?:jeg|hva|uka|uken|ukeplan|i dag|idag|takk|langtur|hvor)\b/i;

describe('read', () => {
  it('returns the topic of questions in many words', () => expect(misses(PARAPHRASES)).toEqual([]));
  it('returns the topic of questions by other writers', () => expect(misses(LAST)).toEqual([]));
  it('returns the topic of unusual questions', () => expect(misses(ODD)).toEqual([]));
  it('returns the topic of further paraphrases', () => expect(misses(MORE)).toEqual([]));
  it('returns the topic of short, sloppy and misspelt questions', () => expect(misses(SLOPPY)).toEqual([]));

  it('returns the language of the question', () => {
    const wrong = [...PARAPHRASES, ...SLOPPY, ...MORE, ...LAST, ...ODD].filter(
      ([message]) => NORWEGIAN.test(message) && read(message, 'en').language !== 'nb',
    );
    expect(wrong.map(([message]) => message)).toEqual([]);
  });
});

describe('the coach answers questions of runners who had not seen the rules as in the cases', () => {
  for (const [id, message, ...must] of [...BLIND_PLAN, ...BLIND_LIFE, ...BLIND_MORE])
    it(`${id}: ${message}`, () => {
      const found = RUNNING_CASES.find((one) => one.id === id);
      if (!found) throw new Error(`No case ${id}`);
      const { text } = allowedReply(stateOf(runnerNamed(found.runner)), turnOf(message));
      expect(failedExpectations(must.length > 0 ? { ...found, mustContain: must } : found, text), text).toEqual([]);
    });
});

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

describe('questions are understood', () => {
  it('in many words', () => expect(misses(PARAPHRASES)).toEqual([]));
  it('as somebody else may ask', () => expect(misses(LAST)).toEqual([]));
  it('in odd ways', () => expect(misses(ODD)).toEqual([]));
  it('in other words still', () => expect(misses(MORE)).toEqual([]));
  it('short, sloppy and misspelt', () => expect(misses(SLOPPY)).toEqual([]));

  it('in the language they are asked in', () => {
    const wrong = [...PARAPHRASES, ...SLOPPY, ...MORE, ...LAST, ...ODD].filter(
      ([message]) => NORWEGIAN.test(message) && read(message, 'en').language !== 'nb',
    );
    expect(wrong.map(([message]) => message)).toEqual([]);
  });
});

describe('questions of runners who had not seen the rules are answered like the cases', () => {
  for (const [id, message, ...must] of [...BLIND_PLAN, ...BLIND_LIFE, ...BLIND_MORE])
    it(`${id}: ${message}`, () => {
      const found = RUNNING_CASES.find((one) => one.id === id);
      if (!found) throw new Error(`No case ${id}`);
      const { text } = allowedReply(stateOf(runnerNamed(found.runner)), turnOf(message));
      expect(failedExpectations(must.length > 0 ? { ...found, mustContain: must } : found, text), text).toEqual([]);
    });
});

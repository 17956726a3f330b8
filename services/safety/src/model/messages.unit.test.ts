import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpus } from './corpus.ts';
import { DEV_WRITERS, FREE_WRITERS, GIVEN_WRITERS, readMessages } from './messages.ts';

const rows = (path: string): { text: string }[] =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row));

describe('LANG-40 messages of the intents corpus', () => {
  const train = readMessages('train');
  const dev = readMessages('dev');

  it('come only from the listed writers, none of whose messages are in two splits or in the safety corpus', () => {
    const writersOf = (lines: readonly { writer: string }[]) => new Set(lines.map(({ writer }) => writer));
    expect(writersOf(train)).toEqual(new Set([...FREE_WRITERS, ...GIVEN_WRITERS]));
    expect(writersOf(dev)).toEqual(DEV_WRITERS);
    const own = (['train', 'dev', 'test'] as const).flatMap((split) => [...writersOf(readCorpus(split))]);
    expect(own.filter((writer) => FREE_WRITERS.has(writer) || DEV_WRITERS.has(writer))).toEqual([]);
  });

  it('has labels only for messages that the free writers wrote', () => {
    const written = new Set(
      [...FREE_WRITERS]
        .map((writer) => `train/${writer}`)
        .concat([...DEV_WRITERS].map((writer) => `dev/${writer}`))
        .flatMap((file) => rows(`../../../understanding/corpus/${file}.jsonl`).map(({ text }) => text)),
    );
    const labels = rows('../../corpus/message-labels.jsonl').map(({ text }) => text);
    expect(labels.filter((text) => !written.has(text))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('exclude unclear messages and include unsafe ones with the label unsafe', () => {
    const texts = new Map([...train, ...dev].map((line) => [line.text, line.label]));
    expect(texts.get('er 16 og løper 3000 på 11.20, vil under 11 før sommeren')).toBe('minor');
    expect(texts.has('lever på nudler og knekkebrød, er det derfor skjelettet mitt krangler?')).toBe(false);
  });
});

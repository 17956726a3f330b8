import { type Line, readCorpus } from '../model/corpus.ts';
import { readMessages } from '../model/messages.ts';
import { factsOf, type ListFacts } from './record.ts';

/** The document that contains the record. */
export const README = new URL('../../README.md', import.meta.url);

/** The lists on which the record is measured, frozen writers first, then development writers, then free writers. */
export const listsOf = (): { facts: ListFacts; lines: readonly Line[] }[] =>
  (
    [
      ['frozen test writers', readCorpus('test')],
      ['development writers', readCorpus('dev')],
      ['free development writers', readMessages('dev')],
    ] as const
  ).map(([name, lines]) => ({ facts: factsOf(name, lines), lines }));

import { isUnsafe, readCorpus, type Split } from '../../model/corpus.ts';

/** An unsafe message of the corpus. Frozen messages are never printed: a failure reports only `place`. */
export interface UnsafeLine {
  text: string;
  place: string;
}

/** All unsafe messages of a split. */
export const unsafeLines = (split: Split): UnsafeLine[] =>
  readCorpus(split)
    .filter(isUnsafe)
    .map(({ text, writer, label }, at) => ({ text, place: `${split} ${at + 1}, writer ${writer}, ${label}` }));

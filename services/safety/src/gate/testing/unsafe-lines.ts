import { isUnsafe, readCorpus, type Split } from '../../model/corpus.ts';

/**
 * An unsafe message from the corpus. Messages of the frozen split are never printed, so a failed test reports only
 * `place`.
 */
export interface UnsafeLine {
  text: string;
  place: string;
}

/** Returns all unsafe messages of a split of the corpus. */
export const unsafeLines = (split: Split): UnsafeLine[] =>
  readCorpus(split)
    .filter(isUnsafe)
    .map(({ text, writer, label }, at) => ({ text, place: `${split} ${at + 1}, writer ${writer}, ${label}` }));

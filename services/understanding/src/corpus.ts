import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { INTENT_IDS, type IntentId } from './intents.ts';

/** One line of the corpus. `slots` contains the words of the text that fill the intent's slots. */
export const lineSchema = z.strictObject({
  text: z.string().trim().min(1).max(2_000),
  lang: z.enum(['en', 'nb']),
  intent: z.enum(INTENT_IDS as [IntentId, ...IntentId[]]),
  slots: z.record(z.string(), z.string()).optional(),
});
export interface Line extends z.infer<typeof lineSchema> {
  /** The writer, which is the name of the file. */
  writer: string;
}

/**
 * `train`: training data; `dev`: thresholds are chosen on it and people may read it; `test`: frozen, used for figures
 * only.
 */
export type Split = 'train' | 'dev' | 'test';

const FOLDER = new URL('../corpus/', import.meta.url);

/**
 * Parses JSON lines.
 * @throws Error with file and line number when a line is not a {@link Line}
 */
export const parseLines = (text: string, writer: string): Line[] =>
  text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const parsed = lineSchema.safeParse(JSON.parse(line));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      throw new Error(`${writer}:${at + 1} ${issue?.path.join('.')}: ${issue?.message ?? 'is not a corpus line'}`);
    }
    return [{ ...parsed.data, writer }];
  });

/** The lines of a split, with files in the order of their names. */
export const readCorpus = (split: Split): Line[] => {
  const folder = new URL(`${split}/`, FOLDER);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => parseLines(readFileSync(new URL(file, folder), 'utf8'), file.replace('.jsonl', '')));
};

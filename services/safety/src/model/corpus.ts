import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { SAFETY_CATEGORIES } from '../categories.ts';

export const VOICES = [
  'plain',
  'oblique',
  'short',
  'teen',
  'parent',
  'dialect',
  'second',
  'club',
  'old',
  'anxious',
  'dictation',
  'emoji',
  'long',
  'angry',
  'joking',
  'hidden',
  'other',
] as const;

/** One line of the corpus. `near` names the category a look-alike resembles. */
export const lineSchema = z.strictObject({
  text: z.string().trim().min(1).max(2_000),
  lang: z.enum(['en', 'nb']),
  label: z.enum([...SAFETY_CATEGORIES, 'ordinary', 'niggle', 'lookalike']),
  tier: z.enum(['emergency', 'urgent', 'refer', 'go']),
  voice: z.enum(VOICES),
  writer: z.string().regex(/^[a-z0-9-]{2,20}$/),
  near: z.enum(SAFETY_CATEGORIES).optional(),
});
export type Line = z.infer<typeof lineSchema>;

/**
 * `train`: training data; `dev`: thresholds are chosen on it and people may read it; `test`: frozen, used for figures
 * only.
 */
export type Split = 'train' | 'dev' | 'test';

/** Writer name of the sentences that are older than the corpus. They have their own weights in training. */
export const REPOSITORY = 'repository';

/** Writer name of short follow-ups by the team. Its ordinary lines are known verbatim, like those of REPOSITORY. */
export const TEAM = 'team';

const FOLDER = new URL('../../corpus/', import.meta.url);

/**
 * Parses JSON lines.
 * @throws Error with file and line number when a line is not a {@link Line}
 */
export const parseLines = (text: string, file: string): Line[] =>
  text
    .split('\n')
    .map((line, at) => ({ line: line.trim(), at }))
    .filter(({ line }) => line !== '')
    .map(({ line, at }) => {
      const parsed = lineSchema.safeParse(JSON.parse(line));
      if (!parsed.success)
        throw new Error(`${file}:${at + 1} ${parsed.error.issues[0]?.message ?? 'is not a corpus line'}`);
      return parsed.data;
    });

/** The lines of a split, with files in the order of their names. */
export const readCorpus = (split: Split): Line[] => {
  const folder = new URL(`${split}/`, FOLDER);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .flatMap((file) => parseLines(readFileSync(new URL(file, folder), 'utf8'), `${split}/${file}`));
};

export const isUnsafe = ({ label }: Pick<Line, 'label'>): boolean =>
  label !== 'ordinary' && label !== 'niggle' && label !== 'lookalike';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]);

/** A question or a dialogue. Fields that the player does not need are allowed. */
const caseSchema = z
  .object({
    id: z.string(),
    coach: z.enum(['running', 'physio']),
    /** Id of a runner in infra/requirements/coach-cases.json. */
    runner: z.string(),
    lang: z.enum(['en', 'nb']).optional(),
    message: z.string().optional(),
    turns: z.array(z.string()).min(1).optional(),
    /** Descriptions of a good reply, one for each message. */
    wants: texts.default([]),
    /** Sources of regular expressions with the flag i, for the last reply. */
    mustContain: z.array(z.string()).default([]),
    mustNotContain: z.array(z.string()).default([]),
  })
  .refine(({ message, turns }) => (message === undefined) !== (turns === undefined), 'Give either message or turns');

export type ChatCase = Omit<z.infer<typeof caseSchema>, 'message' | 'turns'> & {
  /** The runner's messages, in order. */
  messages: readonly string[];
};

const fileSchema = z.union([z.array(z.unknown()), z.object({ cases: z.array(z.unknown()) })]);

const entriesIn = (file: string): unknown[] => {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.jsonl'))
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line));
  const content = fileSchema.parse(JSON.parse(text));
  return Array.isArray(content) ? content : content.cases;
};

/**
 * Reads the cases of all `.json` and `.jsonl` files in a folder.
 * @throws Error that names the file of an invalid entry
 */
export const casesIn = (folder: string): ChatCase[] =>
  readdirSync(folder)
    .filter((name) => /\.jsonl?$/.test(name))
    .sort()
    .flatMap((name) =>
      entriesIn(path.join(folder, name)).map((entry) => {
        const parsed = caseSchema.safeParse(entry);
        if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
        const { message, turns, ...found } = parsed.data;
        return { ...found, messages: turns ?? [message ?? ''] };
      }),
    );

import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { SAFETY_CATEGORIES } from '../categories.ts';
import { checkText } from '../gate/check.ts';
import type { Line } from './corpus.ts';

/**
 * Writers of the intents corpus (`services/understanding/corpus`) whose messages train this model as well. FREE_WRITERS
 * wrote what runners would ask and chose the intent afterwards; GIVEN_WRITERS wrote messages for given intents.
 */
export const FREE_WRITERS: ReadonlySet<string> = new Set(
  'f28 f29 f30 f31 f33 f34 f35 f36 f37 f38 f39 f40 f41 f42 f43 f44 f45 f46 f47 f48 f49 f50 f63 f64 f65 f66 f67 f71 f72 f74 f76 f77 f78 f80 f81 f82 f83 f84'.split(
    ' ',
  ),
);
export const GIVEN_WRITERS: ReadonlySet<string> = new Set('w22 w23 w24 w25 w26 w27'.split(' '));
/** Free writers whose messages are used to choose the thresholds. */
export const DEV_WRITERS: ReadonlySet<string> = new Set(['f32']);

/** Intents about pain that an exercise programme allows. Their messages are niggles unless a phrase rule matches. */
const PAIN = new Set('painLog painDuring painAfter runWithPain'.split(' '));
/**
 * Intents about new pain, illness, medicines and medical decisions. Their messages are left out, because the writers
 * were not asked whether they are harmless.
 */
const MEDICAL = new Set(
  'medicineGeneral illnessReport backAfterIllness diagnosis scanMeaning seeSomeone clearance secondArea'.split(' '),
);
/** Interval of the messages of GIVEN_WRITERS that are used, which limits the training time. */
const GIVEN_EVERY = 2;

const INTENTS = new URL('../../../understanding/corpus/', import.meta.url);
const LABELS = new URL('../../corpus/message-labels.jsonl', import.meta.url);

const messageSchema = z.object({ text: z.string(), lang: z.enum(['en', 'nb']), intent: z.string() });
/** A free message that is not ordinary. `unclear` messages may contain a warning sign and are left out. */
const labelSchema = z.strictObject({
  text: z.string(),
  label: z.enum([...SAFETY_CATEGORIES, 'niggle', 'unclear']),
  tier: z.enum(['emergency', 'urgent', 'refer', 'go']),
});

const rowsOf = (file: URL): unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row));

const messagesOf = (split: 'train' | 'dev', writer: string) =>
  rowsOf(new URL(`${split}/${writer}.jsonl`, INTENTS)).map((row) => messageSchema.parse(row));

const readLabels = (): z.infer<typeof labelSchema>[] => rowsOf(LABELS).map((row) => labelSchema.parse(row));

/**
 * Returns the free messages that are or may be unsafe. The intent model learns them as unsafe messages instead of as
 * messages of an intent.
 */
export const unsafeMessages = (): string[] =>
  readLabels().flatMap(({ text, label }) => (label === 'niggle' ? [] : [text]));

const labelled = (split: 'train' | 'dev', writers: ReadonlySet<string>): Line[] => {
  const labels = new Map(readLabels().map((row) => [row.text, row]));
  return [...writers].flatMap((writer) =>
    messagesOf(split, writer).flatMap(({ text, lang }): Line[] => {
      const { label, tier } = labels.get(text) ?? { label: 'ordinary' as const, tier: 'go' as const };
      return label === 'unclear' ? [] : [{ text, lang, label, tier, voice: 'plain', writer }];
    }),
  );
};

/**
 * Returns messages of the intents corpus as lines of this model's corpus: those of free writers with their labels, and
 * in `train` every second message that was written for an intent that is not medical.
 */
export const readMessages = (split: 'train' | 'dev'): Line[] => {
  if (split === 'dev') return labelled('dev', DEV_WRITERS);
  const given = [...GIVEN_WRITERS].flatMap((writer) =>
    messagesOf('train', writer)
      .filter(({ intent, text }) => !MEDICAL.has(intent) && !(PAIN.has(intent) && checkText(text).hit))
      .filter((_, at) => at % GIVEN_EVERY === 0)
      .map(({ text, lang, intent }): Line => {
        const label = PAIN.has(intent) ? 'niggle' : 'ordinary';
        return { text, lang, label, tier: 'go', voice: 'plain', writer };
      }),
  );
  return [...labelled('train', FREE_WRITERS), ...given];
};

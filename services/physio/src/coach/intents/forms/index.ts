import { BODY_FORMS } from './body.ts';
import { DAY_FORMS } from './day.ts';
import { EXERCISE_FORMS } from './exercises.ts';
import type { Form } from './form.ts';
import { LADDER_FORMS } from './ladder.ts';
import { MIND_FORMS } from './mind.ts';
import { WORK_FORMS } from './work.ts';

const FORMS: readonly Form[] = [
  ...MIND_FORMS,
  ...BODY_FORMS,
  ...WORK_FORMS,
  ...EXERCISE_FORMS,
  ...LADDER_FORMS,
  ...DAY_FORMS,
];

/** Concepts of physical distress: a message with one of them is answered by its symptoms. */
const HURTS: readonly string[] = ['symptom', 'worried', 'worse', '@high', 'days3'];
/** The same for a form that may express worry, but not about something that hurts. */
const HURTS_BESIDE_WORRY: readonly string[] = ['symptom', 'pain', 'worse', '@high', 'days3'];

const isOpenTo = ({ mayHurt = false }: Form, concepts: ReadonlySet<string>): boolean => {
  if (mayHurt === true) return true;
  return !(mayHurt === 'worry' ? HURTS_BESIDE_WORRY : HURTS).some((name) => concepts.has(name));
};

/**
 * Returns the form that the shape of a message has; null for most messages. The forms are narrow: each contains its
 * subject and the question about it, so there is no other reading.
 * @param text the message in the spelling of `plainText`
 */
export const formOf = (text: string, concepts: ReadonlySet<string>): Form | null => {
  const fits = (form: Form): boolean => isOpenTo(form, concepts) && form.when.test(text) && !form.unless?.test(text);
  return FORMS.find(fits) ?? null;
};

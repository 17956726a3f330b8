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

/** Words of the body in distress: a message with one of them is answered by its symptoms. */
const HURTS: readonly string[] = ['symptom', 'worried', 'worse', '@high', 'days3'];
/** The same for a form that may be asked in worry, but not of something that hurts. */
const HURTS_BESIDE_WORRY: readonly string[] = ['symptom', 'pain', 'worse', '@high', 'days3'];

const isOpenTo = ({ mayHurt = false }: Form, concepts: ReadonlySet<string>): boolean => {
  if (mayHurt === true) return true;
  return !(mayHurt === 'worry' ? HURTS_BESIDE_WORRY : HURTS).some((name) => concepts.has(name));
};

/**
 * Returns the form that the shape of a message has; null for most messages. The forms are narrow: each names its
 * subject and what is asked of it, so that no other reading is left.
 * @param text the message in the spelling of `plainText`
 */
export const formOf = (text: string, concepts: ReadonlySet<string>): Form | null => {
  const fits = (form: Form): boolean => isOpenTo(form, concepts) && form.when.test(text) && !form.unless?.test(text);
  return FORMS.find(fits) ?? null;
};

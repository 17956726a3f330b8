import { CHOICE_ANSWERS } from './choices.ts';
import { CIRCUMSTANCE_ANSWERS } from './circumstances.ts';
import { DAY_ANSWERS } from './days.ts';
import { FIGURE_ANSWERS } from './figures.ts';
import { FUEL_ANSWERS } from './fuel.ts';
import { GYM_ANSWERS } from './gym.ts';
import { KIT_ANSWERS } from './kit.ts';
import { RACE_ANSWERS } from './races.ts';
import { REPORT_ANSWERS } from './report.ts';
import { REQUEST_ANSWERS } from './requests.ts';
import { SESSION_ANSWERS } from './session.ts';
import { STATED_ANSWERS } from './stated.ts';
import { WORRY_ANSWERS } from './worries.ts';

/** Answers to the questions that `intents/direct.ts` recognises by their words. */
export const DIRECT_ANSWERS = {
  ...STATED_ANSWERS,
  ...FUEL_ANSWERS,
  ...KIT_ANSWERS,
  ...REPORT_ANSWERS,
  ...FIGURE_ANSWERS,
  ...WORRY_ANSWERS,
  ...SESSION_ANSWERS,
  ...GYM_ANSWERS,
  ...CHOICE_ANSWERS,
  ...DAY_ANSWERS,
  ...RACE_ANSWERS,
  ...CIRCUMSTANCE_ANSWERS,
  ...REQUEST_ANSWERS,
} as const;

import type { Topic } from '../intents/rules.ts';
import type { Answer, CaseAnswer } from './answer.ts';
import * as beside from './beside.ts';
import * as care from './care.ts';
import * as exercises from './exercises.ts';
import * as notYet from './not-yet.ts';
import * as outside from './outside.ts';
import * as pain from './pain.ts';
import * as progress from './progress.ts';
import * as back from './return.ts';
import { symptom, worried } from './symptom.ts';
import * as talk from './talk.ts';

/** Replies for any runner, with and without an injury that is followed. */
export const ANSWERS = {
  ...talk,
  ...outside,
  worried,
} satisfies Partial<Record<Topic, Answer>>;

type ForAll = keyof typeof ANSWERS;

/** Replies on the injury that is followed. */
export const CASE_ANSWERS: Record<Exclude<Topic, ForAll>, CaseAnswer> = {
  ...exercises,
  ...care,
  ...beside,
  ...pain,
  ...progress,
  ...back,
  ...notYet,
  runWhen: back.ready,
  hillsWhen: notYet.hills,
  symptom,
};

export const isForAll = (topic: Topic): topic is ForAll => Object.hasOwn(ANSWERS, topic);

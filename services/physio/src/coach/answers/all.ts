import type { TrainingPermit } from '@stridewell/safety';
import { clarifyReply, TALK_REPLIES } from '@stridewell/understanding';
import type { Topic } from '../intents/rules.ts';
import { type CaseAnswer, type PlainAnswer, plain } from './answer.ts';
import * as beside from './beside.ts';
import * as care from './care.ts';
import * as exercises from './exercises.ts';
import { instruction } from './instruction.ts';
import * as notYet from './not-yet.ts';
import * as outside from './outside.ts';
import * as pain from './pain.ts';
import * as progress from './progress.ts';
import * as back from './return.ts';
import { symptom } from './symptom.ts';
import * as talk from './talk.ts';
import { notUnderstood } from './unknown.ts';

const { refusal, ...plainOutside } = outside;
const { undo, feedback, aboutMe, languageSet, replyShorter, correction } = TALK_REPLIES;

/** What a message that gives itself authority gets without a permit or an injury. */
export { refusal };

/** Replies that need no permit: they get the question and nothing of the injury or the programme. */
export const PLAIN_ANSWERS = {
  ...talk,
  ...plainOutside,
  ...{ undo: plain(undo), feedback: plain(feedback), aboutMe: plain(aboutMe), languageSet: plain(languageSet) },
  ...{ replyShorter: plain(replyShorter), correction: plain(correction) },
  clarify: ({ candidates, language }) => clarifyReply(candidates, language),
  unknown: notUnderstood,
} satisfies Partial<Record<Topic, PlainAnswer>>;

type PlainTopic = keyof typeof PLAIN_ANSWERS;
export type TrainingTopic = Exclude<Topic, PlainTopic | 'worried' | 'card'>;

export const isPlain = (topic: Topic): topic is PlainTopic => Object.hasOwn(PLAIN_ANSWERS, topic);

const CASE_ANSWERS: Record<TrainingTopic, CaseAnswer> = {
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
  instruction,
};

/** The replies that rest on the injury that is followed. The only way to them is a permit. */
export const caseAnswers = (_permit: TrainingPermit): Record<TrainingTopic, CaseAnswer> => CASE_ANSWERS;

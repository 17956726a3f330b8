import type { TrainingPermit } from '@stridewell/safety';
import { clarifyReply, TALK_REPLIES } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { rehabLevel } from '../figures.ts';
import { isDirect } from '../intents/direct/direct.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { add, extraRace, runAgain } from './add.ts';
import { type Answer, type PlainAnswer, plain } from './answer.ts';
import { cardsAnswer } from './cards.ts';
import { DIRECT_ANSWERS } from './direct/index.ts';
import { easier, lighterWeek, shortTime, tired } from './easier.ts';
import { agreed } from './follow-ups/agreed.ts';
import { followUpAnswer } from './follow-ups/follow-up.ts';
import { comeBack, illness, pain, travel } from './health.ts';
import { instruction } from './instruction.ts';
import { cap, capWhy, longRun } from './long-run.ts';
import { missed, stack } from './missed.ts';
import * as outside from './outside.ts';
import { phase, phaseNext } from './phase.ts';
import { accept, makePlan, profile } from './plan.ts';
import { done, logHow, progress } from './progress.ts';
import { faster, raceDate, taper, taperCut, taperFast, taperWhen } from './race.ts';
import { raceGoal, racePacing, racePlanAnswer } from './race-plan.ts';
import { asksSplit, refined, split } from './refine.ts';
import { refusedOutright } from './refused.ts';
import { rehab } from './rehab.ts';
import { checkinEffect, checkinHow, score, trend } from './score.ts';
import { secondReply } from './second/second.ts';
import { whichReply } from './second/which.ts';
import { addons, strength, stretching, warmUp } from './strength.ts';
import { swap } from './swap.ts';
import * as talk from './talk.ts';
import { namedDay, today } from './today.ts';
import { notUnderstood } from './unknown.ts';
import { lastWeek, nextWeek, restDays, week, weekLeft, weekTotal } from './week.ts';
import { heat, instead, noWatch, treadmill } from './without.ts';
import { feel, heartRate, paceZone, rpe, thresholdTest, zonePaceAnswer, zones } from './zones.ts';

const { refusal, ...plainOutside } = outside;
const { undo, feedback, aboutMe, languageSet, replyShorter, correction } = TALK_REPLIES;

/** Declines instructions in a message without a permit. */
export { refusal };

/** Answers that need no permit. They use only the question and none of the runner's data. */
export const PLAIN_ANSWERS = {
  ...plainOutside,
  help: talk.help,
  human: talk.human,
  thanks: talk.thanks,
  hello: talk.hello,
  bye: talk.bye,
  okay: talk.okay,
  offTopic: talk.offTopic,
  ...{ undo: plain(undo), feedback: plain(feedback), aboutMe: plain(aboutMe), languageSet: plain(languageSet) },
  ...{ replyShorter: plain(replyShorter), correction: plain(correction) },
  card: cardsAnswer,
  clarify: ({ candidates, language }) => clarifyReply(candidates, language),
  which: ({ followUp, language }) => whichReply(followUp?.of ?? '', language),
  unknown: notUnderstood,
} satisfies Partial<Record<Topic, PlainAnswer>>;

type PlainTopic = keyof typeof PLAIN_ANSWERS;
export type TrainingTopic = Exclude<Topic, PlainTopic>;

export const isPlain = (topic: Topic): topic is PlainTopic => Object.hasOwn(PLAIN_ANSWERS, topic);

const TRAINING_ANSWERS: Record<TrainingTopic, Answer> = {
  ...{ why: capWhy, yes: accept, instruction },
  ...{ illness, break: comeBack, travel, pain, ladder: rehab },
  ...{ stack, missed, swap, runAgain, add, extraRace },
  ...{ taperWhen, taperFast, taperCut, taper, raceDate, faster, phaseNext, phase },
  ...{ raceGoal, racePacing, racePlan: racePlanAnswer },
  ...{ strength, addons, warmUp, stretching },
  ...{ paceZone, thresholdTest, heartRate, rpe, feel, zonePace: zonePaceAnswer, zones },
  ...{ treadmill, instead, heat, noWatch, shortTime, lighterWeek, easier, tired },
  ...{ checkinEffect, checkinHow, score, trend, capWhy, longRun, cap },
  ...{ nextWeek, lastWeek, weekTotal, weekLeft, restDays, done, logHow, progress, makePlan, profile, goal: profile },
  ...{ day: namedDay, week, today },
  ...DIRECT_ANSWERS,
  agreed,
  second: (state, question) =>
    secondReply(state, question) ?? whichReply(question.followUp?.of ?? '', question.language),
};

/** Returns the answer that uses the runner's plan and data. It is accessible only with a permit. */
export const trainingAnswer = (
  _permit: TrainingPermit,
  state: CoachState,
  question: Question,
  topic: TrainingTopic,
): Answer =>
  topic === 'second'
    ? TRAINING_ANSWERS.second
    : (refusedOutright(state, question) ??
      (isDirect(topic) && asksSplit(question) && rehabLevel(state) === null ? split : null) ??
      followUpAnswer(state, question) ??
      (isDirect(topic) ? null : refined(state, question)) ??
      TRAINING_ANSWERS[topic]);

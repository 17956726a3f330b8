import type { TrainingPermit } from '@stridewell/safety';
import { clarifyReply, TALK_REPLIES } from '@stridewell/understanding';
import type { Topic } from '../intents/rules.ts';
import { type Case, type CaseAnswer, type PlainAnswer, plain } from './answer.ts';
import * as beside from './beside.ts';
import * as change from './change.ts';
import * as dayPlan from './day-plan.ts';
import * as doubt from './doubt.ts';
import * as ease from './ease.ts';
import * as exercises from './exercises.ts';
import { healed, hop, tests, usualTime } from './healing.ts';
import { heldBack } from './held-back.ts';
import { instruction } from './instruction.ts';
import * as life from './life.ts';
import * as mood from './mood.ts';
import * as outside from './outside.ts';
import { stepOrFloor, stiffTrend } from './own-numbers.ts';
import * as pain from './pain.ts';
import * as progress from './progress.ts';
import * as race from './race.ts';
import { report, reportOpen } from './report.ts';
import * as back from './return.ts';
import * as run from './run.ts';
import * as runDetails from './run-details.ts';
import { secondAnswer } from './second.ts';
import * as sport from './sport.ts';
import { symptom } from './symptom.ts';
import * as talk from './talk.ts';
import { notUnderstood } from './unknown.ts';
import { whichText } from './which.ts';
import * as work from './work-details.ts';
import * as workFacts from './work-facts.ts';

const { refusal, ...plainOutside } = outside;
const { undo, feedback, aboutMe, languageSet, replyShorter, correction } = TALK_REPLIES;

/** Reply to a message that claims authority, if there is no permit or no injury. */
export { refusal };

/** Replies that need no permit. They receive the question but no data about the injury or the programme. */
export const PLAIN_ANSWERS = {
  ...talk,
  ...plainOutside,
  ...{ undo: plain(undo), feedback: plain(feedback), aboutMe: plain(aboutMe), languageSet: plain(languageSet) },
  ...{ replyShorter: plain(replyShorter), correction: plain(correction) },
  clarify: ({ candidates, language }) => clarifyReply(candidates, language),
  which: ({ followUp, language }) => whichText(followUp?.of ?? '', language),
  unknown: notUnderstood,
} satisfies Partial<Record<Topic, PlainAnswer>>;

/**
 * Replies that use the injury but need no permit. They contain no exercise, dose, stage or permission to run, only
 * recorded data, what has to wait, and everyday matters.
 */
const OPEN_ANSWERS = {
  ...{ shoes: life.shoes, iceHeat: life.iceHeat, tape: life.tape, clicks: life.clicks, barefoot: life.barefoot },
  ...{ stairs: life.stairs, lie: life.lie, bed: life.bed },
  ...{
    progress: progress.progress,
    trend: progress.trend,
    readiness: progress.readiness,
    effect: progress.effect,
    usualTime,
  },
  ...{ seeSomeone: pain.seeSomeone, motive: mood.motive, missedExercises: mood.missedExercises },
  ...{ travel: mood.travel, illness: mood.illness },
  ...{ hills: race.hills, hillsWhen: race.hills, race: race.race, racePlan: race.racePlan },
  ...{ runningCoach: race.runningCoach, hard: race.waits },
  ...{ restOrMove: ease.restOrMove, mattress: ease.mattress, rolling: ease.rolling, splint: ease.splint },
  ...{ brace: ease.brace, heelLift: ease.heelLift, insoles: ease.insoles, workShoes: ease.workShoes },
  ...{ barefootWork: ease.barefootWork, sitting: ease.sitting, errand: ease.errand, shortWalk: ease.shortWalk },
  ...{ uphillWalk: ease.uphillWalk, ballPlay: ease.ballPlay, stairsSafe: ease.stairsSafe },
  ...{ stretchAsk: ease.stretchAsk, otherSide: ease.otherSide, squatting: ease.squatting, bedtime: ease.bedtimeOpen },
  ...{ broken: doubt.broken, everGood: doubt.everGood, afraid: doubt.afraidOpen, whoToSee: doubt.whoToSee },
  ...{ tellDoctor: doubt.tellDoctor, makeUp: work.makeUp, hopDoubt: work.hopDoubt },
  ...{ report: reportOpen, nextLoad: work.nextLoadOpen, keepOn: work.keepOnOpen, raceWalk: runDetails.raceWalk },
} satisfies Partial<Record<Topic, CaseAnswer>>;

type PlainTopic = keyof typeof PLAIN_ANSWERS;
type OpenTopic = keyof typeof OPEN_ANSWERS;
export type TrainingTopic = Exclude<Topic, PlainTopic | 'worried' | 'card'>;

export const isPlain = (topic: Topic): topic is PlainTopic => Object.hasOwn(PLAIN_ANSWERS, topic);
/** True for a topic whose reply uses the injury and needs no permit. */
export const isOpen = (topic: Topic): topic is OpenTopic => Object.hasOwn(OPEN_ANSWERS, topic);

const CASE_ANSWERS: Record<TrainingTopic, CaseAnswer> = {
  ...OPEN_ANSWERS,
  ...exercises,
  heldBack,
  stepOrFloor,
  stiffTrend,
  ...change,
  ...beside,
  ...life,
  ...mood,
  ...pain,
  ...race,
  ...run,
  ...sport,
  ...back,
  ...runDetails,
  ...work,
  ...workFacts,
  ...{ healed, hop, tests, symptom, instruction, report },
  ...{ dayPlan: dayPlan.dayPlan, ahead: dayPlan.ahead, afterWork: dayPlan.afterWork },
  ...{ bedtime: ease.bedtime, afraid: doubt.afraid, whyBlocked: doubt.whyBlocked },
  ...{ morningAfter: doubt.morningAfter, overLimit: doubt.overLimit },
  ...{ onTheRun: pain.onTheWay, missing: back.missing },
  runWhen: back.ready,
  second: (found) =>
    secondAnswer(found, answerTo) ?? whichText(found.question.followUp?.of ?? '', found.question.language),
};

/** The coach's answer to a topic, for a message that is answered as another one; empty for general topics. */
const answerTo = (topic: Topic): CaseAnswer =>
  Object.hasOwn(CASE_ANSWERS, topic) ? CASE_ANSWERS[topic as TrainingTopic] : () => '';

/** The answer to a message that reacts to the last answer; null if the injury's data do not determine it. */
export const secondOf = (found: Case): string | null => secondAnswer(found, answerTo);

/** The reply that uses the injury. Without a permit, null for topics whose reply may contain training advice. */
export const caseAnswer = (topic: TrainingTopic, permit: TrainingPermit | null): CaseAnswer | null => {
  if (permit) return CASE_ANSWERS[topic];
  return isOpen(topic) ? OPEN_ANSWERS[topic] : null;
};

import type { TalkTopic } from '@stridewell/understanding';
import { ASKED } from './topics/asked.ts';
import { BESIDE } from './topics/beside.ts';
import { EXERCISES } from './topics/exercises.ts';
import { OUTSIDE } from './topics/outside.ts';
import { PAIN } from './topics/pain.ts';
import { RETURN } from './topics/return.ts';

/**
 * Rules that recognise each topic, in the notation of `createMatcher`. Things found in the text: `@exercise` (one
 * named), `@pain` (a number for pain), `@high` (one above 6), `@distance`, `@day` (of the week), `@short` (a message of
 * few words). A rule with more and rarer concepts has a higher score.
 */
export const RULES = { ...OUTSIDE, ...PAIN, ...RETURN, ...EXERCISES, ...BESIDE, ...ASKED } as const;

/** Topics without rules on words. Only an intent leads to them. */
type IntentTopic =
  | 'bodyWeight'
  | 'easier'
  | 'harder'
  | 'swap'
  | 'whyExercise'
  | 'race'
  | 'racePlan'
  | 'illness'
  | 'startAgain'
  | 'ahead'
  | 'effect'
  | 'great'
  | 'plan';

/**
 * Topics that the shape of a message names (`second` for one that doubts the last answer, asks for a condition and so on,
 * `which` for the question what of it is meant), or a short question after an answer (`forms/`, `details.ts`). */
type AskedTopic =
  | ('dayPlan' | 'afterWork' | 'startWork' | 'startRun' | 'afterRun')
  | ('runMinutes' | 'runDays' | 'stagesLeft' | 'moreTimes' | 'stageRule' | 'stageBack' | 'skipAhead' | 'embarrassed')
  | (
      | 'whole'
      | 'moveRun'
      | 'raceWalk'
      | 'dogRun'
      | 'whyStage'
      | 'whyRun'
      | 'heldBack'
      | 'stepOrFloor'
      | 'stiffTrend'
      | 'report'
      | 'onTheRun'
      | 'missing'
    )
  | ('counts' | 'nth' | 'oneList' | 'workMinutes' | 'restBetween' | 'dayBetween' | 'bothLegs' | 'stepHeight')
  | ('sameForOther' | 'whyReps' | 'towelThick' | 'gymLegs')
  | ('gymMachine' | 'nextLoad' | 'missedLong' | 'makeUp' | 'keepOn' | 'hopDoubt' | 'whichTests')
  | ('bedtime' | 'restOrMove' | 'mattress' | 'rolling' | 'splint' | 'brace' | 'heelLift' | 'insoles' | 'workShoes')
  | ('barefootWork' | 'sitting' | 'errand' | 'shortWalk' | 'uphillWalk' | 'ballPlay' | 'stairsSafe' | 'stretchAsk')
  | ('otherSide' | 'squatting' | 'broken' | 'everGood' | 'afraid' | 'whoToSee' | 'tellDoctor')
  | ('whyBlocked' | 'morningAfter' | 'overLimit')
  | ('second' | 'which');

/**
 * A subject that the coach answers. `card` is answered by a knowledge card, `clarify` by the question which of several
 * intents is meant, `unknown` when the message was not understood. The topics without rules are named only by intents.
 */
export type Topic = keyof typeof RULES | IntentTopic | AskedTopic | TalkTopic | 'card' | 'clarify' | 'unknown';

import { type Language, paragraphs, type Words } from '@stridewell/language/language';
import type { TrainingPermit } from '@stridewell/safety';
import {
  type Card,
  type CardGroup,
  cardReply,
  type IntentId,
  isTrainingCard,
  speaksOfTraining,
} from '@stridewell/understanding';
import { isReset } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState } from '../state.ts';
import { blockOf } from '../verdict.ts';
import { caseAnswers, type TrainingTopic } from './all.ts';
import { type Case, caseOf } from './answer.ts';
import { closed } from './ladder.ts';
import { notUnderstood } from './unknown.ts';

/** Groups whose cards are for runners without an injury. */
const FOR_HEALTHY: ReadonlySet<CardGroup> = new Set(['strength', 'principles', 'measures', 'race-day', 'weather']);

const HOPS = /\b(?:hops?|jumps?|jumping|bounds?)\b/i;

const textOf = (card: Card, language: Language): string => cardReply([card], language);

/** True when exercises or running are restricted today: a warning sign, too much pain, an exclusion or a Reset day. */
const isRestricted = (state: CoachState): boolean => {
  if (isReset(state) || blockOf(state, 'en') !== null) return true;
  if (!state.followed) return false;
  const { course } = state.followed;
  const isFullOrHeld = course.dose.row === 'full' || course.dose.row === 'hold';
  return !isFullOrHeld || course.exclusion !== null || course.gate.level === 'stop';
};

/**
 * Returns true when the card contains nothing that is forbidden today. The facts of a card are general; the programme
 * and the walk-run ladder of an injury are stricter and come first.
 */
export const mayShow = (card: Card, state: CoachState): boolean => {
  if (card.group === 'app' || !speaksOfTraining(card)) return true;
  if (isRestricted(state)) return false;
  const course = state.followed?.course;
  if (!course) return true;
  if (course.noHops && HOPS.test(textOf(card, 'en'))) return false;
  return course.gate.level === 'clear' || !FOR_HEALTHY.has(card.group);
};

const WAITS: Words = {
  en: 'General advice on that has to wait until it has settled.',
  nb: 'Generelle råd om det må vente til det har roet seg.',
};
const INJURY_FIRST: Words = {
  en: "That is general advice on training, and your injury comes first. Keep to today's exercises; ask me about them or about the way back.",
  nb: 'Det er generelle råd om trening, og skaden kommer først. Hold deg til dagens øvelser; spør meg om dem eller om veien tilbake.',
};

/** The topic that answers from the injury what the cards of an intent answer in general. */
const OF_INJURY: Partial<Record<IntentId, TrainingTopic>> = {
  ...{ shoes: 'shoes', stretching: 'care', strengthHow: 'exercises' },
};

const withheld = (found: Case, permit: TrainingPermit): string => {
  const topic = found.question.intent && OF_INJURY[found.question.intent];
  if (topic) return caseAnswers(permit)[topic](found);
  const why = closed(found);
  return why ? paragraphs(why, WAITS[found.language]) : INJURY_FIRST[found.language];
};

const REST: Words = {
  en: 'Today is a rest day by your readiness, so I leave general advice on training for another day. Running Coach has the plan.',
  nb: 'I dag er en hviledag etter dagsformen din, så generelle råd om trening får vente til en annen dag. Running Coach har planen.',
};

/**
 * Answers a question with its knowledge cards. Where the state of the runner forbids what a card says, gives the reason or
 * the answer for the injury instead. Without a permit, the reply contains no training advice.
 */
export const cards = (state: CoachState, question: Question, permit: TrainingPermit | null): string => {
  const { language } = question;
  if (!permit && question.cards.some(isTrainingCard)) return notUnderstood(question);
  const shown = question.cards.filter((card) => mayShow(card, state));
  if (shown.length > 0) return cardReply(shown, language);
  if (!permit) return notUnderstood(question);
  const found = caseOf(state, question);
  return found ? withheld(found, permit) : REST[language];
};

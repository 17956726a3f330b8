import { bullets, type Language, paragraphs, type Words } from '@stridewell/language/language';
import type { Voice } from '@stridewell/language/variants';
import type { TrainingPermit } from '@stridewell/safety';
import {
  type Card,
  type CardGroup,
  cardReply,
  findCard,
  type IntentId,
  isTrainingCard,
  speaksOfTraining,
} from '@stridewell/understanding';
import { isReset } from '../figures.ts';
import type { Question } from '../intents/read.ts';
import type { CoachState } from '../state.ts';
import { blockOf } from '../verdict.ts';
import { caseAnswer, PLAIN_ANSWERS, type TrainingTopic } from './all.ts';
import { type Case, caseOf, hasCase } from './answer.ts';
import { closed } from './ladder.ts';
import { shoes } from './life.ts';
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

/**
 * Returns the card that answers a question about exercises or the body in general; null when an injury is followed, whose
 * programme answers it, or when no card clearly fits. Cards on one injury are for runners who follow it.
 */
export const generalCard = (state: CoachState, { message, intent }: Question): Card | null => {
  if (hasCase(state)) return null;
  const { card } = findCard(message, intent);
  return card && card.group !== 'rehab' && mayShow(card, state) ? card : null;
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
  const answer = topic && caseAnswer(topic, permit);
  if (answer) return answer(found);
  const why = closed(found);
  return why ? paragraphs(why, WAITS[found.language]) : INJURY_FIRST[found.language];
};

const REST: Words = {
  en: 'Today is a rest day by your readiness, so I leave general advice on training for another day. Running Coach has the plan.',
  nb: 'I dag er en hviledag etter dagsformen din, så generelle råd om trening får vente til en annen dag. Running Coach har planen.',
};

/** General answers to what is asked where no single card answers it. */
const WITHOUT_ONE: Partial<Record<IntentId, keyof typeof PLAIN_ANSWERS>> = { food: 'food' };
const MORE: Words = { en: 'I also have this:', nb: 'Jeg har også dette:' };

/** Two cards that are near: the general answer first, if there is one, then their titles. */
const choice = (shown: readonly Card[], question: Question, voice: Voice): string => {
  const { intent, language } = question;
  const topic = intent && WITHOUT_ONE[intent];
  if (!topic) return cardReply(shown, language);
  const titles = bullets(shown.map(({ title }) => title[language]));
  return paragraphs(PLAIN_ANSWERS[topic](question, voice), MORE[language], titles);
};

const HEELS = /high heel|høyhæl|hælsko|høye hæler/i;
const POSTURE = /\b(?:position|side|pillow|with this|pute|stilling|ligge)\b/i;

/**
 * Answers a question with its knowledge cards. Where the state of the runner forbids what a card says, gives the reason or
 * the answer for the injury instead. Without a permit, the reply contains no training advice.
 */
export const cards = (state: CoachState, question: Question, permit: TrainingPermit | null, voice: Voice): string => {
  const { language, intent } = question;
  const unknown = () => notUnderstood(question, voice);
  if (!permit && question.cards.some(isTrainingCard)) return unknown();
  const shown = question.cards.filter((card) => mayShow(card, state));
  const found = caseOf(state, question, voice);
  // How to lie and sleep with an injury is answered from the area, not from a card on sleep in general.
  const lying = intent === 'sleepHow' && POSTURE.test(question.message) ? caseAnswer('care', permit) : null;
  if (found && lying) return lying(found);
  if (found && intent === 'shoes' && HEELS.test(question.message)) return shoes(found);
  if (shown.length > 1) return choice(shown, question, voice);
  if (shown.length === 1) return cardReply(shown, language);
  if (!permit) return unknown();
  return found ? withheld(found, permit) : REST[language];
};

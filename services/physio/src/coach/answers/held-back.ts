import { bullets, paragraphs, type Words } from '@stridewell/language/language';
import { missingForHealed } from '../../domain/healed.ts';
import { render } from '../../messages/catalogue.ts';
import type { Case, CaseAnswer } from './answer.ts';
import { closed } from './ladder.ts';
import { whyStage } from './run-details.ts';

const HEAD: Record<1 | 2 | 3, Words> = {
  1: {
    en: 'You are in phase 1. Phase 2 opens when this is there too:',
    nb: 'Du er i fase 1. Fase 2 åpner når dette også er på plass:',
  },
  2: {
    en: 'You are in phase 2. Phase 3 opens when this is there too:',
    nb: 'Du er i fase 2. Fase 3 åpner når dette også er på plass:',
  },
  3: {
    en: 'You are in phase 3, the last one. Healed is open when this is there too:',
    nb: 'Du er i fase 3, den siste. Frisk kan du melde når dette også er på plass:',
  },
};
const NOTHING: Words = {
  en: 'Nothing is missing: the next check-in opens it.',
  nb: 'Ingenting mangler: neste innsjekk åpner den.',
};

/** The missing conditions for the next phase, with their numbers. */
const missingText = ({ course, checkins, language }: Case): string => {
  const missing = course.phase === 3 ? missingForHealed(course, checkins) : course.missing;
  if (missing.length === 0) return NOTHING[language];
  return paragraphs(HEAD[course.phase][language], bullets(missing.map((fact) => render(fact, language))));
};

const OF_PHASE = /phase|fase/i;

/** Explains why the runner does not progress: what holds back the stage, the phase, or running. */
export const heldBack: CaseAnswer = (found) => {
  const { course, question } = found;
  const stop = closed(found);
  if (stop) return stop;
  const isOfStage = course.gate.level === 'ladder' && !OF_PHASE.test(question.message);
  return paragraphs(isOfStage ? whyStage(found) : null, missingText(found));
};

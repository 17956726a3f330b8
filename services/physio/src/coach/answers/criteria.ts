import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { renderAll } from '../../messages/catalogue.ts';
import { mayRun } from '../figures.ts';
import type { Topic } from '../intents/rules.ts';
import type { Case, CaseAnswer } from './answer.ts';
import { closed, criteria, missingOnly, waiting } from './ladder.ts';

const LESS_PAIN: Words = {
  en: 'A check-in with pain of 6 or less opens more; above 6 it stays at breathing and gentle holds.',
  nb: 'En innsjekk med smerte på 6 eller mindre åpner for mer; over 6 blir det med pust og rolige statiske øvelser.',
};
const UP: Words = {
  en: 'The dose goes up with pain of at most 2 in the check-in and mornings that are as usual.',
  nb: 'Dosen går opp med smerte på høyst 2 i innsjekken og morgener som er som vanlig.',
};
const RUN_THEN: Words = { en: 'Running waits for more:', nb: 'Løpingen venter på mer:' };

/** Compares the newest check-in with the value that the dose requires. */
const nowOf = ({ checkins: [newest], language }: Case): string | null =>
  newest ? (language === 'nb' ? `Den siste sier ${newest.pain}.` : `The newest one says ${newest.pain}.`) : null;

/**
 * Answers what has to happen before the last answer changes: the criteria that are missing and those that are met, the
 * clean sessions of the stage, or the values at which the dose increases. Allows nothing.
 * @param group the subject of the last answer
 */
export const criteriaAnswer = (found: Case, group: string, answerTo: (topic: Topic) => CaseAnswer): string | null => {
  const { course, language } = found;
  const { level } = course.gate;
  if (course.dose.row === 'above_6') return sentences(LESS_PAIN[language], renderAll(course.referrals, language));
  if (group === 'run' || group === 'signs') {
    if (level === 'ladder') return sentences(closed(found), answerTo('moreTimes')(found), answerTo('stageRule')(found));
    if (level === 'clear') return null;
    return course.handover.met || closed(found) ? waiting(found) : criteria(found);
  }
  if (group !== 'exercises' && group !== 'day' && group !== 'pain') return null;
  const isRunOpen = mayRun(found) || level === 'clear' || course.handover.met || course.exclusion !== null;
  return paragraphs(
    sentences(UP[language], nowOf(found)),
    isRunOpen ? null : sentences(RUN_THEN[language], missingOnly(found)),
  );
};

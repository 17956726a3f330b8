import { paragraphs, sentences } from '@stridewell/language/language';
import { LADDER } from '../../domain/ladder/stages.ts';
import { cleanNeeded, mayRun } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import { repeatStage } from '../text/reasons.ts';
import type { CaseAnswer } from './answer.ts';
import { closed, DONE, meets, reasonOf, standing, waiting } from './ladder.ts';
import { usualTime } from './not-yet.ts';

/** Whether and when running begins again: the criteria, and whether they are met (PROG-27). */
export const ready: CaseAnswer = (found) => {
  const { course } = found;
  const why = closed(found);
  if (course.gate.level === 'clear') return sentences(why ?? DONE[found.language]);
  if (course.gate.level === 'ladder') return paragraphs(why, sentences(why ? null : meets(found), standing(found)));
  // Criteria that are met are no comfort while nothing may be run, nor are they what it waits for.
  if (why && course.gate.level === 'stop' && course.handover.met) return why;
  // "how long" is answered before what it waits for; where nothing may be run, the reason comes alone
  const long = !why && found.question.concepts.has('howLong') ? usualTime(found) : null;
  return paragraphs(why, long, waiting(found));
};

/** Which stage the runner is on. */
export const stage: CaseAnswer = (found) => {
  const { course } = found;
  if (course.ladder) return paragraphs(closed(found), standing(found));
  return ready(found);
};

/** How many clean sessions a stage takes. */
export const cleanSessions: CaseAnswer = (found) => {
  const { course, language } = found;
  const needed = cleanNeeded(found);
  const limit = course.isBone ? 0 : 2;
  const have = course.ladder?.cleanSessions ?? 0;
  return language === 'nb'
    ? `${needed} rene økter på hvert trinn; du har ${have} på dette. Ren er smerte høyst ${limit} og som vanlig neste morgen. Én dårlig økt: gjenta trinnet. To på rad: ett tilbake.`
    : `${needed} clean sessions at each stage; you have ${have} at this one. Clean is pain of at most ${limit} and back to usual the next morning. One that is not: repeat the stage. Two in a row: one back.`;
};

/** What comes after this stage, and what it takes. */
export const nextStage: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const { ladder } = course;
  if (!ladder) return ready(found);
  const open = mayRun(found);
  const next = LADDER[ladder.stage + 1];
  const after = next && stageText(next, language, open);
  const told = question.pain !== null && question.pain > 2 && question.pain <= 5 && !course.isBone;
  const hold = told ? repeatStage(question.pain ?? 0, language) : null;
  if (language === 'nb')
    return paragraphs(
      closed(found) ?? hold ?? reasonOf(found),
      sentences(
        `Du er på ${stageText(ladder, language, open)}, med ${ladder.cleanSessions} av ${ladder.cleanNeeded} rene økter.`,
        after ? `Neste er ${after}.` : 'Det er det siste trinnet; så har planen sine egne turer.',
      ),
    );
  return paragraphs(
    closed(found) ?? hold ?? reasonOf(found),
    sentences(
      `You are at ${stageText(ladder, language, open)}, with ${ladder.cleanSessions} of ${ladder.cleanNeeded} clean sessions.`,
      after ? `Next comes ${after}.` : 'It is the last stage; after it the plan has its own sessions.',
    ),
  );
};

/** The days between two sessions on the ladder. */
export const betweenRuns: CaseAnswer = ({ course, language }) => {
  const slow = course.area === 'achilles';
  return language === 'nb'
    ? sentences(
        'Minst 48 timer mellom to økter på stigen: én hviledag imellom.',
        slow && 'For akilles hver tredje dag til og med trinn 3.',
      )
    : sentences(
        'At least 48 hours between two sessions on the ladder: one rest day in between.',
        slow && 'For the Achilles every third day up to stage 3.',
      );
};

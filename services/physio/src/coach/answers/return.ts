import { paragraphs, sentences } from '@stridewell/language/language';
import { LADDER } from '../../domain/ladder/stages.ts';
import { cleanNeeded, mayRun, runEvery } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import { repeatStage } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say } from './answer.ts';
import { usualTime } from './healing.ts';
import { closed, DONE, meets, reasonOf, standing, waiting } from './ladder.ts';
import { road } from './race.ts';

/** A yes where running is asked for and today's stage may be run. */
const yes = (found: Case): string | null => {
  const { course, language, question } = found;
  if (!course.ladder?.startable || !question.concepts.has('should')) return null;
  return language === 'nb' ? 'Ja, dagens trinn.' : "Yes, today's stage.";
};

/** Whether and when running begins again: the criteria, and whether they are met (PROG-27). */
export const ready: CaseAnswer = (found) => {
  const { course } = found;
  const why = closed(found);
  if (course.gate.level === 'clear') return sentences(why ?? DONE[found.language]);
  const isLong = found.question.concepts.has('howLong') || found.question.concepts.has('until');
  if (course.gate.level === 'ladder' && isLong && !why) return sentences(road(found), standing(found));
  if (course.gate.level === 'ladder')
    return paragraphs(why, sentences(!why && yes(found), why ? null : meets(found), standing(found)));
  // Criteria that are met are no comfort while nothing may be run, nor are they what it waits for.
  if (why && course.gate.level === 'stop' && course.handover.met) return why;
  // "how long" is answered before what it waits for; where nothing may be run, the reason comes alone
  const long = !why && isLong ? usualTime(found) : null;
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
export const betweenRuns: CaseAnswer = (found) => {
  const { course } = found;
  const hours = runEvery(found) * 24;
  const isSlow = course.area === 'achilles';
  return say(found, {
    en: [
      `At least ${hours} hours between two sessions on the ladder, because it is the morning after that tells whether the last one was too much.${isSlow ? ' For the Achilles every third day up to stage 3, every other day after it.' : ' That is a rest day in between.'}`,
      `${hours} hours or more: the area answers late, often only the next morning, and a run too soon hides that answer.${isSlow ? ' For an Achilles that means every third day up to stage 3.' : ' So a rest day lies between two runs.'}`,
    ],
    nb: [
      `Minst ${hours} timer mellom to økter på stigen, for det er morgenen etter som forteller om den forrige var for mye.${isSlow ? ' For akilles hver tredje dag til og med trinn 3, annenhver dag etter det.' : ' Det blir én hviledag imellom.'}`,
      `${hours} timer eller mer: området svarer sent, ofte først neste morgen, og en tur for tidlig skjuler svaret.${isSlow ? ' For akilles betyr det hver tredje dag til og med trinn 3.' : ' Altså en hviledag mellom to turer.'}`,
    ],
  });
};

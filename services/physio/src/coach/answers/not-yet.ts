import { bullets, paragraphs, sentences } from '@stridewell/language/language';
import { HOP_IDS } from '../../domain/programmes/programmes.ts';
import { isReset } from '../figures.ts';
import { testText, usualTimeText } from '../text/guidance.ts';
import { highPain } from '../text/reasons.ts';
import type { Case, CaseAnswer } from './answer.ts';
import { closed, criteria, DONE, RESET, standing, waiting } from './ladder.ts';

/** Hills and fast work: after the ladder (section C of the domain page). */
export const hills: CaseAnswer = ({ course, language }) => {
  const isAvoided =
    course.area === 'achilles' || course.area === 'plantar' || course.area === 'knee' || course.area === 'ITB';
  return language === 'nb'
    ? sentences(
        'Ikke nå, unngå bakker og fart: de venter til etter stage 9 (trinn 9) og 2 uker på minst 75 % av de ukentlige minuttene du hadde før.',
        isAvoided && 'De er noe av det dette området tåler dårligst.',
        'Mengde før fart.',
      )
    : sentences(
        'Not now, avoid hills and speed: they wait until after stage 9 and 2 weeks at 75 % or more of your earlier weekly minutes.',
        isAvoided && 'They are among what this area likes least.',
        'Volume before speed.',
      );
};

const POINT = {
  en: 'Running Coach holds the plan and eases with it: ask there what is left of the week.',
  nb: 'Running Coach har planen og letter den i takt: spør der hva som er igjen av uka.',
};

/** A race, a group run, intervals, the usual distance: not before the ladder is done (SAFE-30). */
export const hard: CaseAnswer = (found) => {
  const { course, state, language } = found;
  const why = closed(found);
  if (why)
    return paragraphs(language === 'nb' ? 'Nei, ikke noe hardt nå.' : 'No, nothing hard now.', why, POINT[language]);
  if (course.gate.level === 'clear')
    return sentences(
      DONE[language],
      language === 'nb'
        ? 'Bakker og fart kommer etter 2 uker på minst 75 % av de tidligere minuttene.'
        : 'Hills and speed come after 2 weeks at 75 % or more of the earlier minutes.',
    );
  if (course.gate.level === 'walk')
    return paragraphs(language === 'nb' ? 'Nei, ikke ennå.' : 'No, not yet.', waiting(found), POINT[language]);
  const reset = isReset(state) ? RESET[language] : null;
  return paragraphs(
    language === 'nb'
      ? 'Nei, veien tilbake er gradvis: stigen, ikke den vanlige distansen.'
      : 'No, the way back is graded: the ladder, not your usual distance.',
    reset,
    standing(found),
    POINT[language],
  );
};

/** Hops and jumps: never offered to those who must not (TRIAGE-21, TRIAGE-22). */
export const hop: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const listed = day.exercises.some(({ id }) => HOP_IDS.has(id));
  if (course.noHops || course.gate.level === 'stop' || course.dose.row === 'above_6')
    return sentences(
      language === 'nb'
        ? 'Nei, ingen hopp nå, heller ikke som test.'
        : 'No hopping or jumping now, not as a test either.',
      course.dose.row === 'above_6' && highPain(found, language),
    );
  if (listed)
    return language === 'nb'
      ? 'Bare hoppene som står i dagens øvelser, og ikke flere.'
      : "Only the hops that stand in today's exercises, and no others.";
  return language === 'nb'
    ? 'Ikke ennå: hopp kommer i fase 3, etter at startkriteriene er møtt.'
    : 'Not yet: hops come in phase 3, once the start criteria have been met.';
};

/** The functional tests of the area. */
export const tests: CaseAnswer = ({ course, day, language }) => {
  if (course.gate.level === 'stop' || course.dose.row === 'above_6')
    return language === 'nb'
      ? 'Ingen tester nå: de kommer når det har roet seg.'
      : 'No tests now: they come when it has settled.';
  return paragraphs(
    language === 'nb'
      ? 'Testene for området; svar ja i innsjekken når alle går fint. Ta dem på en god dag, og ikke oftere enn én gang i uka:'
      : 'The tests of the area; answer yes in the check-in once all of them go well. Do them on a good day, and not more than once a week:',
    bullets(day.tests.map((test) => testText(test, language))),
  );
};

/** How long it usually takes (PGM-62). */
export const usualTime: CaseAnswer = ({ day, language }) =>
  language === 'nb'
    ? `Vanligvis ${usualTimeText(day.usualTime, language)}; det varierer mye, og jeg kan ikke si hvor lenge for deg. Jevn belastning og gode morgener teller mest.`
    : `Usually ${day.usualTime}; it varies a lot, and I cannot say how long for you. Steady load and good mornings count most.`;

const NOT_HEALED = {
  waits: { en: 'Not yet.', nb: 'Ikke ennå.' },
  criteria: {
    en: 'Not yet: it is marked as healed once the criteria are met.',
    nb: 'Ikke ennå: skaden merkes som frisk når kriteriene er møtt.',
  },
};
const missing = (found: Case): string =>
  found.course.handover.met ? (closed(found) ?? waiting(found)) : criteria(found);

/** Whether it may be marked as healed: not while walking is all that is allowed, whatever the criteria say. */
export const healed: CaseAnswer = (found) =>
  found.course.handover.met && (found.course.gate.level === 'ladder' || found.course.gate.level === 'clear')
    ? found.language === 'nb'
      ? 'Kriteriene er møtt nå: på Profil kan du merke skaden som frisk («Mark as healed»). Er du i tvil, la stigen gå til trinn 9 først.'
      : 'The criteria are met now: on the Profile tab you can mark it as healed. If in doubt, let the ladder go to stage 9 first.'
    : paragraphs(NOT_HEALED[found.course.handover.met ? 'waits' : 'criteria'][found.language], missing(found));

export const runningCoach: CaseAnswer = (found) => paragraphs(closed(found), POINT[found.language]);

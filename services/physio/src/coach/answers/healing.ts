import { bullets, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { isHop } from '../../domain/library.ts';
import { testNameOf } from '../../domain/tests/today.ts';
import { render } from '../../messages/catalogue.ts';
import { isReset } from '../figures.ts';
import { highPain } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed, criteria, waiting } from './ladder.ts';
import { change } from './mood.ts';
import { road } from './race.ts';

const LEAVE_HOPS: Wordings = {
  en: ['Yes, leave the hops out today and log them as skipped; the rest of the list stands.'],
  nb: ['Ja, la hoppene ligge i dag og logg dem som hoppet over; resten av lista gjelder som før.'],
};
const RESET_HOPS: Wordings = {
  en: ['Not today: your readiness is Reset, and hops want rested legs. Leave them for the next day on the list.'],
  nb: ['Ikke i dag: dagsformen er Reset, og hopp krever uthvilte bein. La dem ligge til neste gang de står på lista.'],
};

/** Hops and jumps: never offered to runners who must not do them (TRIAGE-21, TRIAGE-22). */
export const hop: CaseAnswer = (found) => {
  const { course, day, language } = found;
  const isLeftOut = /drop|skip|leave out|without|swap|instead|quiet|uten|la være|bytte|i stedet/i.test(
    found.question.message,
  );
  const listed = day.exercises.some(({ id }) => isHop(id));
  if (course.noHops || course.gate.level === 'stop' || course.dose.row === 'above_6')
    return sentences(
      language === 'nb'
        ? 'Nei, ingen hopp nå, heller ikke som test.'
        : 'No hopping or jumping now, not as a test either.',
      course.dose.row === 'above_6' && highPain(found, language),
    );
  if (listed && isLeftOut) return say(found, LEAVE_HOPS);
  if (listed && isReset(found.state)) return say(found, RESET_HOPS);
  if (listed)
    return language === 'nb'
      ? 'Bare hoppene som står i dagens øvelser, og ikke flere.'
      : "Only the hops that stand in today's exercises, and no others.";
  if (course.phase === 3) return NO_HOPS_LISTED[language];
  return language === 'nb'
    ? 'Ikke ennå: hopp kommer i fase 3, etter at startkriteriene er møtt.'
    : 'Not yet: hops come in phase 3, once the start criteria have been met.';
};

const NO_HOPS_LISTED: Words = {
  en: "Not today: today's exercises have no hops. They come later in this phase, once the start criteria have been met.",
  nb: 'Ikke i dag: dagens øvelser har ingen hopp. De kommer senere i denne fasen, når startkriteriene er møtt.',
};

const NO_TESTS: Words = {
  en: 'No tests now: they come when it has settled.',
  nb: 'Ingen tester nå: de kommer når det har roet seg.',
};
const TESTS: Wordings = {
  en: [
    'The tests of the area; answer yes in the check-in once all of them go well. Do them on a good day, the good side first, and each at most every third day:',
    'These are what it has to manage. Try them on a good day, each at most every third day, and note the numbers on the test cards:',
  ],
  nb: [
    'Testene for området; svar ja i innsjekken når alle går fint. Ta dem på en god dag, den friske siden først, og hver av dem høyst hver tredje dag:',
    'Dette er det området må klare. Prøv på en god dag, hver av dem høyst hver tredje dag, og skriv tallene på testkortene:',
  ],
};

/** Explains why there are no tests now; null if they may be tried. */
export const testLimits = ({ course, language }: Case): string | null =>
  course.gate.level === 'stop' || course.dose.row === 'above_6' ? NO_TESTS[language] : null;

/** The functional tests of the area, after the missing conditions for running if the question asks about them. */
export const tests: CaseAnswer = (found) => {
  const { course, day, language, question } = found;
  const stop = testLimits(found);
  if (stop) return stop;
  const shown = new Set(day.tests.map(({ id }) => id));
  const list = bullets(
    course.tests.filter(({ testId }) => shown.has(testId)).map((test) => render(testNameOf(test), language)),
  );
  const toRun = course.gate.level === 'walk' && question.concepts.has('ready') && question.concepts.has('run');
  return paragraphs(toRun ? waiting(found) : null, say(found, TESTS), list);
};

const VARIES: Wordings = {
  en: [
    'It varies a lot, and I cannot say how long for you.',
    'How long yours takes nobody can tell; weeks go up and down.',
  ],
  nb: [
    'Det varierer mye, og jeg kan ikke si hvor lenge for deg.',
    'Hvor lenge det tar for deg, kan ingen si; uker går opp og ned.',
  ],
};
const COUNTS: Wordings = {
  en: ['Steady load and good mornings count most.', 'What shortens it most is steady work and calm mornings.'],
  nb: [
    'Jevn belastning og gode morgener teller mest.',
    'Det som korter det mest ned, er jevnt arbeid og rolige morgener.',
  ],
};

/** How long it usually takes (PGM-62). */
export const usualTime: CaseAnswer = (found) => {
  const { course, day, language } = found;
  if (course.gate.level === 'ladder' && !closed(found)) return sentences(road(found), say(found, VARIES));
  const usual = day.usualTime[language];
  const head =
    language === 'nb'
      ? `Vanligvis ${usual}, og du er i fase ${day.phase} av 3.`
      : `Usually ${usual}, and you are in phase ${day.phase} of 3.`;
  return sentences(head, say(found, VARIES), say(found, COUNTS));
};

const NOT_HEALED = {
  waits: { en: 'Not yet.', nb: 'Ikke ennå.' },
  criteria: {
    en: 'Not yet: it is marked as healed once the criteria are met.',
    nb: 'Ikke ennå: skaden merkes som frisk når kriteriene er møtt.',
  },
};
const missing = (found: Case): string =>
  found.course.handover.met || found.course.exclusion ? (closed(found) ?? waiting(found)) : criteria(found);

/** Answers whether the injury may be marked as healed: not while only walking is allowed, whatever the criteria say. */
export const healed: CaseAnswer = (found) =>
  found.course.handover.met && (found.course.gate.level === 'ladder' || found.course.gate.level === 'clear')
    ? found.language === 'nb'
      ? 'Kriteriene er møtt nå: på Profil kan du merke skaden som frisk («Merk som frisk»). Er du i tvil, la stigen gå til trinn 12 først.'
      : 'The criteria are met now: on the Profile tab you can mark it as healed. If in doubt, let the ladder go to stage 12 first.'
    : paragraphs(
        sentences(
          NOT_HEALED[found.course.handover.met || found.course.exclusion ? 'waits' : 'criteria'][found.language],
          change(found),
        ),
        missing(found),
      );

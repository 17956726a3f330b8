import { bullets, paragraphs, sentences } from '@stridewell/coaching/text/language';
import { LADDER } from '../../rules/ladder/stages.ts';
import { cleanNeeded, isReset, mayRun } from '../figures.ts';
import { CRITERIA, testText, usualTimeText } from '../text/guidance.ts';
import { stageText } from '../text/ladder.ts';
import { HIGH_PAIN, repeatStage, STAGE_BACK } from '../text/reasons.ts';
import type { Case, CaseAnswer } from './answer.ts';

const RESET = {
  en: 'No running today: your readiness is Reset, and rest comes first. Running Coach has the plan for the days after.',
  nb: 'Ingen løping i dag: readiness er Reset, og hvile kommer først. Running Coach har planen for dagene etter.',
};
const STOP = {
  en: 'No running now: it hurts too much, or it is a kind of pain that allows none.',
  nb: 'Ingen løping nå: det gjør for vondt, eller det er en type smerte som ikke tåler noe.',
};
const DONE = {
  en: 'The ladder is done: the running plan has its own runs again, and Running Coach knows them. Pain stays at 2 or less, or we look again.',
  nb: 'Stigen er ferdig: løpeplanen har sine egne turer igjen, og Running Coach kjenner dem. Smerten holder seg på høyst 2, ellers ser vi på det igjen.',
};

/** Why no running is open now; null where it is. */
const closed = ({ course, state, language }: Case): string | null => {
  if (course.dose.row === 'above_6') return HIGH_PAIN[language];
  if (course.gate.level === 'stop') return STOP[language];
  return isReset(state) && course.gate.level !== 'walk' ? RESET[language] : null;
};

const criteria = ({ course: { handover, newest }, language }: Case): string => {
  const met = language === 'nb' ? 'på plass' : 'met';
  const missing = language === 'nb' ? 'mangler' : 'still missing';
  const now = newest ? (language === 'nb' ? `, nå ${newest.pain}` : `, now ${newest.pain}`) : '';
  return bullets(
    handover.criteria.map(
      (one) =>
        `${CRITERIA[one.id]?.[language] ?? one.label}: ${one.met ? met : missing}${one.id === 'pain' ? now : ''}`,
    ),
  );
};

const waiting = (found: Case): string =>
  paragraphs(
    found.language === 'nb'
      ? 'Løping venter, bare gange til alt dette står i én innsjekk; da åpner stigen, ikke full trening:'
      : 'Running waits, walking only until all of these stand in one check-in; then the ladder opens, not full training:',
    criteria(found),
  );

/** PGM-05 word for word where the ladder is about to begin. */
const meets = ({ day, language }: Case): string | null => {
  const ready = day.alerts.find(({ kind }) => kind === 'handover');
  if (language === 'en') return ready ? ready.text.replace(/^The return-to-run criteria are met\. /, '') : null;
  return ready ? 'Du oppfyller startkriteriene: smerte 2 eller mindre, gange og løp går fint, testene er fine.' : null;
};

const WALK = {
  en: 'Walking only today: the stage waits until it has settled.',
  nb: 'Bare gange i dag: trinnet venter til det har roet seg.',
};

const openReason = (reason: string, { language }: Case): string | null => {
  // how many sessions were clean is said beside it
  if (language === 'en') return reason.replace(/ Clean sessions: .*$/, '');
  const pain = /^Pain was (\d+) and gone/.exec(reason)?.[1];
  if (pain) return repeatStage(Number(pain), 'nb');
  if (/^Check in first/.test(reason)) return 'Gjør innsjekken først: trinnet følger av den.';
  const hours = /^At least (\d+) hours/.exec(reason)?.[1];
  return hours ? `Minst ${hours} timer mellom turene: hvil eller gå i dag.` : null;
};

/** What the ladder says of today; where nothing of it may be done, at most that it went back. */
const reasonOf = (found: Case): string | null => {
  const { course, language } = found;
  const reason = course.ladder?.reason;
  if (!reason) return null;
  if (/one stage back/.test(reason)) return STAGE_BACK[language];
  if (mayRun(found)) return openReason(reason, found);
  return course.gate.level === 'walk' ? WALK[language] : null;
};

const standing = (found: Case): string => {
  const { course, language } = found;
  const { ladder } = course;
  if (!ladder) return language === 'nb' ? 'Stigen er ikke åpen ennå.' : 'The ladder is not open yet.';
  const open = mayRun(found);
  const at = stageText(ladder, language, open);
  return language === 'nb'
    ? sentences(
        `Du er på ${at}${open ? `, ${ladder.minutes} min i alt` : ''}. Rene økter: ${ladder.cleanSessions} av ${ladder.cleanNeeded}.`,
        reasonOf(found),
      )
    : sentences(
        `You are at ${at}${open ? `, ${ladder.minutes} min in all` : ''}. Clean sessions: ${ladder.cleanSessions} of ${ladder.cleanNeeded}.`,
        reasonOf(found),
      );
};

/** Whether and when running begins again: the criteria, and whether they are met (PROG-27). */
export const ready: CaseAnswer = (found) => {
  const { course } = found;
  const why = closed(found);
  if (course.gate.level === 'clear') return sentences(why ?? DONE[found.language]);
  if (course.gate.level === 'ladder') return paragraphs(why, sentences(why ? null : meets(found), standing(found)));
  return paragraphs(why, waiting(found));
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
export const hop: CaseAnswer = ({ course, day, language }) => {
  const listed = day.exercises.some(({ name }) => /hop|pogo|skip|bound/i.test(name));
  if (course.noHops || course.gate.level === 'stop' || course.dose.row === 'above_6')
    return sentences(
      language === 'nb'
        ? 'Nei, ingen hopp nå, heller ikke som test.'
        : 'No hopping or jumping now, not as a test either.',
      course.dose.row === 'above_6' && HIGH_PAIN[language],
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

export const healed: CaseAnswer = (found) =>
  found.course.handover.met
    ? found.language === 'nb'
      ? 'Kriteriene er møtt nå: på Profil kan du merke skaden som frisk («Mark as healed»). Er du i tvil, la stigen gå til trinn 9 først.'
      : 'The criteria are met now: on the Profile tab you can mark it as healed. If in doubt, let the ladder go to stage 9 first.'
    : paragraphs(
        found.language === 'nb'
          ? 'Ikke ennå: skaden merkes som frisk når kriteriene er møtt.'
          : 'Not yet: it is marked as healed once the criteria are met.',
        criteria(found),
      );

export const runningCoach: CaseAnswer = ({ language }) => POINT[language];

import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { CONDITIONS } from '../../domain/conditions/conditions.ts';
import { LADDER } from '../../domain/ladder/stages.ts';
import { limitsOf } from '../../domain/limits.ts';
import { cleanNeeded, mayRun, runEvery } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import { repeatStage } from '../text/reasons.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { usualTime } from './healing.ts';
import { closed, DONE, meets, missingOnly, reasonOf, standing, waitAfterRun, waiting } from './ladder.ts';
import { road } from './race.ts';

/** Answers yes if the question is about running and today's stage may be run. */
const yes = (found: Case): string | null => {
  const { course, language, question } = found;
  if (!course.ladder?.startable) return null;
  const wait = waitAfterRun(found);
  if (wait) return wait;
  if (!question.concepts.has('should')) return null;
  return language === 'nb' ? 'Ja, dagens trinn.' : "Yes, today's stage.";
};

/** Whether and when running begins again: the criteria, and whether they are met (PROG-27). */
export const ready: CaseAnswer = (found) => {
  const { course } = found;
  const named = namedStage(found);
  if (named) return named;
  const why = closed(found);
  if (course.gate.level === 'clear') return sentences(why ?? DONE[found.language]);
  const isLong = found.question.concepts.has('howLong') || found.question.concepts.has('until');
  if (course.gate.level === 'ladder' && isLong && !why) return sentences(road(found), standing(found));
  if (course.gate.level === 'ladder')
    return paragraphs(why, sentences(!why && yes(found), why ? null : meets(found), standing(found)));
  // While running is not allowed, met criteria are neither a comfort nor what running waits for.
  if (why && course.gate.level === 'stop' && course.handover.met) return why;
  // "How long" is answered before the missing conditions. If running is not allowed, only the reason is given.
  const long = !why && isLong ? usualTime(found) : null;
  return paragraphs(why, long, waiting(found));
};

const OPEN: Words = {
  en: 'Nothing: the criteria are met, and running is open.',
  nb: 'Ingenting: kriteriene er møtt, og løping er åpen.',
};
/** Only what is missing for running; nothing if running is allowed. */
export const missing: CaseAnswer = (found) => {
  const { course, language } = found;
  const stop = closed(found);
  if (course.gate.level === 'ladder' || course.gate.level === 'clear') return stop ?? OPEN[language];
  if (course.exclusion || (stop && course.handover.met)) return stop ?? waiting(found);
  return course.handover.met ? waiting(found) : missingOnly(found);
};

const NAMED_STAGE =
  /(?<!\p{L})(?:(?:stage|trinn|steg) (?:nr\.? |number )?|(?:go|get|move|komme?r?|gå|videre|opp|on) (?:up |on |opp |videre )?(?:to|til|på) )(\d{1,2})(?![\d.,:]|\s*(?:min|km|k\b|of|av|\/))/iu;

/** Explains a stage that the message names and that is not the runner's current one; null for every other message. */
const namedStage = (found: Case): string | null => {
  const { course, language, question } = found;
  const named = NAMED_STAGE.exec(question.own)?.[1];
  const { ladder } = course;
  const other = named === undefined ? undefined : LADDER[Number(named)];
  if (!ladder || !other || other.stage === ladder.stage || SKIP.test(question.message)) return null;
  const nb = language === 'nb';
  const what = stageText(other, language, false);
  const steps = other.stage - ladder.stage;
  const sessions = Math.max(ladder.cleanNeeded - ladder.cleanSessions, 1) + (steps - 1) * ladder.cleanNeeded;
  const ahead = nb
    ? `Til det er det ${steps} trinn: minst ${sessions} ${sessions === 1 ? 'ren økt' : 'rene økter'}, ett trinn om gangen.`
    : `That is ${steps} ${steps === 1 ? 'stage' : 'stages'} away: at least ${sessions} clean ${sessions === 1 ? 'session' : 'sessions'}, one stage at a time.`;
  const asksLeave = /(?<!\p{L})(?:can|may|could|should|when|kan|får|skal|bør|når)(?!\p{L})/iu.test(question.own);
  const notYet = steps > 0 && asksLeave ? (nb ? 'Ikke ennå.' : 'Not yet.') : null;
  const behind = nb ? 'Det er bak deg.' : 'That one is behind you.';
  return paragraphs(
    closed(found),
    sentences(notYet, `${what.slice(0, 1).toUpperCase()}${what.slice(1)}.`, steps > 0 ? ahead : behind),
    nb
      ? `Du er på trinn ${ladder.stage}, med ${ladder.cleanSessions} av ${ladder.cleanNeeded} rene økter.`
      : `You are at stage ${ladder.stage}, with ${ladder.cleanSessions} of ${ladder.cleanNeeded} clean sessions.`,
  );
};

const SKIP = /skip|jump|hoppe? over|rett til/i;

/** Which stage the runner is on. */
export const stage: CaseAnswer = (found) => {
  const { course, question } = found;
  if (SKIP.test(question.message)) return cleanSessions(found);
  const named = namedStage(found);
  if (named) return named;
  if (course.ladder && question.concepts.has('when')) return nextStage(found);
  const isLeft = ['left', 'howLong'].some((name) => question.concepts.has(name));
  if (course.ladder && isLeft && !closed(found)) return sentences(road(found), standing(found));
  if (course.ladder) return paragraphs(closed(found), standing(found));
  return ready(found);
};

const NO_SKIP: Wordings = {
  en: [
    'No stage is skipped, however well it goes.',
    'No, each stage is taken in turn; the one before is what makes the next safe to try.',
  ],
  nb: [
    'Ingen trinn hoppes over, uansett hvor bra det går.',
    'Nei, trinnene tas i tur og orden; det ene gjør det trygt å prøve det neste.',
  ],
};

/** How many clean sessions a stage requires. */
export const cleanSessions: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const skip = SKIP.test(question.message) ? say(found, NO_SKIP) : null;
  const needed = cleanNeeded(found);
  const limit = limitsOf(course.condition, course.isBone).cleanRun;
  const have = course.ladder?.cleanSessions ?? 0;
  const rule =
    language === 'nb'
      ? `${needed} rene økter på hvert trinn; du har ${have} på dette. Ren er smerte høyst ${limit} og som vanlig neste morgen. Én dårlig økt: gjenta trinnet. To på rad: ett tilbake.`
      : `${needed} clean sessions at each stage; you have ${have} at this one. Clean is pain of at most ${limit} and back to usual the next morning. One that is not: repeat the stage. Two in a row: one back.`;
  const isLeft = course.ladder !== null && question.concepts.has('left') && !closed(found);
  return sentences(skip, isLeft && road(found), rule);
};

/** The next stage, and the conditions for it. */
export const nextStage: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const { ladder } = course;
  if (!ladder) return ready(found);
  const named = namedStage(found);
  if (named) return named;
  const open = mayRun(found);
  const next = LADDER[ladder.stage + 1];
  const after = next && stageText(next, language, open);
  const { cleanRun, run } = limitsOf(course.condition, course.isBone);
  const told = question.pain !== null && question.pain > cleanRun && question.pain <= 5 && run > 0;
  const hold = told ? repeatStage(question.pain ?? 0, language) : null;
  const stop = closed(found);
  const left = Math.max(ladder.cleanNeeded - ladder.cleanSessions, 1);
  if (language === 'nb')
    return paragraphs(
      stop ??
        sentences(
          `Ikke ennå: ${left} ${left === 1 ? 'ren økt' : 'rene økter'} til på dette trinnet.`,
          hold ?? reasonOf(found),
        ),
      sentences(
        `Du er på ${stageText(ladder, language, open)}, med ${ladder.cleanSessions} av ${ladder.cleanNeeded} rene økter.`,
        after ? `Neste er ${after}.` : 'Det er det siste trinnet; så har planen sine egne turer.',
      ),
    );
  return paragraphs(
    stop ??
      sentences(
        `Not yet: ${left} more clean ${left === 1 ? 'session' : 'sessions'} at this stage.`,
        hold ?? reasonOf(found),
      ),
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
  const isDaily = found.question.concepts.has('everyDay') || found.question.concepts.has('inRow');
  const isSoon = found.question.concepts.has('ranLately') && found.question.concepts.has('today');
  const notDaily = found.language === 'nb' ? 'Nei, ikke hver dag.' : 'No, not every day.';
  const notToday =
    found.language === 'nb' ? 'Nei, ikke i dag hvis du nettopp har løpt.' : 'No, not today if you have just run.';
  const no = isDaily ? notDaily : isSoon && notToday;
  const isSlow = course.area === 'achilles' && CONDITIONS[course.condition].ladder.slowUpTo > 0;
  const why = say(found, {
    en: [
      `At least ${hours} hours between two sessions on the ladder, because it is the morning after that tells whether the last one was too much.${isSlow ? ' For the Achilles every third day up to stage 3, every other day after it.' : ' That is a rest day in between.'}`,
      `${hours} hours or more: the area answers late, often only the next morning, and a second one too soon hides that answer.${isSlow ? ' For an Achilles that means every third day up to stage 3.' : ' So a rest day lies in between.'}`,
    ],
    nb: [
      `Minst ${hours} timer mellom to økter på stigen, for det er morgenen etter som forteller om den forrige var for mye.${isSlow ? ' For akilles hver tredje dag til og med trinn 3, annenhver dag etter det.' : ' Det blir én hviledag imellom.'}`,
      `${hours} timer eller mer: området svarer sent, ofte først neste morgen, og en tur for tidlig skjuler svaret.${isSlow ? ' For akilles betyr det hver tredje dag til og med trinn 3.' : ' Altså en hviledag mellom to turer.'}`,
    ],
  });
  return sentences(no, why);
};

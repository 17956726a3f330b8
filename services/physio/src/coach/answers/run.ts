import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { paragraphs, sentences, type Words } from '@stridewell/language/language';
import { mayRun, runEvery } from '../figures.ts';
import { stageText } from '../text/ladder.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { closed, missingOnly, standing, waitAfterRun, waiting } from './ladder.ts';

const REFER: Wordings = {
  en: ['Running Coach has the paces of the plan.', 'For the numbers of the plan, ask Running Coach.'],
  nb: ['Running Coach har fartene i planen.', 'Tallene i planen får du hos Running Coach.'],
};
const TALKING: Wordings = {
  en: [
    'Slow enough to talk in whole sentences; there is no pace to hit on the ladder.',
    'Talking pace: if you can say a whole sentence without gasping, it is right. No number on the watch matters here.',
    'As slowly as you can jog and still talk. The ladder counts minutes, not pace or heart rate.',
  ],
  nb: [
    'Så rolig at du kan snakke i hele setninger; det er ingen fart du skal treffe på stigen.',
    'Snakk i hele setninger hele veien, så er farten riktig; det er ikke klokka som bestemmer den her.',
    'Så sakte du kan jogge og fortsatt prate. Stigen teller minutter, ikke fart eller puls.',
  ],
};
const MINUTES_COUNT: Wordings = {
  en: [
    'The minutes are the load that is being tested; more speed on top would blur the answer.',
    'Each stage raises the minutes only, so that the next morning tells you what those did.',
  ],
  nb: [
    'Det er minuttene som prøves; mer fart oppå gjør svaret uklart.',
    'Hvert trinn øker bare minuttene, så neste morgen forteller hva de gjorde.',
  ],
};
const NO_RUNS: Wordings = {
  en: [
    'None yet: running has not opened, so brisk walking is the pace for now.',
    'Running is not open yet, so there is no pace to keep but a brisk walk.',
  ],
  nb: [
    'Ingen ennå: løping har ikke åpnet, så rask gange er farten nå.',
    'Løping er ikke åpen ennå, så det er ingen annen fart enn rask gange.',
  ],
};

const BRISK: Wordings = {
  en: ['Brisk, but easy to talk: the walk breaks are there to let it settle, not to be won.'],
  nb: ['Raskt, men så du lett kan prate: gåpausene er der for at det skal roe seg.'],
};

/** How fast to run. */
export const pace: CaseAnswer = (found) => {
  const { course, question } = found;
  const stop = closed(found);
  if (question.concepts.has('walkBreak') && !stop) return say(found, BRISK);
  if (course.gate.level === 'clear') return sentences(stop, say(found, REFER));
  if (stop) return paragraphs(stop, say(found, REFER));
  if (course.gate.level === 'walk') return sentences(say(found, NO_RUNS), say(found, REFER));
  return sentences(say(found, TALKING), say(found, MINUTES_COUNT));
};

const TREADMILL: Words = {
  en: 'Yes, the treadmill counts: keep it flat, 0-1 % at most.',
  nb: 'Ja, mølla teller: hold den flat, høyst 0-1 %.',
};
const WALK_BELT: Words = {
  en: 'For walking, yes: keep the treadmill flat, 0-1 % at most.',
  nb: 'Til gange, ja: hold mølla flat, høyst 0-1 %.',
};
const GROUND: Words = {
  en: 'Anything flat and even: a path, gravel, grass or asphalt. Leave out hills, rough trails and cambered roads for now.',
  nb: 'Alt som er flatt og jevnt: sti, grus, gress eller asfalt. La bakker, ulendt terreng og skrå veier ligge inntil videre.',
};
const EVEN: Wordings = {
  en: ['Keep to the same ground from one session to the next, so that only the minutes change.'],
  nb: ['Hold deg til samme underlag fra økt til økt, så er det bare minuttene som endrer seg.'],
};
const WALK_THERE: Wordings = {
  en: ['It holds for walking now, as running has not opened.'],
  nb: ['Det gjelder gange nå, for løping har ikke åpnet.'],
};

/** Where to run or walk. */
export const where: CaseAnswer = (found) => {
  const { course, question, language } = found;
  const stop = closed(found);
  if (stop) return stop;
  const isBelt = /treadmill|m[øo]ll/i.test(question.message);
  const isWalk = course.gate.level === 'walk';
  if (isBelt && isWalk) return WALK_BELT[language];
  return sentences((isBelt ? TREADMILL : GROUND)[language], say(found, isWalk ? WALK_THERE : EVEN));
};

const WEATHER: Wordings = {
  en: [
    'The weather does not change what the injury allows; ice does, because a slip costs more than a day off.',
    'Rain or cold is fine for the injury itself; icy ground is the one to stay off.',
  ],
  nb: [
    'Været endrer ikke hva skaden tåler; is gjør det, for et fall koster mer enn en fridag.',
    'Regn og kulde går fint for selve skaden; det er isen du bør holde deg unna.',
  ],
};
const INDOORS: Wordings = {
  en: [
    'Take it on a treadmill, or move it a day: nothing is lost.',
    'A treadmill does the same job, and a day later is just as good.',
  ],
  nb: [
    'Ta den på mølle, eller vent en dag: ingenting går tapt.',
    'Mølla gjør samme nytte, og en dag senere er like bra.',
  ],
};

const WALK_INDOORS: Wordings = {
  en: ['Where it is slippery, walk indoors or on another day.', 'On slippery days a walk indoors is as good.'],
  nb: ['Der det er glatt, går du inne eller en annen dag.', 'På glatte dager er en gåtur inne like bra.'],
};

/** Rain, cold and ice. */
export const weather: CaseAnswer = (found) => {
  const stop = closed(found);
  if (stop) return sentences(stop, say(found, WEATHER));
  const isOpen = found.course.gate.level === 'ladder' || found.course.gate.level === 'clear';
  return sentences(say(found, WEATHER), say(found, isOpen ? INDOORS : WALK_INDOORS));
};

/** The date of the next run: today if the ladder allows it, and never within 48 hours of the last run. */
export const nextRun: CaseAnswer = (found) => {
  const { course, language } = found;
  const { ladder } = course;
  const stop = closed(found);
  if (stop) return paragraphs(stop, course.dose.row === 'above_6' && !course.handover.met && missingOnly(found));
  if (course.gate.level === 'clear') return say(found, DAYS_OF_PLAN);
  if (!ladder || course.gate.level === 'walk') return waiting(found);
  if (!ladder.startable) return sentences(language === 'nb' ? 'Ikke i dag.' : 'Not today.', standing(found));
  const gap = runEvery(found);
  const next = weekday(addDays(course.today, gap), language);
  const at = stageText(ladder, language, mayRun(found));
  const wait = waitAfterRun(found);
  if (wait) return sentences(wait, language === 'nb' ? `Da er det ${at}.` : `Then it is ${at}.`);
  return language === 'nb'
    ? sentences(
        `I dag, om du vil: ${at}, ${ladder.minutes} minutter i alt.`,
        `Tar du den i dag, er ${next} tidligst for den neste, for det skal være minst ${gap * 24} timer imellom.`,
      )
    : sentences(
        `Today, if it suits you: ${at}, ${ladder.minutes} minutes in all.`,
        `Run it today and ${next} is the earliest for the next, as at least ${gap * 24} hours lie between two.`,
      );
};

const DAYS_OF_PLAN: Wordings = {
  en: [
    'The days are for Running Coach: its week eases with what your check-ins here allow.',
    'The days of the week are in the plan, and Running Coach moves them; from here comes only what the injury allows.',
  ],
  nb: [
    'Dagene styrer Running Coach: uka der blir lettere i takt med det innsjekkene her tillater.',
    'Ukedagene ligger i planen, og Running Coach flytter dem; herfra kommer bare hva skaden tåler.',
  ],
};
/** How far apart two runs are. */
const spaced = (found: Case): string => {
  const hours = runEvery(found) * 24;
  return say(found, {
    en: [
      `From the injury: at least ${hours} hours between two runs of the ladder.`,
      `What the injury asks for is ${hours} hours between two runs, so never two days in a row.`,
    ],
    nb: [
      `For skaden sin del: minst ${hours} timer mellom to turer på stigen.`,
      `Det skaden krever, er ${hours} timer mellom to turer, altså aldri to dager på rad.`,
    ],
  });
};

/** Weeks, days and the number of runs: the running coach provides them, and the injury sets the limit. */
export const plan: CaseAnswer = (found) => {
  const { course, question } = found;
  const isChange =
    question.intent === 'fewerRuns' || question.intent === 'availableDays' || question.intent === 'busyWeek';
  const stop = closed(found);
  if (stop) return sentences(stop, say(found, DAYS_OF_PLAN));
  if (course.gate.level === 'ladder' && !isChange) return sentences(spaced(found), say(found, DAYS_OF_PLAN));
  if (course.gate.level === 'walk' && !isChange) return paragraphs(waiting(found), say(found, DAYS_OF_PLAN));
  return say(found, DAYS_OF_PLAN);
};

/** Duration of today's session: the stage if the question is about a run, otherwise the number of sets. */
export const sessionLength: CaseAnswer = (found) => {
  const { course, day, question, language } = found;
  const { ladder } = course;
  const isRun = question.concepts.has('run') || question.concepts.has('stage') || question.concepts.has('ladder');
  const stop = closed(found);
  if (isRun && stop) return stop;
  if (isRun && ladder && mayRun(found)) {
    const at = stageText(ladder, language, true);
    return language === 'nb'
      ? `${ladder.minutes} minutter i alt: ${at}, med 5 minutter rask gange før og etter. Av det er ${ladder.runMinutes} minutter løping.`
      : `${ladder.minutes} minutes in all: ${at}, with 5 minutes of brisk walking before and after. Of that, ${ladder.runMinutes} minutes are running.`;
  }
  if (isRun) return waiting(found);
  const sets = day.exercises.reduce((sum, each) => sum + each.sets, 0);
  if (sets === 0)
    return language === 'nb' ? 'Ingen tid i dag: det står ingen øvelser.' : 'No time today: there are none to do.';
  return language === 'nb'
    ? `Det er ${day.exercises.length} øvelser og ${sets} sett i alt i dag. Hvor lenge det tar, kommer an på pausene dine.`
    : `There are ${day.exercises.length} exercises and ${sets} sets in all today. How long that takes depends on your breaks.`;
};

import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { listed, paragraphs, sentences, type Words } from '@stridewell/language/language';
import { LADDER, LAST_STAGE } from '../../domain/ladder/stages.ts';
import { limitsOf } from '../../domain/limits.ts';
import { cleanNeeded, mayRun, runEvery } from '../figures.ts';
import { CRITERIA } from '../text/guidance.ts';
import { type Case, type CaseAnswer, say, type Wordings } from './answer.ts';
import { runsToday } from './day-plan.ts';
import { closed, reasonOf, waiting } from './ladder.ts';
import { road } from './race.ts';

const NOT_OPEN: Words = { en: 'None yet: running has not opened.', nb: 'Ingen ennå: løping har ikke åpnet.' };

/** An answer about the ladder, or the reason why the ladder is not allowed. */
const onLadder =
  (answer: (found: Case, ladder: NonNullable<Case['course']['ladder']>) => string): CaseAnswer =>
  (found) => {
    const { ladder, gate } = found.course;
    return closed(found) ?? (ladder && gate.level === 'ladder' ? answer(found, ladder) : waiting(found));
  };

const STAGE_NAMED = /(?:stage|trinn\w*|step|steg) ?(\d{1,2})\b/i;

/** How many minutes are running, and how many it is in all. */
export const runMinutes: CaseAnswer = (found) => {
  const { course, language, question } = found;
  const { ladder } = course;
  const stop = closed(found);
  if (stop) return stop;
  if (!ladder || !mayRun(found)) return sentences(NOT_OPEN[language], waiting(found));
  const named = Number(STAGE_NAMED.exec(question.own)?.[1] ?? ladder.stage);
  const { stage, runMinutes: run, minutes } = LADDER[named] ?? ladder;
  const at = stage === ladder.stage ? '' : language === 'nb' ? ` på trinn ${stage}` : ` on stage ${stage}`;
  return language === 'nb'
    ? `${run} minutter løping${at}; med gangen blir det ${minutes} minutter i alt.`
    : `${run} minutes of running${at}; with the walking it is ${minutes} minutes in all.`;
};

/** How many days a week there is a run. */
export const runDays: CaseAnswer = onLadder((found) => {
  const gap = runEvery(found);
  const most = Math.floor(7 / gap);
  return found.language === 'nb'
    ? `Høyst ${most} ganger i uka: det skal gå minst ${gap * 24} timer mellom to turer, altså aldri to dager på rad.`
    : `At most ${most} times a week: at least ${gap * 24} hours lie between two runs, so never two days in a row.`;
});

/** How many stages there are, and how many are left. */
export const stagesLeft: CaseAnswer = (found) => {
  const { course, language } = found;
  const whole =
    language === 'nb'
      ? `Stigen har ${LAST_STAGE} trinn, fra ett minutt om gangen til 30 minutter i ett.`
      : `The ladder has ${LAST_STAGE} stages, from one minute at a time to 30 minutes in one go.`;
  const { ladder } = course;
  if (!ladder || closed(found) || course.gate.level !== 'ladder') return whole;
  const left = LAST_STAGE - ladder.stage;
  const here =
    language === 'nb'
      ? `Du er på trinn ${ladder.stage}, så det er ${left} igjen etter dette.`
      : `You are on stage ${ladder.stage}, so ${left} are left after this one.`;
  return sentences(here, whole, road(found));
};

/** How many clean sessions are left at this stage. */
export const moreTimes: CaseAnswer = onLadder(({ language }, { stage, cleanNeeded: needed, cleanSessions: have }) => {
  const left = Math.max(needed - have, 1);
  const isLast = stage >= LAST_STAGE;
  if (language === 'nb')
    return `${left} ${left === 1 ? 'ren økt' : 'rene økter'} til på trinn ${stage}${isLast ? '' : `, så kommer trinn ${stage + 1}`}.`;
  return `${left} more clean ${left === 1 ? 'session' : 'sessions'} on stage ${stage}${isLast ? '' : `, then comes stage ${stage + 1}`}.`;
});

/** Explains when a session is clean, and the consequences of one that is not. */
export const stageRule: CaseAnswer = onLadder((found, { cleanSessions: have, stage }) => {
  const { course, language } = found;
  const limit = limitsOf(course.condition, course.isBone).cleanRun;
  const needed = cleanNeeded(found);
  return language === 'nb'
    ? `Når du har ${needed} rene økter på trinn ${stage}; du har ${have}. Ren betyr smerte på høyst ${limit} underveis og en morgen etter som vanlig. Gjør det mer vondt, gjentar du trinnet; er morgenen verre, går du ett tilbake.`
    : `When you have ${needed} clean sessions on stage ${stage}; you have ${have}. Clean means pain of at most ${limit} on the way and a morning after as usual. More pain than that repeats the stage; a worse morning goes one back.`;
});

/** Explains what a step back means. */
export const stageBack: CaseAnswer = onLadder((found, { stage }) => {
  const needed = cleanNeeded(found);
  const back = Math.max(stage - 1, 1);
  return found.language === 'nb'
    ? `Nei, du begynner ikke på null: ett tilbake er trinn ${back}, og derfra går du opp igjen på samme måte, med ${needed} rene økter. Slike steg tilbake hører med.`
    : `No, not from zero: one back is stage ${back}, and you come up again the same way, with ${needed} clean sessions. Steps like that belong to it.`;
});

const NO_SKIP: Wordings = {
  en: ['No, each stage is taken in turn, also when you feel fit.'],
  nb: ['Nei, trinnene tas i tur og orden, også når du kjenner deg i form.'],
};
const IMPACT: Wordings = {
  en: [
    'Cycling and walking keep the lungs fit, but they carry no landings, and it is the landings that the area has to get used to.',
    'Your lungs are ready long before the sore place is: it has had no landings for weeks.',
  ],
  nb: [
    'Sykling og gange holder formen, men gir ingen landinger, og det er landingene området må venne seg til.',
    'Pusten er klar lenge før det vonde stedet: det har ikke hatt landinger på flere uker.',
  ],
};
const COUNTED: Wordings = {
  en: ['Good sessions take you up quickly enough.'],
  nb: ['Gode økter tar deg fort nok videre.'],
};
export const skipAhead: CaseAnswer = onLadder((found) =>
  sentences(say(found, NO_SKIP), say(found, IMPACT), say(found, COUNTED)),
);

const NO_SHAME: Wordings = {
  en: [
    'It looks small because it is small on purpose.',
    'Nothing to be embarrassed about: the walk breaks are the method, not a lack of fitness.',
  ],
  nb: [
    'Det ser lite ut fordi det er lite med vilje.',
    'Det er ingenting å være flau over: gåpausene er metoden, ikke dårlig form.',
  ],
};
const RECOVER: Words = {
  en: 'Each walk break lets it settle before the next landing series, and the breaks shrink stage by stage.',
  nb: 'Hver gåpause lar det roe seg før neste runde med landinger, og pausene blir færre for hvert trinn.',
};

/** Explains why the stage is so small, and allows no more than the stage. */
export const embarrassed: CaseAnswer = onLadder((found, { stage }) => {
  const needed = cleanNeeded(found);
  const more =
    found.language === 'nb'
      ? `Så ikke mer enn trinn ${stage} sier: ${needed} rene økter, så øker det.`
      : `So no more than stage ${stage} says: ${needed} clean sessions, and then it grows.`;
  return sentences(say(found, NO_SHAME), say(found, IMPACT), RECOVER[found.language], more);
});

/** States when half an hour or a distance without breaks is possible: after the last stage. */
export const whole: CaseAnswer = (found) => {
  const { course, language } = found;
  const last =
    language === 'nb'
      ? `30 minutter uten pause er trinn ${LAST_STAGE}, det siste.`
      : `30 minutes without a break is stage ${LAST_STAGE}, the last one.`;
  const { gate } = course;
  if (gate.level === 'clear') return closed(found) ?? waiting(found);
  if (gate.level !== 'ladder' || closed(found)) return paragraphs(last, closed(found) ?? waiting(found));
  return sentences(road(found), last);
};

const LATER_FINE: Wordings = {
  en: ['Yes: a day later costs nothing, and the stage stays the same.'],
  nb: ['Ja: en dag senere koster ingenting, og trinnet er det samme.'],
};
/** A run moved or missed. */
export const moveRun: CaseAnswer = onLadder((found) => {
  const hours = runEvery(found) * 24;
  const rest =
    found.language === 'nb'
      ? `Bare hold ${hours} timer mellom to turer, og ikke ta to på rad for å ta det igjen.`
      : `Only keep ${hours} hours between two runs, and do not take two in a row to make up for it.`;
  return sentences(say(found, LATER_FINE), rest);
});

const WALK_IT: Wordings = {
  en: [
    'Walking it is fine if walks of that length already go well: flat, at an easy pace, pain of at most 2, and a usual morning after.',
  ],
  nb: [
    'Å gå det går fint hvis turer på den lengden allerede går bra: flatt, i rolig fart, smerte på høyst 2, og en morgen etter som vanlig.',
  ],
};
const WALK_ALL: Words = { en: 'Walking all the way, and no racing.', nb: 'Gange hele veien, og ingen konkurranse.' };
const LADDER_ONLY: Words = {
  en: 'No race pace, and no running beyond what the ladder allows that day.',
  nb: 'Ingen konkurransefart, og ikke mer løping enn stigen tillater den dagen.',
};
/** Walking a race. */
export const raceWalk: CaseAnswer = (found) => {
  const { course, language } = found;
  if (course.gate.level === 'stop' || course.exclusion || course.isBone)
    return sentences(closed(found) ?? waiting(found));
  if (course.gate.level === 'walk') return sentences(say(found, WALK_IT), WALK_ALL[language]);
  return sentences(say(found, WALK_IT), course.gate.level === 'ladder' && LADDER_ONLY[language]);
};

const DOG: Wordings = {
  en: ['Yes, if it neither pulls nor sets the pace; if it does, go alone the first few times.'],
  nb: ['Ja, hvis den verken drar eller bestemmer farten; gjør den det, så gå alene de første gangene.'],
};
export const dogRun: CaseAnswer = onLadder((found) => say(found, DOG));

const SMALL_STEPS: Words = {
  en: 'It is the morning after that tells whether a stage was too much.',
  nb: 'Det er morgenen etter som viser om et trinn var for mye.',
};
/** Why this stage and not the next. */
export const whyStage: CaseAnswer = onLadder((found, { cleanSessions: have, cleanNeeded: needed }) => {
  const limit = limitsOf(found.course.condition, found.course.isBone).cleanRun;
  const rule =
    found.language === 'nb'
      ? `Opp går du etter ${needed} rene økter med smerte på høyst ${limit}, og du har ${have}.`
      : `You go up after ${needed} clean sessions with pain of at most ${limit}, and you have ${have}.`;
  return sentences(reasonOf(found), rule, SMALL_STEPS[found.language]);
});

const LANDINGS: Words = {
  en: 'A landing asks more of it than a step of walking, so these come first.',
  nb: 'En landing krever mer av det enn et skritt i gange, så dette kommer først.',
};

/** Explains why there is a run or no run. */
export const whyRun: CaseAnswer = (found) => {
  const { course, language } = found;
  const stop = closed(found);
  if (stop) return stop;
  if (course.gate.level === 'ladder') return whyStage(found);
  const { criteria, met } = course.handover;
  if (course.gate.level === 'clear' || met) return waiting(found);
  const missing = criteria.filter((one) => !one.met);
  const now = course.newest ? (language === 'nb' ? `nå ${course.newest.pain}` : `now ${course.newest.pain}`) : null;
  const names = missing.map(
    ({ id, label }) => `${CRITERIA[id]?.[language] ?? label}${id === 'pain' && now ? ` (${now})` : ''}`,
  );
  const lead = language === 'nb' ? 'Fordi dette mangler:' : 'Because this is still missing:';
  return sentences(`${lead} ${listed(names, language)}.`, LANDINGS[language]);
};

/** Explains what follows today's run. */
export const afterRun: CaseAnswer = (found) => {
  const { course, language, state } = found;
  if (closed(found) || course.gate.level !== 'ladder') return closed(found) ?? waiting(found);
  const gap = runEvery(found);
  const next = weekday(addDays(state.today, gap), language);
  return language === 'nb'
    ? `Fem minutter rask gange til slutt, så øvelsene hvis de ikke er gjort. Sjekk inn i morgen tidlig; neste tur er tidligst ${next}.`
    : `Five minutes of brisk walking to finish, then the exercises if they are not done. Check in tomorrow morning; the next run is ${next} at the earliest.`;
};

/** The first thing to do, after a yes. */
export const startRun: CaseAnswer = (found) => {
  const { language } = found;
  if (!runsToday(found)) return closed(found) ?? waiting(found);
  return language === 'nb'
    ? 'Da begynner du med 5 minutter rask gange, og jogger så rolig at du kan prate. Blir smerten 3 eller mer, går du hjem. Sjekk inn i morgen tidlig.'
    : 'Then begin with 5 minutes of brisk walking, and jog slowly enough to talk. At pain of 3 or more, walk home. Check in tomorrow morning.';
};

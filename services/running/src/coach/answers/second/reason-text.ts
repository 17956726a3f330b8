import { weekday } from '@stridewell/language/days';
import { capitalised, type Language } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../../domain/coach-state.ts';
import type { ReasonCode } from '../../decision.ts';
import { checkinToday, hoursBetween, leftOf, lightDaysOf } from '../../figures.ts';
import { isDemanding } from '../../spacing.ts';
import { pulledDown } from '../../text/check-in.ts';
import { count, phaseName, scoreText } from '../../text/names.ts';
import { purposeText } from '../../text/sessions.ts';

/** Maximum pain at which the walk-run ladder is allowed and a run on it counts towards the next stage. */
export const LADDER_PAIN = 2;

type Clause = (state: CoachState, language: Language, day: CoachDay | null) => string | null;

const clause =
  (en: string, nb: string): Clause =>
  (_state, language) =>
    language === 'nb' ? nb : en;

const band =
  (name: 'Reset' | 'Recover'): Clause =>
  (state, language) => {
    const checkin = checkinToday(state);
    if (!checkin) return null;
    const score = scoreText(checkin.score, language);
    const light = lightDaysOf(state);
    const days = language === 'nb' ? count(light, 'lett dag', 'lette dager') : count(light, 'light day', 'light days');
    if (language === 'nb')
      return `innsjekken i dag er ${name} med ${score} av 10${light > 1 ? `, og du har hatt ${days} den siste uka` : ''}`;
    return `your check-in today is ${name} with ${score} of 10${light > 1 ? `, and you have had ${days} this past week` : ''}`;
  };

/** Reasons as clauses that begin with their subject, so that they can follow "because" or stand alone. */
const CLAUSES: Readonly<Record<ReasonCode, Clause>> = {
  flag: clause(
    'your physio check-in has a warning sign that somebody has to look at first',
    'fysio-innsjekken din har et faresignal som noen må se på først',
  ),
  pain: clause(
    'the pain in your check-in is above what running may be done with',
    'smerten i innsjekken er over det som er greit å løpe med',
  ),
  told: clause(
    'the pain you reported is more than running may be started with',
    'smerten du har meldt fra om, er mer enn det er greit å begynne å løpe med',
  ),
  stop: clause('Physio Coach has put running on hold', 'Physio Coach har satt løpingen på pause'),
  reset: band('Reset'),
  recover: band('Recover'),
  illness: clause('you are marked as ill', 'du er meldt syk'),
  walk: ({ physio }, language) => {
    const pain = physio?.checkins[0]?.pain ?? 0;
    if (pain > LADDER_PAIN)
      return language === 'nb'
        ? `smerten er ${pain} i den siste innsjekken, og løping åpnes ved høyst ${LADDER_PAIN}, med testene for området bestått`
        : `pain is ${pain} in your newest check-in, and running opens at ${LADDER_PAIN} or less, with the tests of the area passed`;
    return language === 'nb'
      ? 'gange er det skaden tåler nå: testene for området må bestås, og morgenen etter må være som vanlig'
      : 'walking is what the injury takes for now: the tests of the area have to be passed and the mornings be as usual';
  },
  ladder: ({ physio }, language) => {
    const pain = physio?.checkins[0]?.pain ?? 0;
    if (pain > LADDER_PAIN)
      return language === 'nb'
        ? `smerten var ${pain} sist, så trinnet tas om igjen før det neste`
        : `pain was ${pain} last, so the stage is repeated before the next one`;
    return language === 'nb'
      ? 'du er på gå-løp-stigen, og den går ett trinn om gangen'
      : 'you are on the walk-run ladder, which goes up one stage at a time';
  },
  restDay: clause(
    'that day is free, so that the legs can take up what the others put in',
    'den dagen er fri, så beina får tatt opp det de andre legger inn',
  ),
  purpose: (_state, language, day) => {
    if (day === null || day.minutes === 0) return null;
    const text = purposeText(day, language).replace(/\.$/, '');
    if (/^(?:It|Den|Det) /.test(text)) return text;
    const lowered = text.slice(0, 1).toLowerCase() + text.slice(1);
    return language === 'nb' ? `poenget er ${lowered}` : `the point of it is ${lowered}`;
  },
  oneRun: clause(
    'one run a day is what the week is built on, and the hours after it are where it takes effect',
    'én tur om dagen er det uka er bygd på, og det er i timene etter at den virker',
  ),
  fits: (state, language) => {
    const checkin = checkinToday(state);
    if (!checkin) return null;
    const score = scoreText(checkin.score, language);
    return language === 'nb'
      ? `innsjekken i dag ga ${score} av 10, og det lar planen stå`
      : `your check-in today came to ${score} of 10, which leaves the plan as it is`;
  },
  cap: ({ cap }, language) => {
    if (!cap) return null;
    return language === 'nb'
      ? `den lengste turen du har logget på 30 dager, er ${cap.longest} minutter, og grensa følger av den`
      : `the longest run you have logged in 30 days is ${cap.longest} minutes, and the limit follows from it`;
  },
  taper: ({ course }, language) => {
    const days = course?.daysToRace ?? null;
    if (days === null) return null;
    return language === 'nb'
      ? `løpet er om ${count(days, 'dag', 'dager')}, og det du legger til nå, rekker bare å gjøre deg sliten`
      : `the race is in ${count(days, 'day', 'days')}, and what you add now only has time to make you tired`;
  },
  spacing: (state, language) => {
    const next = leftOf(state).find((day) => isDemanding(day));
    const hours = hoursBetween(state);
    if (language === 'nb')
      return next
        ? `krevende dager ligger ${hours} timer fra hverandre, og ${weekday(next.date, 'nb')} er den neste`
        : `krevende dager ligger ${hours} timer fra hverandre`;
    return next
      ? `demanding days stay ${hours} hours apart, and ${weekday(next.date, 'en')} is the next one`
      : `demanding days stay ${hours} hours apart`;
  },
  down: clause(
    'this is a lighter week, in which the body catches up',
    'dette er en lettere uke, der kroppen henter seg inn',
  ),
  phase: ({ course }, language) => {
    if (!course) return null;
    return language === 'nb'
      ? `du er i fasen ${phaseName(course.phase, 'nb')}, uke ${course.week} av sesongen`
      : `you are in the ${phaseName(course.phase, 'en')} phase, week ${course.week} of the season`;
  },
  easy: clause(
    'easy running builds most of your endurance and leaves you fresh for the rest',
    'rolig løping bygger det meste av utholdenheten og gjør at du er uthvilt til resten',
  ),
  threshold: clause(
    'your paces follow from the threshold pace in your profile',
    'farten din følger av terskelfarten i profilen',
  ),
  noPace: clause(
    'your profile has no threshold pace yet, so the effort has to lead',
    'profilen din mangler terskelfart, så innsatsen må styre',
  ),
  race: ({ course, raceDate }, language) => {
    const days = course?.daysToRace ?? null;
    if (days === null || raceDate === null) return null;
    return language === 'nb'
      ? `løpet ditt er om ${count(days, 'dag', 'dager')}`
      : `your race is in ${count(days, 'day', 'days')}`;
  },
  score: (state, language) => {
    const checkin = checkinToday(state);
    if (!checkin) return null;
    const score = scoreText(checkin.score, language);
    const pulled = pulledDown(checkin, language);
    if (pulled === null)
      return language === 'nb'
        ? `svarene dine i dag ga ${score} av 10, og den dårligste av dem teller mest`
        : `your answers today came to ${score} of 10, and the worst of them counts most`;
    return language === 'nb'
      ? `${pulled} trakk innsjekken i dag ned til ${score} av 10`
      : `${pulled} pulled today's check-in down to ${score} of 10`;
  },
  noCheckin: clause('there is no check-in for today yet', 'det er ingen innsjekk i dag ennå'),
  gone: clause(
    'two sessions in the place of one cost more than the lost one was worth',
    'to økter der det var én, koster mer enn den tapte var verdt',
  ),
  card: () => null,
  noPlan: clause('there is no plan for that day yet', 'det er ingen plan for den dagen ennå'),
};

/** Returns a reason as a separate sentence; null if it does not apply to the state. */
export const reasonSentence = (
  state: CoachState,
  code: ReasonCode,
  language: Language,
  day: CoachDay | null,
): string | null => {
  const text = CLAUSES[code](state, language, day);
  return text === null ? null : `${capitalised(text)}.`;
};

const KEPT = /^(?:Physio|I\b|[A-ZÆØÅ]{2})/;

/** Returns a reason after "because"; null if it does not apply to the state. */
export const becauseSentence = (
  state: CoachState,
  code: ReasonCode,
  language: Language,
  day: CoachDay | null,
): string | null => {
  const text = CLAUSES[code](state, language, day);
  if (text === null) return null;
  const lowered = KEPT.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1);
  return language === 'nb' ? `Fordi ${lowered}.` : `Because ${lowered}.`;
};

const CHANGES: Partial<Record<ReasonCode, Record<Language, string>>> = {
  flag: {
    en: 'A doctor or other health professional looking at it changes that, and then a check-in without the sign. In Norway 116 117 answers day and night, 113 in an emergency.',
    nb: 'Det endrer seg når lege eller annet helsepersonell har sett på det, og innsjekken er uten faresignalet. 116 117 svarer hele døgnet, 113 når det haster.',
  },
  pain: {
    en: 'A check-in in Physio Coach with less pain changes that.',
    nb: 'Det endrer seg med en innsjekk i Physio Coach med mindre smerte.',
  },
  stop: {
    en: 'Physio Coach opens it again when your check-ins allow it.',
    nb: 'Physio Coach åpner det igjen når innsjekkene dine tillater det.',
  },
  reset: {
    en: "Tomorrow's check-in can change that.",
    nb: 'Innsjekken i morgen kan endre det.',
  },
  recover: {
    en: 'A better check-in tomorrow changes that.',
    nb: 'En bedre innsjekk i morgen endrer det.',
  },
  illness: {
    en: 'Tell me when you are well again, and the plan starts gently.',
    nb: 'Si fra når du er frisk igjen, så begynner planen forsiktig.',
  },
  walk: {
    en: 'Calm check-ins in Physio Coach change that, one step at a time.',
    nb: 'Rolige innsjekker i Physio Coach endrer det, ett steg om gangen.',
  },
  ladder: {
    en: 'Clean sessions and calm mornings move you up.',
    nb: 'Rene økter og rolige morgener tar deg videre.',
  },
  cap: {
    en: 'Each longer run that goes well moves the limit with it.',
    nb: 'Hver lengre tur som går bra, flytter grensa med seg.',
  },
  taper: {
    en: 'After the race there is room for more.',
    nb: 'Etter løpet er det plass til mer.',
  },
  spacing: {
    en: 'More easy days in between would change that.',
    nb: 'Flere rolige dager imellom ville endret det.',
  },
  restDay: {
    en: 'If another day suits you better, the runs can change places.',
    nb: 'Passer en annen dag bedre, kan turene bytte plass.',
  },
  purpose: {
    en: 'Less time or a low check-in would change it, and only downwards.',
    nb: 'Mindre tid eller en lav innsjekk ville endret det, og bare nedover.',
  },
  phase: {
    en: 'A new race date or other running days in your profile would change it.',
    nb: 'En ny løpsdato eller andre løpedager i profilen ville endret det.',
  },
  noPace: {
    en: 'A threshold pace in your profile changes that.',
    nb: 'En terskelfart i profilen endrer det.',
  },
  threshold: {
    en: 'A new threshold pace or a race result changes them.',
    nb: 'En ny terskelfart eller et løpsresultat endrer den.',
  },
  noCheckin: {
    en: 'Check in on the home screen, and I know more.',
    nb: 'Sjekk inn på hjemskjermen, så vet jeg mer.',
  },
};

/** Returns what would change a decision with the given reason; null if nothing would. */
export const changeSentence = (code: ReasonCode | undefined, language: Language): string | null =>
  (code && CHANGES[code]?.[language]) ?? null;

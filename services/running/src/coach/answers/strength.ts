import { weekday } from '@stridewell/language/days';
import { bullets, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { isRaceDay, sessionLine, stepLines } from '../text/sessions.ts';
import { type Answer, fixed } from './answer.ts';

const strengthDays = (state: CoachState) =>
  (state.plan?.days ?? []).filter(({ strengthMinutes }) => strengthMinutes > 0);

const stored = (state: CoachState, language: Language): string | null => {
  const days = strengthDays(state).map(
    ({ date, strengthMinutes }) => `${weekday(date, language)} ${strengthMinutes} min`,
  );
  if (days.length === 0) return null;
  const names = listed(days, language);
  return language === 'nb'
    ? `Denne uka: ${names}. Minuttene kommer ved siden av løpingen.`
    : `This week: ${names}. These minutes are in addition to the running.`;
};

const RULE = {
  en: 'Every plan has strength for hips, core and legs, two times a week in Base and Build, 15-25 min: beside an easy or a hard run, and none in the last 3 days before a race. In Peak and Taper it is once a week and shorter.',
  nb: 'Hver plan har styrke for hofte, kjerne og bein, to ganger i uka i Base og Build, 15-25 min: ved siden av en rolig eller hard økt, og ingen de siste 3 dagene før et løp. I Peak og Taper er det én gang i uka og kortere.',
};

const EXERCISES = {
  en: 'The day in the plan lists the exercises, for example bridges, side planks, split squats and calf raises. Do them slowly and without pain.',
  nb: 'Dagen i planen viser øvelsene, for eksempel seteløft, sideplanke, utfall på stedet og tåhev. Gjør dem sakte og uten smerte.',
};

const rehab = (state: CoachState, language: Language): string | null => {
  if (rehabLevel(state) === null) return null;
  return language === 'nb'
    ? 'Så lenge du er under opptrening, gjelder øvelsene i Physio Coach.'
    : 'While you are in rehab, the exercises of Physio Coach come first.';
};

/** Explains how much strength training the plan has and when. */
export const strength: Answer = (state, { language }) =>
  sentences(RULE[language], stored(state, language), EXERCISES[language], rehab(state, language));

const isLow = (state: CoachState): boolean => ['Recover', 'Reset'].includes(checkinToday(state)?.recommendation ?? '');

const stridesLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  const built = day?.built;
  const planned = built?.kind === 'strides' ? built.reps : undefined;
  const allowed =
    day !== null && day.planType === 'easy' && !isLow(state) && rehabLevel(state) === null && day.zone === 'Z2';
  if (planned && allowed)
    return language === 'nb'
      ? `Stigningsløp: ${planned} x 20 s, avslappet, med full pause.`
      : `Strides: ${planned} x 20 s, relaxed, full rest between.`;
  return language === 'nb' ? 'Stigningsløp: ikke i dag.' : 'Strides: not today.';
};

const strengthToday = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day && day.strengthMinutes > 0)
    return language === 'nb'
      ? `Styrke: ${day.strengthMinutes} min i dag. ${EXERCISES.nb}`
      : `Strength: ${day.strengthMinutes} min today. ${EXERCISES.en}`;
  const rest = stored(state, language);
  return language === 'nb'
    ? sentences('Styrke: ikke planlagt i dag.', rest ?? RULE.nb)
    : sentences('Strength: none planned today.', rest ?? RULE.en);
};

const warmLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day && isHard(day))
    return language === 'nb'
      ? 'Oppvarming og nedjogging er med i økta: ikke hopp over dem.'
      : 'The session includes warm-up and cool-down: do not leave them out.';
  return language === 'nb'
    ? 'Bevegelighet: noen få rolige minutter for hofter, ankler og rygg, gjerne etter.'
    : 'Mobility: a few gentle minutes for hips, ankles and back, best afterwards.';
};

/** Describes what goes with today's session: strength, strides and mobility. */
export const addons: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const head =
    day && !isRaceDay(day)
      ? language === 'nb'
        ? `**Ved siden av ${sessionLine(day, language)}:**`
        : `**Beside ${sessionLine(day, language)}:**`
      : language === 'nb'
        ? '**Ved siden av løpingen:**'
        : '**Beside the running:**';
  const low = isLow(state)
    ? language === 'nb'
      ? 'Det er en lav dag: hopp gjerne over alt dette.'
      : 'It is a low day: feel free to leave all of this out.'
    : null;
  return paragraphs(
    head,
    bullets([strengthToday(state, language), stridesLine(state, language), warmLine(state, language)]),
    sentences(low, rehab(state, language)),
  );
};

export const warmUp: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const steps = day && isHard(day) && rehabLevel(state) === null ? stepLines(state, day, language) : [];
  const line = steps.join(' · ') || null;
  return language === 'nb'
    ? sentences(
        'Før en hard økt: rolig jogg som bygger seg opp, noen korte stigningsløp, så hoveddelen; rolig jogg ut igjen. Før en rolig tur: begynn ekstra sakte, det er nok.',
        line && `I dag: ${line}.`,
      )
    : sentences(
        'Before a hard session: easy jogging that builds up, a few short strides, then the main part, and easy jogging at the end. Before an easy run: start extra slowly, that is enough.',
        line && `Today: ${line}.`,
      );
};

export const stretching = fixed({
  en: 'Gentle stretching, rolling or a bath after a run is fine if it feels good; you do not have to, and it changes little about how you recover. Sleep, food and easy days do more. Nothing that hurts, and no long stretching right before hard running.',
  nb: 'Rolig tøying, rulling eller et bad etterpå er fint hvis det kjennes godt; det er ikke et må, og det endrer lite på restitusjonen. Søvn, mat og rolige dager gjør mer. Ikke noe som gjør vondt, og ikke lang tøying rett før hard løping.',
});

import { weekday } from '@stridewell/language/days';
import { bullets, type Language, listed, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { type Answer, fixed } from './answer.ts';
import { sessionLine } from './session.ts';

const strengthDays = (state: CoachState) => (state.plan?.days ?? []).filter(({ strengthMinutes }) => strengthMinutes);

const stored = (state: CoachState, language: Language): string | null => {
  const days = strengthDays(state);
  const [first] = days;
  if (!first) return null;
  const names = listed(
    days.map(({ date }) => weekday(date, language)),
    language,
  );
  return language === 'nb'
    ? `Denne uka: ${days.length} x ${first.strengthMinutes} min, ${names}. Minuttene kommer ved siden av løpingen.`
    : `This week: ${days.length} x ${first.strengthMinutes} min, on ${names}. These minutes stand beside the running.`;
};

const RULE = {
  en: 'Hip and core work, two times a week, 15-20 min, belongs to every plan: on easy or hard days, never the day before the long run.',
  nb: 'Hofte og kjerne, to ganger i uka, 15-20 min, hører med i hver plan: på rolige eller harde dager, aldri dagen før langturen.',
};

const EXERCISES = {
  en: 'For example bridges, side planks, side-lying leg raises, split squats and calf raises, slowly and without pain.',
  nb: 'For eksempel seteløft, sideplanke, sideliggende beinløft, utfall på stedet og tåhev, sakte og uten smerte.',
};

const rehab = (state: CoachState, language: Language): string | null => {
  if (rehabLevel(state) === null) return null;
  return language === 'nb'
    ? 'Så lenge du er under opptrening, gjelder øvelsene i Physio Coach.'
    : 'While you are in rehab, the exercises of Physio Coach come first.';
};

/** How much strength, and when. */
export const strength: Answer = (state, { language }) =>
  sentences(RULE[language], stored(state, language), EXERCISES[language], rehab(state, language));

const isLow = (state: CoachState): boolean => ['Recover', 'Reset'].includes(checkinToday(state)?.recommendation ?? '');

const stridesLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  const planned = /(\d+) x 20 s strides/.exec(day?.title ?? '')?.[1];
  const allowed =
    day !== null && day.planType === 'easy' && !isLow(state) && rehabLevel(state) === null && day.zone === 'Z2';
  if (planned && allowed)
    return language === 'nb'
      ? `Stigningsløp: ${planned} x 20 s, avslappet, med full pause.`
      : `Strides: ${planned} x 20 s, relaxed, full rest between.`;
  if (allowed && checkinToday(state)?.recommendation === 'Push' && state.course?.phase !== 'Taper')
    return language === 'nb'
      ? 'Stigningsløp: 4-6 om du vil, avslappet, siden du er uthvilt.'
      : 'Strides: 4-6 if you like, relaxed, since you are fresh.';
  return language === 'nb' ? 'Stigningsløp: ikke i dag.' : 'Strides: not today.';
};

const strengthToday = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day?.strengthMinutes)
    return language === 'nb'
      ? `Styrke: ${day.strengthMinutes} min hofte og kjerne, i dag. ${EXERCISES.nb}`
      : `Strength: ${day.strengthMinutes} min hip and core, today. ${EXERCISES.en}`;
  const rest = stored(state, language);
  return language === 'nb'
    ? sentences('Styrke: ikke planlagt i dag.', rest ?? RULE.nb)
    : sentences('Strength: none planned today.', rest ?? RULE.en);
};

const warmLine = (state: CoachState, language: Language): string => {
  const day = dayOf(state, state.today);
  if (day && isHard(day))
    return language === 'nb'
      ? 'Oppvarming og nedjogging ligger i økta: ikke hopp over dem.'
      : 'Warm-up and cool-down are in the session: do not leave them out.';
  return language === 'nb'
    ? 'Bevegelighet: noen få rolige minutter for hofter, ankler og rygg, gjerne etter.'
    : 'Mobility: a few gentle minutes for hips, ankles and back, best afterwards.';
};

/** What goes with today's session: strength, strides, mobility. */
export const addons: Answer = (state, { language }) => {
  const day = dayOf(state, state.today);
  const head = day
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
  const line = day && isHard(day) ? sessionLine(day, language) : null;
  return language === 'nb'
    ? sentences(
        'Før en hard økt: rolig jogg som bygger seg opp, noen korte stigningsløp, så hoveddelen; rolig jogg ut igjen. Før en rolig tur: begynn ekstra sakte, det er nok.',
        line && `I dag: ${line}.`,
      )
    : sentences(
        'Before a hard session: easy jogging that builds up, a few short strides, then the main part; easy jogging out again. Before an easy run: start extra slowly, that is enough.',
        line && `Today: ${line}.`,
      );
};

export const stretching = fixed({
  en: 'Gentle stretching, rolling or a bath after a run is fine if it feels good; it is no must, and it changes little about how you recover. Sleep, food and easy days do more. Nothing that hurts, and no long stretching right before hard running.',
  nb: 'Rolig tøying, rulling eller et bad etterpå er fint hvis det kjennes godt; det er ikke et må, og det endrer lite på restitusjonen. Søvn, mat og rolige dager gjør mer. Ikke noe som gjør vondt, og ikke lang tøying rett før hard løping.',
});

import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { addDays } from '@stridewell/contracts/web';
import { bullets, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, dayOf, isHard, rehabLevel } from '../figures.ts';
import { count } from '../text/names.ts';
import { type Answer, missingPlan, noCheckin } from './answer.ts';
import { checkinLine, describeDay, sessionLine } from './session.ts';
import { adaptNote } from './week.ts';

/** `20-30` held to what is planned and to the cap; one figure where both ends meet. */
const between = (low: number, high: number, most: number): string =>
  most <= low ? `${Math.max(10, most)}` : `${low}-${Math.min(high, most)}`;

const mostToday = (state: CoachState, day: WeeklyPlanDay): number =>
  Math.min(day.minutes, state.cap?.minutes ?? day.minutes);

const restWord = (language: Language): string =>
  language === 'nb' ? 'Hvil: én økt avgjør aldri en sesong' : 'Rest: one session never made a season';

const walkOptions = (day: WeeklyPlanDay, language: Language): string[] =>
  language === 'nb'
    ? [
        `Gå ${between(10, 20, Math.min(20, day.minutes))} min i ditt eget tempo`,
        'Sykle rolig i stedet, så lenge det ikke gjør vondt',
        restWord(language),
      ]
    : [
        `Walk ${between(10, 20, Math.min(20, day.minutes))} min at your own pace`,
        'Cycle gently instead, as long as nothing hurts',
        restWord(language),
      ];

const easyOptions = (state: CoachState, day: WeeklyPlanDay, language: Language): string[] => {
  const minutes =
    day.minutes > 30 ? between(20, 30, mostToday(state, day)) : between(10, 20, Math.min(20, mostToday(state, day)));
  return language === 'nb'
    ? [`${minutes} min i sone 1, eller rask gange`, 'Sykkel eller bevegelighet i stedet, like lett', restWord(language)]
    : [`${minutes} min in zone 1, or a brisk walk`, 'Bike or mobility instead, just as light', restWord(language)];
};

const hardOptions = (state: CoachState, day: WeeklyPlanDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? [
        'Samme økt med omtrent en tredel færre drag, eller én sone lavere',
        `Bytt den mot ${minutes} min i sone 1`,
        restWord(language),
      ]
    : [
        'The same session with about a third fewer repetitions, or one zone lower',
        `Swap it for ${minutes} min in zone 1`,
        restWord(language),
      ];
};

const longOptions = (state: CoachState, day: WeeklyPlanDay, language: Language): string[] => {
  const minutes = between(20, 40, mostToday(state, day));
  return language === 'nb'
    ? ['En femtedel kortere, alt i sone 2', `${minutes} min i sone 1, eller en gåtur`, restWord(language)]
    : ['A fifth shorter, all of it in zone 2', `${minutes} min in zone 1, or a walk`, restWord(language)];
};

/** Gentler versions of a row, the nearest to the plan first. */
export const easierOptions = (state: CoachState, day: WeeklyPlanDay, language: Language): string[] => {
  if (rehabLevel(state) !== null || day.zone === 'walk') return walkOptions(day, language);
  if (day.planType === 'long') return longOptions(state, day, language);
  return isHard(day) ? hardOptions(state, day, language) : easyOptions(state, day, language);
};

const restToday = (language: Language): string =>
  language === 'nb'
    ? 'I dag er det hviledag: lettere enn det blir det ikke. En kort, rolig gåtur er fint hvis du har lyst.'
    : 'Today is a rest day: lighter than that it does not get. A short gentle walk is fine if you feel like it.';

/** A gentler version of today. */
export const easier: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return restToday(language);
  const head =
    language === 'nb'
      ? `Planen i dag er ${sessionLine(day, language)}. Lettere utgaver:`
      : `Planned today: ${sessionLine(day, language)}. Gentler versions:`;
  const tail =
    language === 'nb'
      ? 'Velg den som passer; det du lar ligge, skal ikke tas igjen senere.'
      : 'Take the one that fits; what you leave out is not repaid later.';
  return paragraphs(
    head,
    bullets(easierOptions(state, day, language)),
    sentences(tail, checkinToday(state) ? checkinLine(state, language) : null),
  );
};

/** The short version for a day with little time. */
export const shortTime: Answer = (state, { language, minutes }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  if (!day || day.minutes === 0) return restToday(language);
  if (minutes !== null && minutes >= day.minutes)
    return paragraphs(
      language === 'nb'
        ? `Det holder: økta i dag er ${day.minutes} min.`
        : `That is enough: today's session is ${day.minutes} min.`,
      describeDay(state, day, language),
    );
  if (day.minutes <= 25)
    return language === 'nb'
      ? `Økta i dag er ${day.minutes} min (${sessionLine(day, language)}). Rekker du ikke det, er en kortere tur også bra.`
      : `Today's session is ${day.minutes} min (${sessionLine(day, language)}). If that is too much, a shorter one counts too.`;
  const hard = isHard(day);
  return language === 'nb'
    ? sentences(
        'Her er en utgave på 25 minutter:',
        hard ? '10 min rolig, noen få minutter i øktas sone, resten rolig.' : 'alt rolig i sone 2.',
        'Alt mellom 20 og 30 min er greit. Resten av økta skal ikke legges til en annen dag.',
      )
    : sentences(
        'Here is a 25-minute version:',
        hard ? "10 min easy, a few minutes in the session's zone, the rest easy." : 'all of it easy, zone 2.',
        'Anything from 20 to 30 min is fine. What is left out is not added to another day.',
      );
};

/** Days in a row below 5.0, up to today. */
export const lowDaysInRow = (state: CoachState): number => {
  let days = 0;
  for (let date = state.today; ; date = addDays(date, -1)) {
    const checkin = state.checkins.find((entry) => entry.date === date);
    if (!checkin || checkin.score >= 5) return days;
    days += 1;
  }
};

const ORDINALS = {
  en: ['third', 'fourth', 'fifth', 'sixth', 'seventh'],
  nb: ['tredje', 'fjerde', 'femte', 'sjette', 'sjuende'],
};

const lowRow = (state: CoachState, language: Language): string | null => {
  const days = lowDaysInRow(state);
  if (days < 3) return null;
  return language === 'nb'
    ? `Dette er den ${ORDINALS.nb[days - 3] ?? `${days}.`} lave dagen på rad. Vil du ha en lettere uke? Jeg kan kutte den med en femtedel (20 %): svar ja på kortet under ukeplanen.`
    : `This is your ${ORDINALS.en[days - 3] ?? `${days}th`} low day in a row. Want a lighter week? I can cut it by a fifth (20 %): answer yes on the card under the week's plan.`;
};

/** Tired, slept badly, stressed: options for today, never pressure. */
export const tired: Answer = (state, { language }) => {
  const missing = missingPlan(state, language);
  if (missing) return missing;
  const day = dayOf(state, state.today);
  const checkin = checkinToday(state)
    ? sentences(
        checkinLine(state, language),
        language === 'nb'
          ? 'Kjennes det annerledes nå, så sjekk inn på nytt: planen følger etter.'
          : 'If it feels different now, check in again: the plan follows.',
      )
    : noCheckin(language);
  if (!day || day.minutes === 0) return paragraphs(restToday(language), checkin, lowRow(state, language));
  const head =
    language === 'nb'
      ? `Takk for at du sier fra. I dag står ${sessionLine(day, language)}; når du er sliten, velg heller:`
      : `Good that you say so. Today holds ${sessionLine(day, language)}; when you are tired, rather take:`;
  return paragraphs(head, bullets(easierOptions(state, day, language)), checkin, lowRow(state, language));
};

/** The offer of a lighter week, where it stands. */
export const lighterWeek: Answer = (state, { language }) => {
  const offer = state.plan?.offer;
  const low = lowRow(state, language);
  const stands = sentences(checkinToday(state) ? checkinLine(state, language) : null, adaptNote(state, language));
  if (low) return paragraphs(low, stands);
  if (offer)
    return language === 'nb'
      ? 'Tilbudet står: en lettere uke, kuttet med en femtedel (20 %). Svar ja på kortet under ukeplanen.'
      : `${offer.text} Answer on the card under the week's plan.`;
  const from = addDays(state.today, -6);
  const low7 = state.checkins.filter(({ date, score }) => date >= from && score < 5).length;
  const down = state.course?.isDownWeek
    ? language === 'nb'
      ? 'Denne uka er allerede en planlagt lettere uke, på tre fjerdedeler.'
      : 'This week already is a planned down week, at three quarters.'
    : null;
  return language === 'nb'
    ? sentences(
        down,
        `Jeg tilbyr en uke kuttet med en femtedel (20 %) etter tre lave dager på rad; nå har du ${count(low7, 'lav dag', 'lave dager')} av de siste 7.`,
        'Til da kan du gjøre én dag lettere med «Make Easier».',
      )
    : sentences(
        down,
        `I offer a week cut by a fifth (20 %) after three low days in a row; now it is ${count(low7, 'low day', 'low days')} in the last 7.`,
        "Until then 'Make Easier' lightens a single day.",
      );
};

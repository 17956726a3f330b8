import { areaName } from '@stridewell/language/areas';
import { dayName, weekday } from '@stridewell/language/days';
import { bullets, capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachDay, CoachState } from '../../domain/coach-state.ts';
import { sessionFeel } from '../../messages/describe-session.ts';
import { checkinToday, logOf, plannedOf, rehabLevel } from '../figures.ts';
import { bandName, scoreText } from '../text/names.ts';
import { describeZones, zoneFeel, zonesOf } from '../text/paces.ts';
import { isLadderDay, isRaceDay, isStructured, isWalk, sessionLine, stepLines } from '../text/sessions.ts';

/** Describes what changed on a day, and what was planned before; null when nothing changed. */
export const changeText = (state: CoachState, day: CoachDay, language: Language): string | null => {
  const planned = plannedOf(state, day.date);
  const isOther = planned !== null && (planned.minutes !== day.minutes || planned.title.en !== day.title.en);
  const before = isOther && `${planned.title[language]}${planned.minutes > 0 ? `, ${planned.minutes} min` : ''}.`;
  return (
    sentences(
      day.changed?.[language],
      before && (language === 'nb' ? `Planlagt var: ${before}` : `Originally planned: ${before}`),
    ) || null
  );
};

/** Explains that the plan has only walks or the ladder because of an injury; null without such an injury. */
export const rehabNote = (state: CoachState, language: Language): string | null => {
  const level = rehabLevel(state);
  if (level === null) return null;
  const area = areaName(state.physio?.area, language);
  if (language === 'nb')
    return level === 'walk'
      ? `Opptreningen${area ? ` (${area})` : ''} hos Physio Coach er ikke kommet til løping ennå, så planen har bare gange.`
      : `Opptreningen${area ? ` (${area})` : ''} går på gå-løp-stigen; det er minst 48 timer mellom turene, og stigen styres i Physio Coach.`;
  return level === 'walk'
    ? `Your rehab${area ? ` (${area})` : ''} in Physio Coach has not reached running yet, so the plan has only walking.`
    : `Your rehab${area ? ` (${area})` : ''} is on the walk-run ladder: at least 48 hours between runs, and Physio Coach sets the stage.`;
};

/** Explains that a ladder stage with pain is repeated; null without pain on the ladder. */
export const repeatNote = (state: CoachState, language: Language): string | null => {
  const pain = state.physio?.checkins[0]?.pain ?? 0;
  if (rehabLevel(state) !== 'ladder' || pain < 3) return null;
  return language === 'nb'
    ? `Smerten var ${pain} sist: samme trinn en gang til, ikke videre.`
    : `Pain was ${pain} last: repeat the same stage, do not move on.`;
};

/** Explains where warm-up and cool-down are, for a run whose steps do not include them. */
const wholeLine = (day: CoachDay, language: Language): string[] => {
  if (isStructured(day) || isLadderDay(day) || zonesOf(day.zone).length === 0) return [];
  return [
    language === 'nb'
      ? 'Begynn og avslutt ekstra rolig: oppvarming og nedjogging er med i minuttene'
      : 'Start and finish extra easily: these minutes include warm-up and cool-down',
  ];
};

const feelLines = (state: CoachState, day: CoachDay, language: Language): string[] => {
  if (isLadderDay(day))
    return [
      language === 'nb'
        ? 'Rask gange før og etter er med i minuttene; flatt, så rolig at du kan snakke i hele setninger'
        : 'These minutes include the brisk walk before and after; flat, easy enough for full sentences',
    ];
  if (isWalk(day))
    return [language === 'nb' ? 'Rask gange: du kan snakke hele tida' : 'Brisk walk: you can talk all the time'];
  if (!day.built) {
    const zones = describeZones(state, day.zone, language);
    return zones === null ? [] : zones.split('; ').map(capitalised);
  }
  const zones = zonesOf(day.zone).map((zone) =>
    capitalised(`${language === 'nb' ? 'sone' : 'zone'} ${zone}: ${zoneFeel(zone, language)}`),
  );
  return [...zones, sessionFeel(day.built, language)];
};

const strengthLine = ({ strengthMinutes }: CoachDay, language: Language): string[] => {
  if (strengthMinutes === 0) return [];
  return [
    language === 'nb'
      ? `Styrke ved siden av: ${strengthMinutes} min styrke og bevegelighet`
      : `Strength beside it: ${strengthMinutes} min of strength and mobility`,
  ];
};

/** Describes how a day was logged; null when it is not logged. */
export const loggedNote = (state: CoachState, date: string, language: Language): string | null => {
  const log = logOf(state, date);
  if (!log) return null;
  const minutes = log.minutes ? `, ${log.minutes} min` : '';
  if (language === 'nb') {
    const status = { done: 'gjort', partial: 'delvis gjort', skipped: 'hoppet over' }[log.status];
    return `Logget som ${status}${minutes}.`;
  }
  const status = { done: 'done', partial: 'partly done', skipped: 'skipped' }[log.status];
  return `Logged as ${status}${minutes}.`;
};

const mark = (state: CoachState, date: string, language: Language): string => {
  const log = logOf(state, date);
  if (!log) return '';
  const words = {
    en: { done: 'done', partial: 'partly done', skipped: 'skipped' },
    nb: { done: 'gjort', partial: 'delvis gjort', skipped: 'hoppet over' },
  }[language];
  return ` (${words[log.status]})`;
};

/** Returns a day of a plan in one line: `Friday: Easy run - 35 min, zone 2`. */
export const dayLine = (state: CoachState, day: CoachDay, language: Language): string => {
  const strength =
    day.strengthMinutes > 0 ? `, + ${day.strengthMinutes} min ${language === 'nb' ? 'styrke' : 'strength'}` : '';
  return `${capitalised(weekday(day.date, language))}: ${sessionLine(day, language)}${strength}${mark(state, day.date, language)}`;
};

/** Returns today's check-in in one line; null if there is none. */
export const checkinLine = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin) return null;
  const score = scoreText(checkin.score, language);
  return language === 'nb'
    ? `Innsjekken i dag: ${bandName(checkin.recommendation, language)}, ${score} av 10.`
    : `Today's check-in: ${bandName(checkin.recommendation, language)}, ${score} of 10.`;
};

/** Describes a logged day: what was logged and what was planned, without instructions. */
const loggedDay = (state: CoachState, day: CoachDay, language: Language): string => {
  const planned = `${day.title[language]}, ${day.minutes} min`;
  const name = dayName(day.date, state.today, language);
  return language === 'nb'
    ? `**${name}:** ${loggedNote(state, day.date, language)} Planlagt var ${planned}.`
    : `**${name}:** ${loggedNote(state, day.date, language)} Planned was ${planned}.`;
};

/** Advice for the day of the race (section 3.8 of the plans page). */
const RACE_ADVICE = {
  en: 'Start only if you are well. Fever, chest signs or new pain: not today.',
  nb: 'Start bare hvis du er frisk. Feber, tegn fra brystet eller ny smerte: ikke i dag.',
};

/** Returns when to start in the race of a day. The only change of a race day is the advice not to race. */
export const raceAdvice = (day: CoachDay, language: Language): string =>
  day.changed?.[language] ?? RACE_ADVICE[language];

const raceDay = (state: CoachState, day: CoachDay, language: Language): string => {
  const name = dayName(day.date, state.today, language);
  const head = language === 'nb' ? `**${name} er det konkurransedag.**` : `**${name} is race day.**`;
  const why = day.changed ? null : day.why[language];
  return paragraphs(sentences(head, why, raceAdvice(day, language)), loggedNote(state, day.date, language));
};

/** Describes a day of the plan: title and minutes, steps, effort and talk test, purpose, and what changed. */
export const describeDay = (state: CoachState, day: CoachDay, language: Language): string => {
  if (isRaceDay(day)) return raceDay(state, day, language);
  const name = dayName(day.date, state.today, language);
  const change = changeText(state, day, language);
  const changed = change && (language === 'nb' ? `Endret: ${change}` : `What changed: ${change}`);
  if (day.minutes === 0) {
    const head = language === 'nb' ? `**${name} er det hviledag.**` : `**${name} is a rest day.**`;
    return paragraphs(sentences(head, day.why[language]), changed, loggedNote(state, day.date, language));
  }
  const logged = loggedNote(state, day.date, language);
  if (logged && day.date >= state.today) return paragraphs(loggedDay(state, day, language), rehabNote(state, language));
  const head = `**${name}: ${sessionLine(day, language)}**`;
  const lines = [
    ...stepLines(state, day, language),
    ...wholeLine(day, language),
    ...feelLines(state, day, language),
    ...strengthLine(day, language),
    `${language === 'nb' ? 'Hvorfor' : 'Why'}: ${day.why[language]}`,
  ];
  return paragraphs(
    head,
    bullets(lines),
    sentences(repeatNote(state, language), rehabNote(state, language)),
    changed,
    logged,
  );
};

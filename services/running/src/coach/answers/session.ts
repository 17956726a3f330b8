import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { areaName } from '@stridewell/language/areas';
import { dayName } from '@stridewell/language/days';
import { bullets, capitalised, type Language, paragraphs, sentences } from '@stridewell/language/language';
import type { CoachState } from '../../domain/coach-state.ts';
import { checkinToday, logOf, plannedOf, rehabLevel } from '../figures.ts';
import { inNorwegian } from '../text/changes.ts';
import { bandName, scoreText } from '../text/names.ts';
import { describeZones, zonesOf } from '../text/paces.ts';
import { mainSet, partsOf, titleOf, whyOf } from '../text/sessions.ts';

/** `8 x (1/2)` in full: `8 x (1 min jog / 2 min walk)`; other stages as they are written. */
export const intervalsText = (intervals: string, language: Language): string =>
  intervals.replace(
    /\((\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)\)/,
    language === 'nb' ? '($1 min jogg / $2 min gange)' : '($1 min jog / $2 min walk)',
  );

const STAGE = /^Walk-run stage (\d+): (.+)$/i;

/** The ladder session of a row, where it is one. */
export const ladderText = (day: WeeklyPlanDay, language: Language): string | null => {
  const match = STAGE.exec(day.title);
  if (!match) return null;
  const intervals = intervalsText(match[2] ?? '', language);
  return language === 'nb'
    ? `Gå-løp-stigen, trinn ${match[1]}: ${intervals}`
    : `Walk-run ladder, stage ${match[1]}: ${intervals}`;
};

/** One line of a session: what, how long, which zone. */
export const sessionLine = (day: WeeklyPlanDay, language: Language): string => {
  if (day.minutes === 0) return titleOf(day, language);
  const zone =
    zonesOf(day.zone).length > 0 ? `, ${language === 'nb' ? 'sone' : 'zone'} ${zonesOf(day.zone).join('-')}` : '';
  return `${ladderText(day, language) ?? titleOf(day, language)} - ${day.minutes} min${zone}`;
};

/** What changed the row, and why; null where nothing did. */
export const changeText = (state: CoachState, day: WeeklyPlanDay, language: Language): string | null => {
  const planned = plannedOf(state, day.date);
  if (language === 'en') {
    if (day.changed) return day.changed;
    return planned ? `Planned was ${planned.title}, ${planned.minutes} min.` : null;
  }
  if (!day.changed && !planned) return null;
  const told = day.changed ? inNorwegian(day.changed) : null;
  if (told !== null) return told;
  const checkin = state.checkins.find(({ date }) => date === day.date);
  return sentences(
    planned && `Planlagt var ${titleOf({ ...planned, zone: null }, language)}, ${planned.minutes} min.`,
    checkin && checkin.recommendation !== 'Push'
      ? `Innsjekken den dagen ga ${bandName(checkin.recommendation, language)}, ${scoreText(checkin.score, language)}.`
      : !planned && 'Økta er tilpasset etter at uka ble planlagt.',
  );
};

/** Why the plan walks, or runs on the ladder; null without an injury that holds. */
export const rehabNote = (state: CoachState, language: Language): string | null => {
  const level = rehabLevel(state);
  if (level === null) return null;
  const area = areaName(state.physio?.area, language);
  if (language === 'nb')
    return level === 'walk'
      ? `Opptreningen${area ? ` (${area})` : ''} hos Physio Coach er ikke kommet til løping ennå, så planen har bare gange.`
      : `Opptreningen${area ? ` (${area})` : ''} går på gå-løp-stigen; det er minst 48 timer mellom turene, og stigen styres i Physio Coach.`;
  return level === 'walk'
    ? `Your rehab${area ? ` (${area})` : ''} in Physio Coach has not reached running yet, so the plan holds walking only.`
    : `Your rehab${area ? ` (${area})` : ''} is on the walk-run ladder: at least 48 hours between runs, and Physio Coach moves the stage.`;
};

/** A ladder stage with pain that settled is run again, not left. */
const repeatNote = (state: CoachState, language: Language): string | null => {
  const pain = state.physio?.checkins[0]?.pain ?? 0;
  if (rehabLevel(state) !== 'ladder' || pain < 3) return null;
  return language === 'nb'
    ? `Smerten var ${pain} sist: samme trinn en gang til, ikke videre.`
    : `Pain was ${pain} last: repeat the same stage, do not move on.`;
};

const partLines = (day: WeeklyPlanDay, language: Language): string[] => {
  const parts = partsOf(day.title);
  if (!parts) return [];
  return language === 'nb'
    ? [
        `Oppvarming: ${parts.warmUp} min rolig`,
        `Hoveddel: ${mainSet(parts.main, language)}`,
        `Nedjogging: ${parts.coolDown} min rolig`,
      ]
    : [
        `Warm-up: ${parts.warmUp} min easy`,
        `Main: ${mainSet(parts.main, language)}`,
        `Cool-down: ${parts.coolDown} min easy`,
      ];
};

const wholeLine = (day: WeeklyPlanDay, language: Language): string[] => {
  if (partsOf(day.title) || ladderText(day, language) || zonesOf(day.zone).length === 0) return [];
  return [
    language === 'nb'
      ? 'Begynn og avslutt ekstra rolig: oppvarming og nedjogging er med i minuttene'
      : 'Start and finish extra gently: warm-up and cool-down are inside these minutes',
  ];
};

const zoneLines = (state: CoachState, day: WeeklyPlanDay, language: Language): string[] => {
  if (ladderText(day, language))
    return [
      language === 'nb'
        ? 'Rask gange før og etter er med i minuttene; flatt, så rolig at du kan snakke i hele setninger'
        : 'The brisk walk before and after is inside these minutes; flat, easy enough for full sentences',
    ];
  if (day.zone === 'walk')
    return [language === 'nb' ? 'Rask gange: du kan snakke hele tida' : 'Brisk walk: you can talk throughout'];
  const zones = describeZones(state, day.zone, language);
  return zones === null ? [] : zones.split('; ').map(capitalised);
};

const strengthLine = (day: WeeklyPlanDay, language: Language): string[] => {
  if (!day.strengthMinutes) return [];
  return [
    language === 'nb'
      ? `Styrke ved siden av: ${day.strengthMinutes} min hofte og kjerne`
      : `Strength beside it: ${day.strengthMinutes} min hip and core`,
  ];
};

/** Whether the log already holds the day. */
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

/** Today's check-in in one line, or that there is none. */
export const checkinLine = (state: CoachState, language: Language): string | null => {
  const checkin = checkinToday(state);
  if (!checkin) return null;
  const score = scoreText(checkin.score, language);
  return language === 'nb'
    ? `Innsjekken i dag: ${bandName(checkin.recommendation, language)}, ${score} av 10.`
    : `Today's check-in: ${bandName(checkin.recommendation, language)}, ${score} of 10.`;
};

/** A session that was logged: what was planned, and no longer how to do it. */
const loggedDay = (state: CoachState, day: WeeklyPlanDay, language: Language): string => {
  const planned = `${titleOf(day, language)}, ${day.minutes} min`;
  const name = dayName(day.date, state.today, language);
  return language === 'nb'
    ? `**${name}:** ${loggedNote(state, day.date, language)} Planlagt var ${planned}.`
    : `**${name}:** ${loggedNote(state, day.date, language)} Planned was ${planned}.`;
};

/** A day of the plan in full: title and minutes, parts, zone as pace, effort and talk test, why, what changed. */
export const describeDay = (state: CoachState, day: WeeklyPlanDay, language: Language): string => {
  const name = dayName(day.date, state.today, language);
  const change = changeText(state, day, language);
  const changed = change && (language === 'nb' ? `Endret: ${change}` : `What changed: ${change}`);
  if (day.minutes === 0) {
    const head = language === 'nb' ? `**${name} er det hviledag.**` : `**${name} is a rest day.**`;
    const isRace = /^race day$/i.test(day.title);
    const race = language === 'nb' ? `**${name} er det konkurransedag.**` : `**${name} is race day.**`;
    return paragraphs(
      sentences(isRace ? race : head, whyOf(day, language)),
      changed,
      loggedNote(state, day.date, language),
    );
  }
  const logged = loggedNote(state, day.date, language);
  if (logged && day.date >= state.today) return paragraphs(loggedDay(state, day, language), rehabNote(state, language));
  const head = `**${name}: ${sessionLine(day, language)}**`;
  const lines = [
    ...partLines(day, language),
    ...wholeLine(day, language),
    ...zoneLines(state, day, language),
    ...strengthLine(day, language),
    `${language === 'nb' ? 'Hvorfor' : 'Why'}: ${whyOf(day, language)}`,
  ];
  return paragraphs(
    head,
    bullets(lines),
    sentences(repeatNote(state, language), rehabNote(state, language)),
    changed,
    logged,
  );
};

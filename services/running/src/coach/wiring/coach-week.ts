import { MESSAGE_LANGUAGES, type MessageLanguage } from '@stridewell/kit/messages/catalogue';
import type { CoachDay, CoachState, CoachWeek, Texts } from '../../domain/coach-state.ts';
import type { WeekBase, WeekDay, WeekState } from '../../domain/week/types.ts';
import { type PlanRows, storedWeekOf, TEXT_ONLY, type WithPlan } from '../../features/weekly-plan/document.ts';
import { describeAction } from '../../messages/day-messages.ts';
import { describeNote, describeOffer } from '../../messages/week-messages.ts';
import { viewOfDay, viewOfPlannedDay } from '../../messages/week-view.ts';

/** Renders a text in every language. */
const inEveryLanguage = (render: (language: MessageLanguage) => string): Texts =>
  Object.fromEntries(MESSAGE_LANGUAGES.map((language) => [language, render(language)])) as Texts;

const actionOf = (day: WeekDay): CoachDay['action'] =>
  day.decision && {
    kind: day.decision.action,
    text: inEveryLanguage((language) => describeAction(day, language) ?? ''),
  };

/** Returns a day with its figures, and its texts in every language. */
export const coachDayOf = (day: WeekDay, base: Pick<WeekBase, 'model'>): CoachDay => {
  const view = viewOfDay(day, base, 'en');
  const textOf = (field: 'title' | 'why'): Texts =>
    inEveryLanguage((language) => viewOfDay(day, base, language)[field]);
  return {
    ...view,
    title: textOf('title'),
    why: textOf('why'),
    changed: view.changed === null ? null : inEveryLanguage((language) => viewOfDay(day, base, language).changed ?? ''),
    action: actionOf(day),
  };
};

const totalOf = (days: readonly CoachDay[]): number => days.reduce((sum, { minutes }) => sum + minutes, 0);

/** Returns a week with its texts in every language. */
export const coachWeekOf = ({ base, phase, days, notes, offer }: WeekState): CoachWeek => {
  const described = days.map((day) => coachDayOf(day, base));
  return {
    weekStart: base.weekStart,
    phase,
    totalMinutes: totalOf(described),
    days: described,
    notes: notes.map((note) => inEveryLanguage((language) => describeNote(note, language))),
    offer: offer && inEveryLanguage((language) => describeOffer(offer, language)),
  };
};

/** Returns the English text of an earlier release in place of every language, because no other text is stored. */
const storedText = (text: string): Texts => inEveryLanguage(() => text);

/** Returns a stored week. A week planned by an earlier release has English texts in every language. */
export const storedCoachWeek = (document: WithPlan): CoachWeek => {
  const { state, days, phase, weekStart, rows } = storedWeekOf(document);
  if (state) return coachWeekOf(state);
  const { totalMinutes, notes, offer } = rows as PlanRows['current'];
  return {
    ...{ weekStart, phase, totalMinutes },
    days: days.map((day) => coachDayOf(day, TEXT_ONLY)),
    notes: notes.map(storedText),
    offer: offer && storedText(offer.text),
  };
};

/** Returns the originally planned sessions of the days that have changed since. */
export const changedSessions = (state: WeekState): CoachState['planned'] =>
  state.days.flatMap(({ date, changes }, index) => {
    const planned = changes.length > 0 ? viewOfPlannedDay(state, index, 'en') : null;
    if (!planned) return [];
    const title = inEveryLanguage((language) => viewOfPlannedDay(state, index, language)?.title ?? '');
    const { planType, minutes, built } = planned;
    return [{ date, planType, minutes, built, title }];
  });

import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';
import { type DayFacts, dayFacts } from '../domain/week/day-facts.ts';
import type { WeekBase, WeekDay, WeekState } from '../domain/week/types.ts';
import { describeChange } from './day-messages.ts';
import { sessionPurpose, sessionTitle } from './describe-session.ts';
import { describeEmptyDay } from './week-messages.ts';

/** A day with its values and its texts in one language. */
export interface DayView extends DayFacts {
  title: string;
  /** One line that explains why this session is planned. */
  why: string;
  /** Description of the changes since the week was planned; null if there are none. */
  changed: string | null;
}

/** Returns the title of a day in the given language. */
const titleOf = (day: WeekDay, { built, ladderStage }: DayFacts, language: MessageLanguage): string => {
  if (day.text) return day.text.title;
  if (!built) return describeEmptyDay(day, language).title;
  return sessionTitle(ladderStage === null ? built : { ...built, stage: ladderStage }, language);
};

/** Returns a day with its values and its texts. A day planned by an earlier release keeps its stored English texts. */
export const viewOfDay = (day: WeekDay, base: Pick<WeekBase, 'model'>, language: MessageLanguage): DayView => {
  const facts = dayFacts(day, base);
  const { text } = day;
  const changes = day.changes.map((change) => describeChange(change, language)).join(' ');
  return {
    ...facts,
    title: titleOf(day, facts, language),
    why: text?.why ?? (facts.built ? sessionPurpose(facts.built, language) : describeEmptyDay(day, language).why),
    changed: text ? (text.changed ?? null) : changes || null,
  };
};

/** Returns a day as originally planned, without its changes. */
export const viewOfPlannedDay = (state: WeekState, index: number, language: MessageLanguage): DayView | null => {
  const day = state.days[index];
  if (!day || day.fixed || day.text) return null;
  const planned: WeekDay = {
    date: day.date,
    session: state.base.sessions[index] ?? null,
    strength: state.base.strength[index] ?? null,
    changes: [],
    decision: null,
  };
  return viewOfDay(planned, state.base, language);
};

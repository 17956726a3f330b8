import { weekMinutes } from '../../domain/week/day-facts.ts';
import type { WeekState } from '../../domain/week/types.ts';
import { describeNote, describeOffer } from '../../messages/week-messages.ts';
import { type DayView, viewOfDay, viewOfPlannedDay } from '../../messages/week-view.ts';
import type { PlanRows } from './document.ts';

type Row = PlanRows['current']['days'][number];

const rowOf = ({ date, planType, minutes, zone, title, why, hardMinutes, strengthMinutes }: DayView): Row => ({
  ...{ date, planType, minutes, zone, title, why, hardMinutes },
  ...(strengthMinutes === 0 ? {} : { strengthMinutes }),
});

const currentRow = (view: DayView): Row => ({
  ...rowOf(view),
  ...(view.changed === null ? {} : { changed: view.changed }),
  ...(view.ladderStage === null ? {} : { ladderStage: view.ladderStage }),
});

const total = (rows: readonly Row[]): number => rows.reduce((sum, { minutes }) => sum + minutes, 0);

/** Renders a week as rows with English texts, which replicas of the previous release read. */
export const planRows = (state: WeekState): PlanRows => {
  const { base, phase, days, notes, offer } = state;
  const views = days.map((day) => viewOfDay(day, base, 'en'));
  const planned = views.map((view, index) => rowOf(viewOfPlannedDay(state, index, 'en') ?? view));
  const texts = notes.map((note) => describeNote(note, 'en'));
  const week = { weekStart: base.weekStart, phase };
  return {
    base: { ...week, totalMinutes: total(planned), days: planned, ...(texts.length > 0 ? { notes: texts } : {}) },
    current: {
      ...week,
      totalMinutes: weekMinutes(state),
      days: views.map(currentRow),
      notes: texts,
      offer: offer && { kind: 'lighter', text: describeOffer(offer, 'en') },
    },
  };
};

import ical from 'ical-generator';
import type { AdaptedDay } from '../plan/adapt/types.ts';

/** A stored week as a calendar shows it. */
export interface FeedWeek {
  /** The document's id: events keep their identity through every change of the plan. */
  id: string;
  updatedAt: Date;
  days: readonly AdaptedDay[];
}

const summaryOf = ({ title, minutes }: AdaptedDay): string => (minutes > 0 ? `${title} · ${minutes} min` : title);

/**
 * The sessions of some weeks as an iCalendar text (RFC 5545), one all-day event each; rest days are left out. Minutes and
 * title only: a calendar is often kept by somebody else, and the reasons behind a session can be about health.
 */
export const calendarOf = (weeks: readonly FeedWeek[]): string => {
  const calendar = ical({
    name: 'Stridewell',
    prodId: { company: 'Stridewell', product: 'Training plan', language: 'EN' },
  });
  for (const { id, updatedAt, days } of weeks) {
    for (const day of days.filter(({ planType }) => planType !== 'rest')) {
      calendar.createEvent({
        id: `${id}.${day.date}@stridewell`,
        start: new Date(`${day.date}T00:00:00Z`),
        timezone: 'UTC',
        allDay: true,
        summary: summaryOf(day),
        stamp: updatedAt,
      });
    }
  }
  return calendar.toString();
};

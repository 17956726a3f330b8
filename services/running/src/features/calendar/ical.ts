import ical from 'ical-generator';
import type { AdaptedDay } from '../../domain/plan/adapt/types.ts';

/** The parts of a stored week that the calendar needs. */
export interface FeedWeek {
  /** The document's id, part of each event's UID, so that events keep their identity when the plan changes. */
  id: string;
  updatedAt: Date;
  days: readonly AdaptedDay[];
}

const summaryOf = ({ title, minutes }: AdaptedDay): string => (minutes > 0 ? `${title} · ${minutes} min` : title);

/**
 * Renders the sessions of some weeks as an iCalendar text (RFC 5545), one all-day event each, without rest days. It
 * contains only title and minutes: calendars are often hosted by third parties, and the reason for a session can be
 * about health.
 */
export const renderCalendar = (weeks: readonly FeedWeek[]): string => {
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

import ical from 'ical-generator';
import { describeParts, type PaceUnit } from '../../messages/describe-session.ts';
import type { DayView } from '../../messages/week-view.ts';

/** The fields of a stored week that the calendar needs. */
export interface FeedWeek {
  /**
   * The document's id, which is part of each event's UID, so that a calendar application recognises an event after the
   * plan changes.
   */
  id: string;
  updatedAt: Date;
  days: readonly DayView[];
}

const summaryOf = ({ title, minutes }: DayView): string => (minutes > 0 ? `${title} · ${minutes} min` : title);

/**
 * Renders the sessions of the given weeks as iCalendar text (RFC 5545), as one all-day event per session, without rest
 * days. Events contain only title, minutes and steps, because calendars are often hosted by third parties and the reason
 * for a session or a change can concern health.
 */
export const renderCalendar = (weeks: readonly FeedWeek[], unit: PaceUnit = 'km'): string => {
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
        ...(day.built ? { description: describeParts(day.built.steps, 'en', unit).join('\n') } : {}),
        stamp: updatedAt,
      });
    }
  }
  return calendar.toString();
};

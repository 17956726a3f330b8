import { METRIC_LABELS, METRICS } from '@stridewell/contracts/web';
import { longDay } from '@stridewell/ui/core';
import type { QueuedCheckin } from './database.ts';

const DAY_FIELDS: readonly [field: string, label: string][] = [
  ['planned_type', 'Planned'],
  ['preferred_focus', 'Focus'],
  ['notes', 'Notes'],
];

/** Formats a check-in as plain text for copying: the date, the five metrics, the planned session and the notes. */
export const checkinAsText = ({ date, body }: Pick<QueuedCheckin, 'date' | 'body'>): string =>
  [
    `Check-in, ${longDay(date)} ${date.slice(0, 4)}`,
    ...METRICS.map((metric) => `${METRIC_LABELS[metric]}: ${String(body[metric])}`),
    ...DAY_FIELDS.filter(([field]) => body[field]).map(([field, label]) => `${label}: ${String(body[field])}`),
  ].join('\n');

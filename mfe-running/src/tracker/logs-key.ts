import { keyOf } from '@stridewell/app/core';
import { weekStartOf } from '@stridewell/contracts/web';
import type { QueryKey } from '@tanstack/react-query';

/** Query of the training logs of a date's week. Undefined for this week, whose query has no parameter. */
export const logsQuery = (date: string, today: string): { weekStart: string } | undefined => {
  const weekStart = weekStartOf(date);
  return weekStart === weekStartOf(today) ? undefined : { weekStart };
};

/** Query key of the training logs of a date's week. */
export const logsKey = (date: string, today: string): QueryKey => keyOf('readTrainingLogs', logsQuery(date, today));

import { token, tone } from '@stridewell/ui/core';
import { css } from 'styled-components';
import { STATUSES } from './statuses.ts';
import type { DayStatus } from './tracker-days.ts';

/** Row colours by status: green, yellow, red, grey. */
export const rowTint = (status: DayStatus) => css`
  ${tone(STATUSES[status].tone)}
  ${status === 'none' && `--bg: ${token('color-surface-sunken')};`}
  background: var(--bg);
`;

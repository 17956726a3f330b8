import { token, tone } from '@stridewell/ui/core';
import { css } from 'styled-components';
import type { DayStatus } from './rows.ts';
import { STATUSES } from './statuses.ts';

/** A row's colours by its status: green, yellow, red, grey. The row's icon and text give the same information. */
export const tint = (status: DayStatus) => css`
  ${tone(STATUSES[status].tone)}
  ${status === 'none' && `--bg: ${token('color-surface-sunken')};`}
  background: var(--bg);
`;

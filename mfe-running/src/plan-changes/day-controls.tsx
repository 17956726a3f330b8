import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import styled from 'styled-components';
import { DayMark } from '../tracker/day-mark.tsx';
import { PlanChangeMenu } from './plan-change-menu.tsx';

const Box = styled.span`
  display: flex;
  align-items: center;
`;

/** Controls of a day in the week view: the mark of the session and the change menu. */
export const DayControls = ({ day }: { day: WeeklyPlanDay }) => (
  <Box>
    <DayMark day={day} />
    <PlanChangeMenu day={day} />
  </Box>
);

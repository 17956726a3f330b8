import {
  ButtonLink,
  longDay,
  media,
  now,
  Page,
  Split,
  Stack,
  useTimezone,
  useToday,
  useUser,
} from '@stridewell/ui/core';
import styled from 'styled-components';
import { CoachCard } from './coach-card.tsx';
import { greeting } from './greeting.ts';
import { TodayCard } from './today-card.tsx';
import { useTodayCheckin } from './use-today-checkin.ts';
import { WeekCard } from './week-card.tsx';

const Columns = styled(Split)`
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 440px;
  }
`;

/** The home of normal mode: a greeting, what today is for, the week at a glance, and the two coaches. */
export const Today = () => {
  const { name } = useUser();
  const timezone = useTimezone();
  const date = useToday();
  const today = useTodayCheckin();
  const done = today.state === 'done';
  return (
    <Page
      home
      title="Today"
      over={longDay(date)}
      heading={greeting(name, timezone, now())}
      action={
        done && (
          <ButtonLink href="/check-in" variant="secondary" small icon="edit">
            Update check-in
          </ButtonLink>
        )
      }
    >
      <Columns>
        <TodayCard today={today} />
        <Stack>
          <WeekCard checkedIn={done} />
          <CoachCard href="/running" icon="run" label="Running Coach">
            Plan, tracker and chat
          </CoachCard>
          <CoachCard href="/physio-coach" icon="physio" label="Physio Coach">
            Daily assessment, exercises and chat
          </CoachCard>
        </Stack>
      </Columns>
    </Page>
  );
};

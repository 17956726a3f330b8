import { addDays, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { Button, longDay, Skeleton, Stack, Text } from '@stridewell/ui/core';
import type { AskedChange } from './confirm-change.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionRow } from './option-row.tsx';
import { moveTo } from './plan-change.ts';
import { canMoveTo, noteOf, usePlanMoves } from './use-plan-moves.ts';

/** "Saturday 21", or "Monday 23, next week" for a day of the following week. */
const nameOf = (date: string, from: string): string => {
  const [weekday, day] = longDay(date).split(' ');
  return `${weekday} ${day}${weekStartOf(date) === addDays(weekStartOf(from), 7) ? ', next week' : ''}`;
};

export interface MoveOptionsProps {
  day: WeeklyPlanDay;
  busy: boolean;
  onSelect: (change: AskedChange) => void;
}

/** The days to which a session can move. A day that does not fit keeps its place, with the reason below its name. */
export const MoveOptions = ({ day, busy, onSelect }: MoveOptionsProps) => {
  const moves = usePlanMoves(day.date);
  if (moves.isPending)
    return (
      <Stack $gap={2} role="status" aria-busy="true" aria-label="Loading: days">
        <Skeleton $height={40} />
        <Skeleton $height={40} />
      </Stack>
    );
  if (!moves.data)
    return (
      <Stack $gap={2}>
        <Text $size="14" $quiet={2}>
          We could not load the days you can move to.
        </Text>
        <Button small variant="secondary" busy={moves.isFetching && 'Trying...'} onClick={() => void moves.refetch()}>
          Try again
        </Button>
      </Stack>
    );
  if (moves.data.length === 0)
    return (
      <Text $size="14" $quiet={2}>
        There is no day left this week to move to.
      </Text>
    );
  return (
    <OptionGroup name="Move to another day">
      {moves.data.map((option) => (
        <OptionRow
          key={option.date}
          icon={option.note || option.swap ? 'swap' : 'calendar'}
          label={nameOf(option.date, day.date)}
          note={noteOf(option)}
          refused={!canMoveTo(option)}
          busy={busy}
          onSelect={() => onSelect(moveTo(day.date, option))}
        />
      ))}
    </OptionGroup>
  );
};

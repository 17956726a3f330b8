import { addDays, type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { Button, Skeleton, Stack, Text } from '@stridewell/ui/core';
import { dayAtStart } from '../plan/day-names.ts';
import { changeWords } from './change-words.ts';
import type { AskedChange } from './confirm-change.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionRow } from './option-row.tsx';
import { moveTo } from './plan-change.ts';
import { canMoveTo, noteOf, usePlanMoves } from './use-plan-moves.ts';

/** "Saturday 21", or "Monday 23, next week" for a day of the following week. */
const nameOf = (date: string, from: string): string => {
  const [weekday, number] = dayAtStart(date).split(' ');
  const day = `${weekday} ${number}`;
  return weekStartOf(date) === addDays(weekStartOf(from), 7) ? changeWords().move.nextWeek(day) : day;
};

export interface MoveOptionsProps {
  day: WeeklyPlanDay;
  busy: boolean;
  onSelect: (change: AskedChange) => void;
}

/**
 * The days to which a session can move. A day that is not possible stays in the list, with the reason below its name.
 */
export const MoveOptions = ({ day, busy, onSelect }: MoveOptionsProps) => {
  const words = changeWords().move;
  const moves = usePlanMoves(day.date);
  if (moves.isPending)
    return (
      <Stack $gap={2} role="status" aria-busy="true" aria-label={words.loading}>
        <Skeleton $height={40} />
        <Skeleton $height={40} />
      </Stack>
    );
  if (!moves.data)
    return (
      <Stack $gap={2}>
        <Text $size="14" $quiet={2}>
          {words.failed}
        </Text>
        <Button
          small
          variant="secondary"
          busy={moves.isFetching && words.retrying}
          onClick={() => void moves.refetch()}
        >
          {words.retry}
        </Button>
      </Stack>
    );
  if (moves.data.length === 0)
    return (
      <Text $size="14" $quiet={2}>
        {words.none}
      </Text>
    );
  return (
    <OptionGroup name={words.name}>
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

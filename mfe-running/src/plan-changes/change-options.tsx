import { useWeekPlan } from '@stridewell/app/core';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Alert, longDay, Stack, Text } from '@stridewell/ui/core';
import { Flyout } from '@stridewell/ui/overlays';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type AskedChange, ConfirmChange } from './confirm-change.tsx';
import { MoveOptions } from './move-options.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionRow } from './option-row.tsx';
import { shorterMinutes } from './plan-change.ts';
import { useAskFirst } from './use-ask-first.ts';
import { type ChangePlan, useChangePlan } from './use-change-plan.ts';

/** Changes to the session of one day, and undoing the runner's own changes to it. */
interface DayOptionsProps {
  day: WeeklyPlanDay;
  change: ChangePlan;
  busy: boolean;
  onSelect: (change: AskedChange) => void;
}

const DayOptions = ({ day, change, busy, onSelect }: DayOptionsProps) => {
  const { date, adjusted, movedFrom } = day;
  return (
    <OptionGroup name="Change this day">
      {adjusted !== 'easier' && (
        <OptionRow
          icon="arrow-down"
          label="Make it easier"
          note="An easy run instead, at a pace at which you can talk."
          busy={busy}
          onSelect={() => onSelect({ kind: 'easier', date })}
        />
      )}
      {shorterMinutes(day).map((minutes) => (
        <OptionRow
          key={minutes}
          icon="timer"
          label={`Shorten to ${minutes} min`}
          busy={busy}
          onSelect={() => onSelect({ kind: 'shorten', date, minutes })}
        />
      ))}
      {adjusted && (
        <OptionRow
          icon="history"
          label={adjusted === 'easier' ? 'Undo: not easier' : 'Undo: not shorter'}
          note="The session as it was planned."
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'undo', date })}
        />
      )}
      {movedFrom && (
        <OptionRow
          icon="history"
          label="Undo the move"
          note={`Back to ${longDay(movedFrom)}.`}
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'move', from: date, to: movedFrom })}
        />
      )}
    </OptionGroup>
  );
};

/** Changes to the whole week, at the end of the menu, and undoing them. */
const WeekOptions = ({ change, onAsk }: { change: ChangePlan; onAsk: (change: AskedChange) => void }) => {
  const plan = useWeekPlan();
  const wishes = plan.state === 'there' ? plan.value.wishes : undefined;
  return (
    <OptionGroup name="Change the whole week">
      {!wishes?.easierWeek && (
        <OptionRow
          icon="week"
          label="Make the week easier"
          note="A fifth less, without catching up later."
          busy={change.isPending}
          onSelect={() => onAsk({ kind: 'easier_week' })}
        />
      )}
      {!wishes?.repeatWeek && (
        <OptionRow
          icon="refresh"
          label="Repeat last week"
          note="The same minutes again before the plan grows."
          busy={change.isPending}
          onSelect={() => onAsk({ kind: 'repeat_week' })}
        />
      )}
      {(wishes?.easierWeek || wishes?.repeatWeek) && (
        <OptionRow
          icon="history"
          label="Undo my change to the week"
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'undo' })}
        />
      )}
    </OptionGroup>
  );
};

/** The rule that forbids a change. Scrolls into view, because the choices may be longer than the screen. */
const Refusal = ({ children }: { children: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The braces discard the result, because scrollIntoView returns a promise in some browsers.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Alert tone="warning" title={children} live />
    </div>
  );
};

export interface ChangeOptionsProps {
  /** The day to change, with a session. Without a day, only the week can be changed. */
  day?: WeeklyPlanDay | undefined;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** More choices, after those that change the plan. */
  children?: ReactNode;
}

/** The choices of the change menu: move the session, make it easier or shorter, or change the whole week. */
const ChangeOptions = ({ day, anchor, onClose, children }: ChangeOptionsProps) => {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const change = useChangePlan({ onChanged: onClose, onRefused: setRefusal });
  const { select, isReading } = useAskFirst({ onAsk: setAsked, onMake: change.mutate });
  const busy = change.isPending || isReading;
  return (
    <Flyout title={day ? `Change ${day.title}` : 'Change the week'} anchor={anchor} onClose={onClose}>
      <Stack $gap={3}>
        {day && <Text $size="14" $quiet={3}>{`${longDay(day.date)}, ${day.minutes} min`}</Text>}
        {refusal && <Refusal key={change.submittedAt}>{refusal}</Refusal>}
        {asked ? (
          <ConfirmChange
            change={asked}
            busy={change.isPending}
            onConfirm={() => change.mutate(asked)}
            onBack={() => setAsked(null)}
          />
        ) : (
          <>
            {day && <MoveOptions day={day} busy={busy} onSelect={select} />}
            {day && <DayOptions day={day} change={change} busy={busy} onSelect={select} />}
            <WeekOptions change={change} onAsk={setAsked} />
            {children}
          </>
        )}
      </Stack>
    </Flyout>
  );
};

export default ChangeOptions;

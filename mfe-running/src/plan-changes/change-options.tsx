import { useWeekPlan } from '@stridewell/app/core';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Alert, Stack, Text } from '@stridewell/ui/core';
import { Flyout } from '@stridewell/ui/overlays';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { dayAtStart, dayInText } from '../plan/day-names.ts';
import { changeWords } from './change-words.ts';
import { type AskedChange, ConfirmChange } from './confirm-change.tsx';
import { MoveOptions } from './move-options.tsx';
import { OptionGroup } from './option-group.tsx';
import { OptionRow } from './option-row.tsx';
import { shorterMinutes } from './plan-change.ts';
import { useAskFirst } from './use-ask-first.ts';
import { type ChangePlan, useChangePlan } from './use-change-plan.ts';

/** Changes to the session of one day, and undo for the runner's own changes to it. */
interface DayOptionsProps {
  day: WeeklyPlanDay;
  change: ChangePlan;
  busy: boolean;
  onSelect: (change: AskedChange) => void;
}

const DayOptions = ({ day, change, busy, onSelect }: DayOptionsProps) => {
  const words = changeWords().day;
  const { date, adjusted, movedFrom } = day;
  return (
    <OptionGroup name={words.name}>
      {adjusted !== 'easier' && (
        <OptionRow
          icon="arrow-down"
          label={words.easier}
          note={words.easierNote}
          busy={busy}
          onSelect={() => onSelect({ kind: 'easier', date })}
        />
      )}
      {shorterMinutes(day).map((minutes) => (
        <OptionRow
          key={minutes}
          icon="timer"
          label={words.shorten(minutes)}
          busy={busy}
          onSelect={() => onSelect({ kind: 'shorten', date, minutes })}
        />
      ))}
      {adjusted && (
        <OptionRow
          icon="history"
          label={adjusted === 'easier' ? words.undoEasier : words.undoShorter}
          note={words.asPlanned}
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'undo', date })}
        />
      )}
      {movedFrom && (
        <OptionRow
          icon="history"
          label={words.undoMove}
          note={words.backTo(dayInText(movedFrom))}
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'move', from: date, to: movedFrom })}
        />
      )}
    </OptionGroup>
  );
};

/** Changes to the whole week, at the end of the menu, and their undo. */
const WeekOptions = ({ change, onAsk }: { change: ChangePlan; onAsk: (change: AskedChange) => void }) => {
  const words = changeWords().week;
  const plan = useWeekPlan();
  const wishes = plan.state === 'there' ? plan.value.wishes : undefined;
  return (
    <OptionGroup name={words.name}>
      {!wishes?.easierWeek && (
        <OptionRow
          icon="week"
          label={words.easier}
          note={words.easierNote}
          busy={change.isPending}
          onSelect={() => onAsk({ kind: 'easier_week' })}
        />
      )}
      {!wishes?.repeatWeek && (
        <OptionRow
          icon="refresh"
          label={words.repeat}
          note={words.repeatNote}
          busy={change.isPending}
          onSelect={() => onAsk({ kind: 'repeat_week' })}
        />
      )}
      {(wishes?.easierWeek || wishes?.repeatWeek) && (
        <OptionRow
          icon="history"
          label={words.undo}
          busy={change.isPending}
          onSelect={() => change.mutate({ kind: 'undo' })}
        />
      )}
    </OptionGroup>
  );
};

/** The rule that forbids a change. Scrolls into view, because the list of options may be higher than the screen. */
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
  /** The day to change, which has a session. Without a day, only the week can be changed. */
  day?: WeeklyPlanDay | undefined;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Further options, shown after those that change the plan. */
  children?: ReactNode;
}

/** The options of the change menu: move the session, make it easier or shorter, or change the whole week. */
const ChangeOptions = ({ day, anchor, onClose, children }: ChangeOptionsProps) => {
  const words = changeWords();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const change = useChangePlan({ onChanged: onClose, onRefused: setRefusal });
  const { select, isReading } = useAskFirst({ onAsk: setAsked, onMake: change.mutate });
  const busy = change.isPending || isReading;
  return (
    <Flyout title={day ? words.change(day.title) : words.changeWeek} anchor={anchor} onClose={onClose}>
      <Stack $gap={3}>
        {day && (
          <Text $size="14" $quiet={3}>
            {words.session(dayAtStart(day.date), day.minutes)}
          </Text>
        )}
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

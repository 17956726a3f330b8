import { useToday } from '@stridewell/app/core';
import { shortDayIn, weekdayIn } from '@stridewell/app/screens';
import { type WeeklyPlanDay, weekStartOf } from '@stridewell/contracts/web';
import { IconButton } from '@stridewell/ui/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { changeWords } from './change-words.ts';

const ChangeOptions = lazy(() => import('./change-options.tsx'));

/** Button with three dots that opens the options for a day or, without a day, for the week. */
const ChangeButton = ({ label, day }: { label: string; day?: WeeklyPlanDay }) => {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <IconButton
        ref={button}
        icon="more"
        size={20}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {open && (
        <Suspense fallback={null}>
          <ChangeOptions day={day} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

export interface PlanChangeMenuProps {
  /** A day of the plan. */
  day: WeeklyPlanDay;
}

/**
 * Button that opens the options for a session: move, easier, shorter, easier week, repeat week and undo. A sheet on
 * phones, a popover on wider screens. It is also the keyboard alternative to dragging, see `PlanDrag`. Renders nothing
 * for a rest day, a past day, or a day of another week, which the API cannot change.
 */
export const PlanChangeMenu = ({ day }: PlanChangeMenuProps) => {
  const today = useToday();
  const { date, title, minutes } = day;
  if (minutes === 0 || date < today || weekStartOf(date) !== weekStartOf(today)) return null;
  return <ChangeButton day={day} label={changeWords().changeOn(title, `${weekdayIn(date)} ${shortDayIn(date)}`)} />;
};

/** Button that opens the options for the whole week: easier week, repeat week and undo. */
export const WeekChangeMenu = () => <ChangeButton label={changeWords().changeWeek} />;

import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Hidden } from '@stridewell/ui/core';
import { NoteBox } from './note-box.tsx';
import { sessionWords } from './session-words.ts';

/**
 * What the check-in and the plan changed on a day, and why. Renders nothing if the day has neither a change nor a
 * check-in.
 */
export const ChangeNote = ({ day: { changed, action } }: { day: Pick<WeeklyPlanDay, 'changed' | 'action'> }) => {
  if (!changed && !action) return null;
  return (
    <NoteBox icon={changed ? 'swap' : 'info'}>
      {changed && (
        <p>
          <Hidden>{sessionWords().changed}</Hidden>
          <b>{changed}</b>
        </p>
      )}
      {action && <p>{action.text}</p>}
    </NoteBox>
  );
};

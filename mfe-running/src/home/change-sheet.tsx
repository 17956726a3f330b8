import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import type { RefObject } from 'react';
import { navigate } from 'wouter/use-browser-location';
import ChangeOptions from '../plan-changes/change-options.tsx';
import { OptionGroup } from '../plan-changes/option-group.tsx';
import { OptionRow } from '../plan-changes/option-row.tsx';
import { sessionPath } from '../session/session-path.ts';
import { homeWords } from './home-words.ts';

export interface ChangeSheetProps {
  day: WeeklyPlanDay;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The changes to today's session, and links to its alternatives, to a pause and to the coach. */
const ChangeSheet = ({ day, anchor, onClose }: ChangeSheetProps) => {
  const { other, options } = homeWords();
  return (
    <ChangeOptions day={day} anchor={anchor} onClose={onClose}>
      <OptionGroup name={other}>
        {day.session && (
          <OptionRow
            icon="run"
            label={options.versions}
            note={options.versionsNote}
            onSelect={() => navigate(sessionPath(day.date))}
          />
        )}
        <OptionRow
          icon="pause"
          label={options.away}
          note={options.awayNote}
          onSelect={() => navigate('/running?tab=tracker')}
        />
        <OptionRow icon="chat" label={options.ask} onSelect={() => navigate('/running?tab=chat&action=today')} />
      </OptionGroup>
    </ChangeOptions>
  );
};

export default ChangeSheet;

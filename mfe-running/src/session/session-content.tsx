import { useToday } from '@stridewell/app/core';
import type { WeeklyPlanDay } from '@stridewell/contracts/web';
import { Card, Split, Stack, Text } from '@stridewell/ui/core';
import { PlanTypeLabel } from '../plan/plan-type-label.tsx';
import { isStrengthMarkable, StrengthMark } from '../tracker/strength-mark.tsx';
import { ChangeNote } from './change-note.tsx';
import { Facts, sessionFacts } from './facts.tsx';
import { FilesCard } from './files-card.tsx';
import { PlannedAndNow } from './planned-and-now.tsx';
import { sessionWords } from './session-words.ts';
import { StepsCard } from './steps-card.tsx';
import { StrengthCard } from './strength-card.tsx';
import type { PaceUnit } from './units.ts';
import { VersionsCard } from './versions-card.tsx';

/** A day without steps: a rest day, or a day that an earlier release planned. */
const PlainCard = ({ day: { planType, minutes, zone, why } }: { day: WeeklyPlanDay }) => (
  <Card title={sessionWords().day}>
    <Stack $gap={2}>
      {minutes > 0 && <Text $figures>{`${minutes} min`}</Text>}
      <PlanTypeLabel planType={planType} zone={zone} />
      <Text $quiet={2}>{why}</Text>
    </Stack>
  </Card>
);

const AboutCard = ({ day, unit }: { day: WeeklyPlanDay; unit: PaceUnit }) => {
  const words = sessionWords();
  const { session, planned, ladderStage, changed, action } = day;
  const hasChange = planned !== undefined || changed !== undefined || action !== undefined;
  if (!session && !hasChange) return null;
  return (
    <Card title={words.about}>
      <Stack $gap={4}>
        {session && <Facts facts={sessionFacts(session)} />}
        {ladderStage !== undefined && (
          <Text $size="14" $quiet={2}>
            {words.ladder(ladderStage)}
          </Text>
        )}
        {planned !== undefined && <PlannedAndNow planned={planned} now={session ?? null} unit={unit} />}
        <ChangeNote day={day} />
      </Stack>
    </Card>
  );
};

const NotesCard = ({ notes }: { notes: readonly string[] }) => (
  <Card title={sessionWords().notes}>
    <Stack as="ul" $gap={2}>
      {notes.map((note) => (
        <Text as="li" key={note} $size="14" $quiet={2}>
          {note}
        </Text>
      ))}
    </Stack>
  </Card>
);

export interface SessionContentProps {
  day: WeeklyPlanDay;
  /** True for a day of a preview, whose session can still change and has no files. */
  isProvisional: boolean;
  unit: PaceUnit;
  /** Source of the plan's paces; omitted if there are no paces. */
  paceNote?: string | undefined;
}

/** The cards of a session's page: steps, alternatives, strength, purpose, changes, notes and files. */
export const SessionContent = ({ day, isProvisional, unit, paceNote }: SessionContentProps) => {
  const { session, strength } = day;
  const today = useToday();
  const notes = session?.notes ?? [];
  return (
    <Split>
      <Stack>
        {session ? (
          <StepsCard session={session} date={day.date} unit={unit} isProvisional={isProvisional} paceNote={paceNote} />
        ) : (
          <PlainCard day={day} />
        )}
        {strength && (
          <StrengthCard
            strength={strength}
            mark={!isProvisional && isStrengthMarkable(day, today) && <StrengthMark day={day} isUnderTitle />}
          />
        )}
        {session && session.kind !== 'race' && <VersionsCard versions={session.versions} />}
      </Stack>
      <Stack>
        <AboutCard day={day} unit={unit} />
        {notes.length > 0 && <NotesCard notes={notes} />}
        {session && !isProvisional && <FilesCard date={day.date} />}
      </Stack>
    </Split>
  );
};

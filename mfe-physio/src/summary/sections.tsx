import {
  type LadderToday,
  PHASE_NAMES,
  type PhysioCheckin,
  type PhysioLog,
  type PhysioProfile,
  type PhysioToday,
} from '@stridewell/contracts/web';
import { DataTable } from '@stridewell/ui/charts';
import { Card, mediumDay, Stack, Text } from '@stridewell/ui/core';
import { AREA_NAMES, ONSET_NAMES } from '../data/words.ts';
import type { RunningLoad } from '../progress/use-running-load.ts';
import { CHECKIN_COLUMNS, checkinRow, flagLines, SUMMARY_CHECKINS, tallyOf } from './facts.ts';
import { PrintTerms } from './print-terms.tsx';
import { Sparkline } from './sparkline.tsx';

/** Returns the label and the answer of a question, or an empty array when the question is not answered. */
const answered = (term: string, value: boolean | null): [string, string][] =>
  value === null ? [] : [[term, value ? 'yes' : 'no']];

export const ProfileSection = ({ profile }: { profile: PhysioProfile }) => (
  <Card title="Injury">
    <PrintTerms
      terms={[
        ['Area', AREA_NAMES[profile.primaryArea]],
        ['Onset', ONSET_NAMES[profile.onset]],
        ['Followed since', mediumDay(profile.since)],
        ['History', profile.painHistory || '–'],
        ['Diagnosis', profile.mdDiagnosis ? (profile.mdDiagnosisText ?? 'yes, not described') : 'none given'],
        ['Restrictions, medicines', profile.restrictionsMeds ?? '–'],
        ...answered('Pregnant or post-partum', profile.pregnantOrPostpartum),
        ...answered('Surgery in the last 6 months', profile.surgeryLast6Months),
      ]}
    />
  </Card>
);

const ladderText = (ladder: LadderToday | null): string =>
  ladder ? `Stage ${ladder.stage}: ${ladder.intervals}. ${ladder.reason}` : 'not on the ladder';

export const PlanSection = ({ today }: { today: PhysioToday }) =>
  'dose' in today ? (
    <Card title="Where it stands">
      <PrintTerms
        terms={[
          ['Phase', `${today.phase}, ${PHASE_NAMES[today.phase]}, week ${today.week}`],
          ['Exercise dose', today.dose.reason],
          ['Running', today.gate.reason],
          ['Walk-run ladder', ladderText(today.ladder)],
        ]}
      />
    </Card>
  ) : null;

export const CheckinsSection = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const shown = checkins.slice(0, SUMMARY_CHECKINS);
  return (
    <Card title={`Last ${SUMMARY_CHECKINS} check-ins`} aside={`${shown.length} made`}>
      {shown.length === 0 ? (
        <Text>No check-ins yet.</Text>
      ) : (
        <Stack $gap={4}>
          <div>
            <Text $size="12" $quiet={3}>
              Pain, 0 to 10
            </Text>
            <Sparkline checkins={shown} />
          </div>
          <DataTable title="Check-ins" columns={CHECKIN_COLUMNS} rows={shown.map(checkinRow)} />
        </Stack>
      )}
    </Card>
  );
};

export const FlagsSection = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const lines = flagLines(checkins);
  return (
    <Card title="Red flags and advice">
      {lines.length === 0 ? (
        <Text>{`None in ${checkins.length} check-ins.`}</Text>
      ) : (
        <Stack as="ul" $gap={2}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
};

export const ExercisesSection = ({ logs }: { logs: readonly PhysioLog[] }) => {
  const tally = tallyOf(logs);
  return (
    <Card title="Exercises logged">
      {tally.length === 0 ? (
        <Text>None logged.</Text>
      ) : (
        <DataTable
          title="Exercises logged"
          columns={['Exercise', 'Done', 'Partial', 'Skipped']}
          rows={tally.map(({ planned, done, partial, skipped }) => [planned, `${done}`, `${partial}`, `${skipped}`])}
        />
      )}
    </Card>
  );
};

export const RunningSection = ({ load }: { load: NonNullable<RunningLoad['load']> }) => (
  <Card
    title="Logged sessions, walks included, last 4 weeks"
    aside={`${load.reduce((sum, { minutes }) => sum + minutes, 0)} minutes`}
  >
    {load.length === 0 ? (
      <Text>No sessions with minutes logged.</Text>
    ) : (
      <DataTable
        title="Logged sessions"
        columns={['Date', 'Minutes']}
        rows={load.map(({ date, minutes }) => [mediumDay(date), `${minutes}`])}
      />
    )}
  </Card>
);

import { shortDayIn } from '@stridewell/app/screens';
import type { PhysioCheckin, PhysioLog, PhysioProfile, PhysioToday } from '@stridewell/contracts/web';
import { DataTable } from '@stridewell/ui/charts';
import { Card, Stack, Text } from '@stridewell/ui/core';
import styled from 'styled-components';
import { mediumDay } from '../data/days.ts';
import { areaOf } from '../data/injuries.ts';
import { injuryWords } from '../data/injury-words.ts';
import { profileWords } from '../profile/profile-words.ts';
import { progressWords } from '../progress/progress-words.ts';
import type { RunningLoad } from '../progress/use-running-load.ts';
import { firstDaysOf, useSessions } from '../progress/use-sessions.ts';
import { checkinRow, flagLines, SUMMARY_CHECKINS, tallyOf } from './facts.ts';
import { LoadDrawing } from './load-drawing.tsx';
import { PrintTerms } from './print-terms.tsx';
import { summaryWords } from './summary-words.ts';

export const ProfileSection = ({ profile }: { profile: PhysioProfile }) => {
  const words = summaryWords();
  /** Returns the label and the answer of a question, or an empty array when the question is not answered. */
  const answered = (term: string, value: boolean | null): [string, string][] =>
    value === null ? [] : [[term, value ? words.yes : words.no]];
  return (
    <Card title={words.injury}>
      <PrintTerms
        terms={[
          [words.area, injuryWords().areas[areaOf(profile)]],
          [words.onset, profileWords().onsets[profile.onset]],
          [words.since, mediumDay(profile.since)],
          [words.history, profile.painHistory || '–'],
          [words.diagnosis, profile.mdDiagnosis ? (profile.mdDiagnosisText ?? words.notDescribed) : words.noneGiven],
          [words.restrictions, profile.restrictionsMeds ?? '–'],
          ...answered(words.pregnant, profile.pregnantOrPostpartum),
          ...answered(words.surgery, profile.surgeryLast6Months),
        ]}
      />
    </Card>
  );
};

export const PlanSection = ({ today }: { today: PhysioToday }) => {
  const words = summaryWords();
  if (!('dose' in today)) return null;
  const { phase, week, dose, gate, ladder } = today;
  return (
    <Card title={words.stands}>
      <PrintTerms
        terms={[
          [words.phase, words.phaseOf(phase, week)],
          [words.dose, dose.reason],
          [words.running, gate.reason],
          [words.ladder, ladder ? `${ladder.title}. ${ladder.reason}` : words.notOnLadder],
        ]}
      />
    </Card>
  );
};

export const CheckinsSection = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const words = summaryWords();
  const shown = checkins.slice(0, SUMMARY_CHECKINS);
  return (
    <Card title={words.checkins(SUMMARY_CHECKINS)} aside={words.made(shown.length)}>
      {shown.length === 0 ? (
        <Text>{words.noCheckins}</Text>
      ) : (
        <DataTable title={words.table} columns={words.columns} rows={shown.map(checkinRow)} />
      )}
    </Card>
  );
};

/** Pain against the logged sessions of the last few weeks. Shows only pain if the training log could not be loaded. */
export const LoadSection = ({ checkins, running }: { checkins: readonly PhysioCheckin[]; running: RunningLoad }) => {
  const stages = firstDaysOf(useSessions());
  const { from, to, load } = running;
  return (
    <Card title={progressWords().chart.title}>
      <LoadDrawing from={from} to={to} pain={checkins} load={load ?? []} stages={stages} />
      <Text $size="12" $quiet={3}>
        {summaryWords().loadKey}
      </Text>
    </Card>
  );
};

export const FlagsSection = ({ checkins }: { checkins: readonly PhysioCheckin[] }) => {
  const words = summaryWords();
  const lines = flagLines(checkins);
  return (
    <Card title={words.flags}>
      {lines.length === 0 ? (
        <Text>{words.noFlags(checkins.length)}</Text>
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
  const words = summaryWords();
  const tally = tallyOf(logs);
  return (
    <Card title={words.logged}>
      {tally.length === 0 ? (
        <Text>{words.noneLogged}</Text>
      ) : (
        <DataTable
          title={words.logged}
          columns={words.loggedColumns}
          rows={tally.map(({ planned, done, partial, skipped }) => [planned, `${done}`, `${partial}`, `${skipped}`])}
        />
      )}
    </Card>
  );
};

/** Text that replaces a long table on paper. Screen readers read the table. */
const OnPaper = styled.p`
  display: none;
  @media print {
    display: block;
  }
`;

export const RunningSection = ({ load }: { load: NonNullable<RunningLoad['load']> }) => {
  const words = summaryWords();
  return (
    <Card title={words.sessions} aside={words.minutes(load.reduce((sum, { minutes }) => sum + minutes, 0))}>
      {load.length === 0 ? (
        <Text>{words.noSessions}</Text>
      ) : (
        <>
          <div data-no-print>
            <DataTable
              title={words.sessionsTable}
              columns={words.sessionColumns}
              rows={load.map(({ date, minutes }) => [mediumDay(date), `${minutes}`])}
            />
          </div>
          <OnPaper>
            {load.map(({ date, minutes }) => `${shortDayIn(date)}: ${words.minutes(minutes)}`).join(' · ')}
          </OnPaper>
        </>
      )}
    </Card>
  );
};

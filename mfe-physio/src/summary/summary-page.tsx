import { Page, useToday, useUser } from '@stridewell/app/core';
import { Alert, Button, Stack, Text } from '@stridewell/ui/core';
import styled, { createGlobalStyle } from 'styled-components';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { RetryButton } from '../calls/retry-button.tsx';
import { backToDashboard } from '../dashboard/routes.ts';
import { mediumDay } from '../data/days.ts';
import { usePhysioCheckins, usePhysioLogs, usePhysioProfile, usePhysioToday } from '../data/reads.ts';
import { useRunningLoad } from '../progress/use-running-load.ts';
import {
  CheckinsSection,
  ExercisesSection,
  FlagsSection,
  LoadSection,
  PlanSection,
  ProfileSection,
  RunningSection,
} from './sections.tsx';
import { summaryWords } from './summary-words.ts';

/**
 * Print styles: only the page content, black on white, on one A4 page. Injury and state are side by side, and so are
 * exercises and sessions. Numbers are set proportionally, because a tabular hyphen leaves a gap ("15 -20 cm").
 */
const PrintStyle = createGlobalStyle`
  @media print {
    :root { color-scheme: light; }
    @page { size: A4 portrait; margin: 10mm; }
    html, body { height: auto; min-height: 0; padding: 0 !important; }
    body { background: #fff; color: #000; }
    body * { color: #000 !important; background: transparent !important; box-shadow: none !important; }
    body > *, #root > * { min-height: 0 !important; }
    body { visibility: hidden; }
    #main { visibility: visible; position: absolute; inset: 0 auto auto 0; width: 100%; max-width: none; padding: 0; gap: 4pt; }
    #main, #main * { font-size: 8pt !important; line-height: 1.25 !important; font-variant-numeric: normal !important; font-feature-settings: normal !important; }
    /* Paper is as narrow as a phone, where the head is in the top bar. */
    #main > :first-child { position: static; width: auto; height: auto; margin: 0; overflow: visible; clip-path: none; white-space: normal; }
    #main h1 { font-size: 13pt !important; }
    #main h2 { font-size: 9pt !important; }
    #main a, #main button, [data-no-print] { display: none !important; }
    #main section { break-inside: avoid; border: 0 !important; border-top: 0.5pt solid #999 !important; border-radius: 0 !important; padding: 3pt 0 0 !important; }
    #main section > :first-child { min-height: 0 !important; margin: 0 0 2pt !important; }
    #main dl { gap: 1pt 6pt; }
    #main th, #main td { height: auto !important; min-height: 0 !important; padding: 1pt 4pt 1pt 0 !important; }
    tr, li { break-inside: avoid; }
    [data-scroll] { overflow: visible !important; }
  }
`;

/** The sections, in one column on screens and two columns on paper. */
const Sheet = styled(Stack)`
  @media print {
    gap: 6pt 12pt;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;

/** Number of exercise log entries to load. */
const LOGS = 100;

const Sections = () => {
  const words = summaryWords();
  const profile = usePhysioProfile();
  const today = usePhysioToday();
  const checkins = usePhysioCheckins();
  const logs = usePhysioLogs(LOGS);
  const running = useRunningLoad();
  const parts = [profile, today, checkins, logs];
  if (parts.some(({ state }) => state === 'loading') || (!running.load && !running.failed))
    return <AssessmentSkeleton />;
  const failed = [...parts.filter((part) => part.state === 'failed'), ...(running.failed ? [running] : [])];
  return (
    <Sheet>
      {failed.length > 0 && (
        <Alert
          tone="warning"
          title={words.failed.title}
          actions={
            <RetryButton
              busy={failed.some(({ retrying }) => retrying)}
              onRetry={() => {
                for (const { retry } of failed) retry();
              }}
            />
          }
        >
          <p>{words.failed.text}</p>
        </Alert>
      )}
      {profile.state === 'there' && <ProfileSection profile={profile.value} />}
      {profile.state === 'none' && <Text>{words.noProfile}</Text>}
      {today.state === 'there' && <PlanSection today={today.value} />}
      {checkins.state === 'there' && (
        <Stack data-wide>
          <LoadSection checkins={checkins.value} running={running} />
          <FlagsSection checkins={checkins.value} />
          <CheckinsSection checkins={checkins.value} />
        </Stack>
      )}
      {logs.state === 'there' && <ExercisesSection logs={logs.value} />}
      {running.load && <RunningSection load={running.load} />}
    </Sheet>
  );
};

/** /physio-coach/summary: a printable summary for a physiotherapist. */
export const SummaryPage = () => {
  const words = summaryWords();
  const { name, email } = useUser();
  return (
    <Page title={words.title} note={`${name ?? email} · ${mediumDay(useToday())}`} back={backToDashboard()}>
      <PrintStyle />
      <Text $quiet={2}>{words.selfReported}</Text>
      <div data-no-print>
        <Button icon="download" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <Sections />
    </Page>
  );
};

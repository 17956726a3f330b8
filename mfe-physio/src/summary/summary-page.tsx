import { Page, useToday, useUser } from '@stridewell/app/core';
import { Alert, Button, Stack, Text } from '@stridewell/ui/core';
import { createGlobalStyle } from 'styled-components';
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
  PlanSection,
  ProfileSection,
  RunningSection,
} from './sections.tsx';
import { summaryWords } from './summary-words.ts';

/** Print styles: print only the page content, black on white, without page breaks inside rows. */
const PrintStyle = createGlobalStyle`
  @media print {
    :root { color-scheme: light; }
    @page { margin: 16mm; }
    body { background: #fff; color: #000; font-size: 11pt; }
    body * { color: #000 !important; background: transparent !important; box-shadow: none !important; }
    body { visibility: hidden; }
    #main { visibility: visible; position: absolute; inset: 0 auto auto 0; width: 100%; max-width: none; padding: 0; }
    #main a, #main button, [data-no-print] { display: none !important; }
    section { break-inside: avoid; border-color: #999 !important; border-radius: 0 !important; padding: 8pt !important; }
    tr, li { break-inside: avoid; }
    [data-scroll] { overflow: visible !important; }
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
    <Stack>
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
        <>
          <FlagsSection checkins={checkins.value} />
          <CheckinsSection checkins={checkins.value} />
        </>
      )}
      {logs.state === 'there' && <ExercisesSection logs={logs.value} />}
      {running.load && <RunningSection load={running.load} />}
    </Stack>
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

import { CallButtons, numbersIn } from '@stridewell/app/safety';
import { StatTile } from '@stridewell/app/screens';
import type { PhysioCheckin } from '@stridewell/contracts/web';
import { Alert, Button, ButtonLink, Columns, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { ArrivalHeading } from '../calls/arrival-heading.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { longDay } from '../data/days.ts';
import { pageLanguage } from '../data/language.ts';
import { TestsResult } from '../overview/tests-result.tsx';
import { limitsText } from '../progress/limits.ts';
import { dayWords } from './day-words.ts';
import { formWords } from './form-words.ts';
import { StopSign } from './stop-sign.tsx';

const AMBULANCE = numbersIn('113');

export interface DaySummaryProps {
  checkin: PhysioCheckin;
  /** True if the check-in was just submitted, so the summary's heading takes the focus. */
  arrive?: boolean;
  onUpdate: () => void;
}

/** Today's answers, with a button to update them. */
export const DaySummary = ({ checkin, arrive = false, onUpdate }: DaySummaryProps) => {
  const id = useId();
  const words = dayWords();
  const form = formWords();
  const limits = limitsText(checkin.functionLimits);
  return (
    <Stack>
      {checkin.redFlags.length > 0 && checkin.triage === null && (
        <Alert
          tone="danger"
          title={words.flagged.title}
          actions={
            <>
              <ButtonLink href={ROUTES.triage}>{words.flagged.link}</ButtonLink>
              <CallButtons numbers={AMBULANCE} language={pageLanguage()} />
            </>
          }
        >
          <p>{words.flagged.text}</p>
        </Alert>
      )}
      <Stack as="section" $gap={4} aria-labelledby={id}>
        <div>
          <ArrivalHeading id={id} arrive={arrive}>
            {words.today}
          </ArrivalHeading>
          <Text $size="14" $quiet={3}>
            {longDay(checkin.date)}
          </Text>
        </div>
        {/* Directly below the focused heading, so that a screen reader reads it first. */}
        <StopSign checkin={checkin} />
        <Columns as="dl" $wide={4}>
          <StatTile label={words.pain} value={checkin.pain} unit="/10" note={form.painValue(checkin.pain)} />
          <StatTile label={words.walkRun} value={checkin.walkRunTolerance ? words.yes : words.no} />
          <StatTile label={words.tests} value={<TestsResult isPassed={checkin.functionalTestsOk} words={words} />} />
          <StatTile label={words.readiness} value={checkin.readiness} unit="/100" />
        </Columns>
        <Text $size="14" $quiet={2}>
          {words.trend(form.trends[checkin.trend], limits)}
          {checkin.runPainLevel !== null && words.runPain(checkin.runPainLevel)}
        </Text>
        <div>
          <Button variant="secondary" icon="edit" onClick={onUpdate}>
            {words.update}
          </Button>
        </div>
      </Stack>
    </Stack>
  );
};

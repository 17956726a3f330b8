import { CallButtons, HighPain, numbersIn } from '@stridewell/app/safety';
import { StatTile } from '@stridewell/app/screens';
import { HIGH_PAIN, type PhysioCheckin } from '@stridewell/contracts/web';
import { Alert, Button, ButtonLink, Columns, longDay, Stack, Text } from '@stridewell/ui/core';
import { useId } from 'react';
import { ArrivalHeading } from '../calls/arrival-heading.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { limitsText } from '../progress/limits.ts';
import { painWords, TREND_WORDS } from './words.ts';

const AMBULANCE = numbersIn('113');

const runText = (checkin: PhysioCheckin): string =>
  checkin.runPainLevel === null ? '' : ` Pain while running: ${checkin.runPainLevel}/10.`;

export interface DaySummaryProps {
  checkin: PhysioCheckin;
  /** True when the check-in was just submitted, so that the summary's heading takes the focus. */
  arrive?: boolean;
  onUpdate: () => void;
}

/** Today's answers, with a button to update them. */
export const DaySummary = ({ checkin, arrive = false, onUpdate }: DaySummaryProps) => {
  const id = useId();
  const limits = limitsText(checkin.functionLimits);
  return (
    <Stack>
      {checkin.redFlags.length > 0 && checkin.triage === null && (
        <Alert
          tone="danger"
          title="You ticked a warning sign"
          actions={
            <>
              <ButtonLink href={ROUTES.triage}>Answer the questions</ButtonLink>
              <CallButtons numbers={AMBULANCE} language="en" />
            </>
          }
        >
          <p>A few questions tell you who to call, and how soon.</p>
        </Alert>
      )}
      <Stack as="section" $gap={4} aria-labelledby={id}>
        <div>
          <ArrivalHeading id={id} arrive={arrive}>
            Today's check-in
          </ArrivalHeading>
          <Text $size="14" $quiet={3}>
            {longDay(checkin.date)}
          </Text>
        </div>
        {/* Directly below the focused heading, so that a screen reader reads it first. */}
        {checkin.pain >= HIGH_PAIN && <HighPain pain={checkin.pain} level={3} />}
        <Columns as="dl" $wide={4}>
          <StatTile label="Pain" value={checkin.pain} unit="/10" note={painWords(checkin.pain)} />
          <StatTile label="Walk/run" value={checkin.walkRunTolerance ? 'Yes' : 'No'} />
          <StatTile label="Functional tests" value={checkin.functionalTestsOk ? 'Pass' : 'Fail'} />
          <StatTile label="Physio readiness" value={checkin.readiness} unit="/100" />
        </Columns>
        <Text $size="14" $quiet={2}>
          {`Compared with yesterday: ${TREND_WORDS[checkin.trend].toLowerCase()}. Limits: ${limits}.${runText(checkin)}`}
        </Text>
        <div>
          <Button variant="secondary" icon="edit" onClick={onUpdate}>
            Update Check-in
          </Button>
        </div>
      </Stack>
    </Stack>
  );
};

import { PHASE_NAMES, type PhysioToday } from '@stridewell/contracts/web';
import { Badge, Card, Stack, Text, TextLink, type Tone } from '@stridewell/ui/core';
import type { PhysioStatus } from './use-physio.ts';

const ACTIVE = 'Your running plan follows this injury. Today’s assessment is in Physio Coach.';
const HEALED = 'You have marked this as healed. Your running plan is free of it.';

const CLOSED = 'Your exercises wait until your coach has your answer.';

type Plan = Extract<PhysioToday, { dose: unknown }>;

/** Phase and dose in one line; before the day's check-in there is no dose. */
const lineOf = ({ phase, status, dose }: Plan): string => {
  const next = status === 'checkin_required' ? "Check in to see today's exercises." : dose.reason;
  return `Phase ${phase} of 3, ${PHASE_NAMES[phase]}. ${next}`;
};

const badgeOf = (status: PhysioStatus['status'], plan: Plan | null): [Tone, string] => {
  if (plan?.alerts.some(({ kind }) => kind === 'red_flags')) return ['danger', 'Red flag'];
  if (status === 'resolved') return ['push', 'Healed'];
  // The criteria alone open nothing: an exclusion or a bone may hold running back beside them.
  if (plan?.gate.level === 'stop') return ['reset', 'No running'];
  return plan?.handover.met && plan.gate.level !== 'walk' ? ['push', 'Ready to start'] : ['adapt', 'Active'];
};

export interface PhysioCardProps {
  physio: PhysioStatus;
  /** A safety hold stands: no exercise and no go-ahead is shown. */
  closed: boolean;
}

/** How the injury stands that the runner has a programme for, and what today holds of it. */
export const PhysioCard = ({ physio: { primaryArea, status, today }, closed }: PhysioCardProps) => {
  const plan = today && 'dose' in today ? today : null;
  const [tone, badge] = badgeOf(status, plan);
  const line = closed ? CLOSED : plan ? lineOf(plan) : ACTIVE;
  const aside = (!closed || tone === 'danger') && <Badge tone={tone}>{badge}</Badge>;
  return (
    <Card title={primaryArea.charAt(0).toUpperCase() + primaryArea.slice(1)} aside={aside}>
      <Stack $gap={3}>
        <Text $size="14" $quiet={2}>
          {status === 'resolved' ? HEALED : line}
        </Text>
        <div>
          <TextLink href="/physio-coach" direction="forward">
            Open Physio Coach
          </TextLink>
        </div>
      </Stack>
    </Card>
  );
};

import { useApi, useToday } from '@stridewell/app/core';
import type { SlotProps } from '@stridewell/app/remote';
import { PHASE_NAMES, type PhysioProfile, type PhysioToday } from '@stridewell/contracts/web';
import { Badge, Card, Stack, Text, TextLink, type Tone } from '@stridewell/ui/core';

const ACTIVE = 'Your running plan follows this injury. Today’s assessment is in Physio Coach.';
const HEALED = 'You have marked this as healed. Your running plan no longer adapts to it.';

const CLOSED = 'Your exercises are paused until you have answered your coach.';

type Plan = Extract<PhysioToday, { dose: unknown }>;

/** Shows the phase and the reason for the dose. Before today's check-in, asks the runner to check in. */
const lineOf = ({ phase, status, dose }: Plan): string => {
  const next = status === 'checkin_required' ? "Check in to see today's exercises." : dose.reason;
  return `Phase ${phase} of 3, ${PHASE_NAMES[phase]}. ${next}`;
};

const badgeOf = (status: PhysioProfile['status'], plan: Plan | null): [Tone, string] => {
  if (plan?.alerts.some(({ kind }) => kind === 'red_flags')) return ['danger', 'Red flag'];
  if (status === 'resolved') return ['push', 'Healed'];
  // The gate can forbid running even when the criteria are met, for example for a bone injury.
  if (plan?.gate.level === 'stop') return ['reset', 'No running'];
  return plan?.handover.met && plan.gate.level !== 'walk' ? ['push', 'Ready to start'] : ['adapt', 'Active'];
};

/**
 * Card on the home page: injury, phase and dose. Renders nothing while the profile loads or when there is no profile.
 */
export default function HomeCard({ closed }: SlotProps) {
  const date = useToday();
  const profile = useApi('readPhysioProfile').data ?? null;
  const { data } = useApi('readPhysioToday', { enabled: profile !== null });
  if (profile === null) return null;
  const { primaryArea, status } = profile;
  const today = data?.date === date ? data : null;
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
}

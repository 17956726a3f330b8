import type { PhysioToday } from '@stridewell/contracts/web';
import { Alert, ButtonLink, Card, EmptyState } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';

type Waiting = Exclude<PhysioToday['status'], 'ok' | 'blocked'>;

const WORDS: Record<Waiting, { title: string; text: string; href: string; label: string }> = {
  profile_required: {
    title: 'Profile Required',
    text: 'Profile incomplete. Please complete your profile first.',
    href: `${ROUTES.dashboard}?tab=profile`,
    label: 'Complete Profile',
  },
  checkin_required: {
    title: 'Check in first',
    text: "Today's exercises follow from how you are today. It takes a minute.",
    href: ROUTES.checkins,
    label: 'Start Physio Check-in',
  },
  resolved: {
    title: 'Marked as healed',
    text: 'There is no programme. If it comes back, save the area in your profile again.',
    href: ROUTES.running,
    label: 'Open Running Coach',
  },
};

/** Empty state when there are no exercises, with the reason and a link to the next step. */
export const NoExercises = ({ status }: { status: Waiting }) => {
  const { title, text, href, label } = WORDS[status];
  return (
    <Card>
      <EmptyState icon="physio" title={title} action={<ButtonLink href={href}>{label}</ButtonLink>}>
        {text}
      </EmptyState>
    </Card>
  );
};

export const Blocked = ({ reason }: { reason: string }) => (
  <Alert tone="warning" title="No exercises today">
    <p>{reason}</p>
  </Alert>
);

import type { PhysioToday } from '@stridewell/contracts/web';
import { Alert, ButtonLink, Card, EmptyState } from '@stridewell/ui/core';
import { ROUTES } from '../dashboard/routes.ts';
import { listWords } from './list-words.ts';

type Waiting = Exclude<PhysioToday['status'], 'ok' | 'blocked'>;

const HREFS: Record<Waiting, string> = {
  profile_required: ROUTES.profile,
  checkin_required: ROUTES.checkins,
  resolved: ROUTES.running,
};

/** Empty state when there are no exercises, with the reason and a link to the next step. */
export const NoExercises = ({ status }: { status: Waiting }) => {
  const { profile, checkin, resolved } = listWords().none;
  const { title, text, label } = { profile_required: profile, checkin_required: checkin, resolved }[status];
  return (
    <Card>
      <EmptyState icon="physio" title={title} action={<ButtonLink href={HREFS[status]}>{label}</ButtonLink>}>
        {text}
      </EmptyState>
    </Card>
  );
};

export const Blocked = ({ reason }: { reason: string }) => (
  <Alert tone="warning" title={listWords().none.title}>
    <p>{reason}</p>
  </Alert>
);

import { Page } from '@stridewell/app/core';
import { HoldNotice } from '@stridewell/app/safety';
import type { PhysioPlan, PlanInjury } from '@stridewell/contracts/web';
import { Card, DownCard, EmptyState, Stack } from '@stridewell/ui/core';
import { PhysioAlerts } from '../alerts/alerts.tsx';
import { AssessmentSkeleton } from '../assessment/assessment-skeleton.tsx';
import { RetryButton } from '../calls/retry-button.tsx';
import { ROUTES } from '../dashboard/routes.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { AgeCard } from './age-card.tsx';
import { TestCard } from './test-card.tsx';
import { testWords } from './test-words.ts';

const NoTests = () => {
  const { none } = testWords();
  return (
    <Card>
      <EmptyState icon="physio" title={none.title}>
        {none.text}
      </EmptyState>
    </Card>
  );
};

/** The tests of all injuries, due ones first. While exercise is not allowed, no test is offered. */
const testsOf = ({ status, injuries }: PhysioPlan): { injury: PlanInjury; test: PlanInjury['tests'][number] }[] =>
  status === 'blocked'
    ? []
    : injuries
        .flatMap((injury) => injury.tests.map((test) => ({ injury, test })))
        .toSorted((a, b) => Number(b.test.due) - Number(a.test.due));

const Content = () => {
  const plan = usePhysioPlan();
  const words = testWords();
  if (plan.state === 'loading') return <AssessmentSkeleton />;
  if (plan.state === 'failed')
    return (
      <DownCard title={words.down.title} actions={<RetryButton busy={plan.retrying} onRetry={plan.retry} />}>
        {words.down.text}
      </DownCard>
    );
  const tests = plan.state === 'there' ? testsOf(plan.value) : [];
  if (tests.length === 0) return <NoTests />;
  const { from60 } = plan.state === 'there' ? plan.value : {};
  return (
    <Stack>
      {from60 !== undefined && tests.some(({ test }) => test.testId === 'heel_raise') && <AgeCard from60={from60} />}
      {tests.map(({ injury, test }) => (
        <TestCard key={`${injury.injuryId} ${test.testId}`} injury={injury} test={test} />
      ))}
    </Stack>
  );
};

/** /physio-coach/tests: a card for each currently required test. Hop tests are shown only if the API offers them. */
export const TestsPage = () => {
  const words = testWords();
  return (
    <Page title={words.title} note={words.note} back={{ href: ROUTES.dashboard, label: words.back }} narrow>
      <HoldNotice coach="physio" />
      <PhysioAlerts />
      <Content />
    </Page>
  );
};

import type { PhysioCheckin, PhysioToday } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { usePhysioToday } from '../data/reads.ts';
import { MarkedList } from './marked-list.tsx';
import { milestonesOf } from './progress-rules.ts';
import { type ProgressWords, progressWords } from './progress-words.ts';

const Milestones = ({ newest, words }: { newest: PhysioCheckin; words: ProgressWords }) => {
  const { title, names, all, met, open } = words.milestones;
  const items = milestonesOf(newest).map(({ id, reached }) => ({ id, label: names[id], met: reached }));
  return <MarkedList label={title} items={items} words={{ met, open }} all={all(items.length)} />;
};

type Plan = Extract<PhysioToday, { handover: unknown }>;

/** True while the gate forbids running. Its reason is then shown even if the criteria are met. */
const isWaiting = ({ handover, gate }: Plan): boolean =>
  gate.level === 'stop' || (handover.met && gate.level === 'walk');

const sentenceOf = (plan: Plan, words: ProgressWords['handover']): string => {
  if (isWaiting(plan)) return plan.gate.reason;
  if (plan.ladder) return `${words.onLadder} ${plan.ladder.title}.`;
  return plan.handover.met ? words.start : words.before;
};

const Criteria = ({ plan, words }: { plan: Plan; words: ProgressWords['handover'] }) => {
  const items = plan.handover.criteria.map(({ id, met }) => ({ id, label: words.names[id], met }));
  return (
    <>
      <MarkedList
        label={words.criteria}
        items={items}
        words={{ met: words.isMet, open: words.isOpen }}
        all={words.all(items.length)}
      />
      <Text $size="14" $quiet={2}>
        {sentenceOf(plan, words)}
      </Text>
    </>
  );
};

/**
 * The milestones and the return-to-run criteria, each list in one line if all of it is met. Met criteria allow the
 * walk-run ladder, not full training.
 */
export const HandoverCard = ({ newest }: { newest: PhysioCheckin }) => {
  const words = progressWords();
  const today = usePhysioToday();
  const plan = today.state === 'there' && 'handover' in today.value ? today.value : null;
  const { title, notNow, met, notYet } = words.handover;
  const aside = plan && (isWaiting(plan) && plan.handover.met ? notNow : plan.handover.met ? met : notYet);
  return (
    <Card title={title} aside={aside ?? undefined}>
      <Stack $gap={3}>
        <Milestones newest={newest} words={words} />
        {plan && <Criteria plan={plan} words={words.handover} />}
      </Stack>
    </Card>
  );
};

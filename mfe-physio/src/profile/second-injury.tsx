import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import type { PhysioInjury } from '@stridewell/contracts/web';
import { Badge, Button, Card, Row, Stack, showFailure, showToast, Text } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shortDay } from '../data/days.ts';
import { useInjuries } from '../data/injuries.ts';
import { usePhysioPlan } from '../data/reads.ts';
import { ProfileForm } from './profile-form.tsx';
import { Facts, factsOf } from './profile-summary.tsx';
import { profileWords } from './profile-words.ts';

const useHeal = () => {
  const client = useQueryClient();
  return useSingleMutation<PhysioInjury, string>({
    mutationKey: ['physio-heal'],
    mutationFn: (id) => callApi('healInjury', { params: { id } }),
    onSuccess: () => showToast({ ...profileWords().healedToast, tone: 'success' }),
    onError: (error) => showFailure(messageOf(error, profileWords().healFailed)),
    onSettled: () => {
      invalidateAfter(client, 'healInjury');
    },
  });
};

interface SummaryProps {
  injury: PhysioInjury;
  onEdit: () => void;
}

/** The second injury. It can be marked as healed if nothing is missing and the runner may run without limits. */
const Summary = ({ injury, onEdit }: SummaryProps) => {
  const words = profileWords();
  const plan = usePhysioPlan();
  const heal = useHeal();
  const state = plan.state === 'there' ? plan.value.injuries.find(({ injuryId }) => injuryId === injury.id) : undefined;
  const isOver = injury.status === 'active' && state?.gate.level === 'clear' && state.missing.length === 0;
  const badge = injury.status === 'active' ? words.since(shortDay(injury.since)) : words.healed;
  return (
    <Card
      title={words.secondTitle}
      aside={<Badge tone={injury.status === 'active' ? 'neutral' : 'success'}>{badge}</Badge>}
    >
      <Stack $gap={4}>
        <Facts>
          {factsOf(injury).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Row $wrap>
          <Button variant="secondary" icon="edit" onClick={onEdit}>
            {words.editSecond}
          </Button>
          {isOver && (
            <Button
              variant="secondary"
              icon="check"
              busy={heal.isPending && words.saving}
              onClick={() => heal.mutate(injury.id)}
            >
              {words.markHealed}
            </Button>
          )}
        </Row>
        <Text $size="14" $quiet={2}>
          {words.twoAtATime}
        </Text>
      </Stack>
    </Card>
  );
};

/** The second injury with its form, or a button that adds one. Renders nothing until the injuries are known. */
export const SecondInjury = ({ canAdd }: { canAdd: boolean }) => {
  const injuries = useInjuries();
  const [open, setOpen] = useState(false);
  if (injuries.state !== 'there') return null;
  const second = injuries.value.find(({ first, status }) => !first && status !== 'resolved') ?? null;
  if (open) return <ProfileForm target={{ kind: 'second', saved: second }} onDone={() => setOpen(false)} />;
  if (second) return <Summary injury={second} onEdit={() => setOpen(true)} />;
  if (!canAdd) return null;
  return (
    <div>
      <Button variant="secondary" icon="plus" onClick={() => setOpen(true)}>
        {profileWords().addSecond}
      </Button>
    </div>
  );
};

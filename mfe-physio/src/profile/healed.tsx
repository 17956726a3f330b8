import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import type { PhysioProfile } from '@stridewell/contracts/web';
import { Alert, Button, showToast, Text } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { usePhysioToday } from '../data/reads.ts';

const useResolve = () => {
  const client = useQueryClient();
  return useSingleMutation({
    mutationKey: ['physio-resolve'],
    mutationFn: () => callApi('resolveInjury'),
    onSuccess: () => showToast({ title: 'Marked as healed', text: 'Your running plan follows.', tone: 'success' }),
    onError: (error) =>
      showToast({
        title: 'Error',
        text: messageOf(error, 'Failed to mark as healed. Please try again.'),
        tone: 'destructive',
      }),
    onSettled: () => {
      invalidateAfter(client, 'resolveInjury');
    },
  });
};

/** Button that resolves the injury when the hand-over criteria are met, or a message when the injury is resolved. */
export const Healed = ({ profile }: { profile: PhysioProfile }) => {
  const today = usePhysioToday();
  const resolve = useResolve();
  if (profile.status === 'resolved') {
    return <Text $quiet={2}>You have marked this as healed. If it comes back, edit and save the profile again.</Text>;
  }
  const plan = today.state === 'there' && 'handover' in today.value ? today.value : null;
  // The server rejects the request when the gate forbids running, even if the criteria are met.
  const met = plan?.handover.met && ['ladder', 'clear'].includes(plan.gate.level);
  if (!met) return null;
  return (
    <Alert
      tone="success"
      title="Is this over?"
      actions={
        <Button
          variant="secondary"
          small
          icon="check"
          busy={resolve.isPending && 'Saving...'}
          onClick={() => resolve.mutate()}
        >
          Mark as healed
        </Button>
      }
    >
      <p>You meet the return-to-run criteria. Marked as healed, this no longer limits your running plan.</p>
    </Alert>
  );
};

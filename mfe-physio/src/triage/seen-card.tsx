import { callApi, invalidateAfter, messageOf, useSingleMutation } from '@stridewell/app/core';
import { CLEARED_BY, type Clearance, type TriageOutcome } from '@stridewell/contracts/web';
import { Button, Card, Row, Stack, showFailure, showToast, Text } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useSafetyState } from './safety-state.ts';
import { safetyWords } from './safety-words.ts';

/** Asks who has examined the runner while a "Yes" to a safety question is valid. Renders nothing otherwise. */
export const SeenCard = () => {
  const words = safetyWords();
  const client = useQueryClient();
  const { open } = useSafetyState();
  const { mutate, isPending, variables } = useSingleMutation<TriageOutcome, Clearance['by']>({
    mutationKey: ['physio-seen'],
    mutationFn: (seenBy) => callApi('answerTriage', { body: { flags: [], answers: {}, seenBy } }),
    onSuccess: () => {
      invalidateAfter(client, 'answerTriage');
      showToast({ ...words.saved, tone: 'success' });
    },
    onError: (error) => showFailure(messageOf(error, words.failed)),
  });
  if (open.length === 0) return null;
  return (
    <Card title={words.seen.title}>
      <Stack $gap={4}>
        <Text $quiet={2}>{words.seen.text}</Text>
        <Row $wrap>
          {CLEARED_BY.map((by) => (
            <Button
              key={by}
              variant="secondary"
              busy={isPending && variables === by && words.seen.busy}
              disabled={isPending}
              onClick={() => mutate(by)}
            >
              {words.seen[by]}
            </Button>
          ))}
        </Row>
      </Stack>
    </Card>
  );
};

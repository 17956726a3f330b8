import { holdKey } from '@stridewell/app/core';
import { CallButtons, numbersIn, SafetyCard, useCardAnswer } from '@stridewell/app/safety';
import { pageLanguage } from '@stridewell/app/screens';
import type { SafetyStatus } from '@stridewell/contracts/web';
import { Card, Stack, Text } from '@stridewell/ui/core';
import { useQuery } from '@tanstack/react-query';
import { resultWords } from './result-words.ts';

/** Polling interval in milliseconds. A safety hold caused by the check-in notes appears after one or two seconds. */
const POLL_MS = 1_500;
const MAX_POLLS = 3;

export interface NotesCardProps {
  /**
   * True if an earlier hold limits the day. The card that asks about its cause is then also shown, because the answer
   * to that card ends the hold.
   */
  isHeld: boolean;
}

/** Shows the safety card of a hold that was caused by the check-in notes or limits the day. */
const NotesCard = ({ isHeld }: NotesCardProps) => {
  const { data } = useQuery<SafetyStatus>({
    queryKey: holdKey('running'),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      !state.data?.hold && state.dataUpdateCount + state.errorUpdateCount < MAX_POLLS ? POLL_MS : false,
  });
  const { busy, error, said, answer } = useCardAnswer('running');
  const card = isHeld || data?.hold?.tier === 'card' ? (data?.hold?.card ?? null) : null;
  const numbers = numbersIn(said ?? '');
  return (
    <>
      {said && !busy && (
        <Card title={resultWords().yourCoach}>
          <Stack $gap={4}>
            <Text>{said}</Text>
            {numbers.length > 0 && <CallButtons numbers={numbers} language={pageLanguage()} />}
          </Stack>
        </Card>
      )}
      {card && (
        <SafetyCard
          key={card.id}
          level={2}
          card={card}
          busy={busy}
          error={error}
          onAnswer={(codes) => answer(card, codes)}
        />
      )}
    </>
  );
};

export default NotesCard;

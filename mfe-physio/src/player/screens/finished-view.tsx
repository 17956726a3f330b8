import { invalidateAfter, messageOf, useApi, useUser } from '@stridewell/app/core';
import type { PhysioPlan } from '@stridewell/contracts/web';
import { Alert, ButtonLink, Stack, Text } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../dashboard/routes.ts';
import { EmergencyLine } from '../../triage/emergency-line.tsx';
import type { Kept } from '../kept.ts';
import { type Sent, sendLog } from '../send-log.ts';
import type { PlayerWords } from '../words/player-words.ts';
import { playerWords } from '../words/words.ts';
import { nameOf } from './exercise-words.ts';
import { Column, Title } from './parts.tsx';

type Sending = { state: 'sending' } | { state: 'done'; sent: Sent } | { state: 'refused'; why: string };

/** Sends the log once, when the screen opens. */
const useSendOnce = (kept: Kept): Sending => {
  const { id } = useUser();
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending>({ state: 'sending' });
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    sendLog(id, kept).then(
      (sent) => {
        if (sent === 'sent') invalidateAfter(client, 'savePhysioSession');
        setSending({ state: 'done', sent });
      },
      (error: unknown) => setSending({ state: 'refused', why: messageOf(error, '') }),
    );
  }, [id, kept, client]);
  return sending;
};

/** One line for each exercise of the session for which the plan suggests a load. */
const nextLines = (plan: PhysioPlan, kept: Kept, words: PlayerWords): string[] => {
  if (kept.kind !== 'exercises') return [];
  return plan.exercises.flatMap(({ exerciseId, sets, from, to, unit, load }) => {
    const index = kept.state.exercises.findIndex((exercise) => exercise.exerciseId === exerciseId);
    const last = kept.state.records[index]?.sets.at(-1);
    if (!last || !load || load.unit === 'none') return [];
    const range = from === to ? `${from}` : `${from}–${to}`;
    const next = words.load(load);
    // The unit is written once: "with 9 kg (was 8)".
    const isSameUnit = last.load?.unit === load.unit && load.unit === 'kg';
    const before = isSameUnit ? words.amount(last.load?.value ?? 0, 'reps') : words.load(last.load);
    const amount = unit === 'reps' || unit === 'rm' ? range : words.amount(to, unit);
    const line = words.summary.nextTime(`${sets} × ${amount}`, next, words.load(last.load) === next ? null : before);
    const reason = words.summary.loadReasons[load.reason.code];
    return [`${nameOf({ exerciseId })}. ${line}.${reason ? ` ${reason}` : ''}`];
  });
};

const NextTime = ({ kept }: { kept: Kept }) => {
  const { data, isFetching } = useApi('readPhysioPlan');
  const lines = data && !isFetching ? nextLines(data, kept, playerWords()) : [];
  return (
    lines.length > 0 && (
      <Stack $gap={1}>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    )
  );
};

const Outcome = ({ sending, kept }: { sending: Sending; kept: Kept }) => {
  const { summary } = playerWords();
  if (sending.state === 'sending') return <Text role="status">{summary.saving}</Text>;
  if (sending.state === 'refused')
    return (
      <Alert live tone="danger" title={summary.refused}>
        <p>{sending.why}</p>
      </Alert>
    );
  if (sending.sent === null) return null;
  return (
    <>
      <Text role="status">{sending.sent === 'sent' ? summary.sent : summary.waiting}</Text>
      {sending.sent === 'sent' && <NextTime kept={kept} />}
    </>
  );
};

/** The end of a session: sends its log, says what became of it, and what comes next. */
export const FinishedView = ({ kept }: { kept: Kept }) => {
  const words = playerWords();
  const sending = useSendOnce(kept);
  const { end } = kept.state;
  const isTriage = end === 'triage';
  return (
    <Column>
      {isTriage ? (
        <Alert tone="danger" title={words.ended.triage.title} live>
          <p>{words.ended.triage.text}</p>
        </Alert>
      ) : (
        <Title>{end === 'complete' ? words.summary.done : words.summary.stopped}</Title>
      )}
      {isTriage && <EmergencyLine />}
      <Outcome sending={sending} kept={kept} />
      {isTriage ? (
        <ButtonLink href={ROUTES.triage}>{words.openTriage}</ButtonLink>
      ) : (
        <ButtonLink href={ROUTES.dashboard} variant="secondary">
          {words.back}
        </ButtonLink>
      )}
    </Column>
  );
};

import { invalidateAfter, messageOf, useApi, useUser } from '@stridewell/app/core';
import type { PhysioPlan, PlanExercise } from '@stridewell/contracts/web';
import { Alert, ButtonLink, Stack, Text } from '@stridewell/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ROUTES } from '../../dashboard/routes.ts';
import { EmergencyLine } from '../../triage/emergency-line.tsx';
import type { Kept } from '../kept.ts';
import { type Sent, sendLog } from '../send-log.ts';
import type { PlayerWords } from '../words/player-words.ts';
import { playerWords } from '../words/words.ts';
import { nameOf, progressLine } from './exercise-words.ts';
import { Column, Title } from './parts.tsx';

/** Loaded only at the end. If it cannot be loaded, the overview still asks the question. */
const ReminderPart = lazy(() => import('../../hour-later/reminder-part.tsx').catch(() => ({ default: () => null })));

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

/** The dose of the next session, such as "3 × 8–10" or "9, 8, 8". */
const doseOf = ({ sets, from, to, unit, amounts }: PlanExercise, words: PlayerWords): string => {
  const all = (amounts ?? []).slice(0, sets);
  if (new Set(all).size > 1) return `${all.slice(0, -1).join(', ')}, ${words.amount(all.at(-1) ?? to, unit)}`;
  const range = from === to ? `${from}` : `${from}–${to}`;
  return `${sets} × ${unit === 'reps' || unit === 'rm' ? range : words.amount(to, unit)}`;
};

/** One line for each exercise of the session for which the plan has a next dose, with the reason. */
const nextLines = (plan: PhysioPlan, kept: Kept, words: PlayerWords): string[] => {
  if (kept.kind !== 'exercises') return [];
  return plan.exercises.flatMap((planned) => {
    const { exerciseId, load, progress } = planned;
    const index = kept.state.exercises.findIndex((exercise) => exercise.exerciseId === exerciseId);
    const isLoaded = load !== null && load.unit !== 'none';
    const fact = progress ?? (isLoaded ? load.reason : null);
    if (!kept.state.records[index]?.sets.length || !(isLoaded || progress)) return [];
    const why = progressLine(fact);
    // A reason that contains the weight is not preceded by it.
    const isNamed = why !== null && Object.hasOwn(fact?.values ?? {}, 'kg');
    const next = words.summary.nextTime(doseOf(planned, words), isLoaded && !isNamed ? words.load(load) : null);
    return [`${nameOf({ exerciseId })}. ${next}.${why ? ` ${why}` : ''}`];
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

/** The end of a session: sends its log, and shows the result and what comes next. */
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
      {!isTriage && sending.state === 'done' && sending.sent !== null && (
        <Suspense fallback={null}>
          <ReminderPart sessionId={kept.state.id} />
        </Suspense>
      )}
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

import type { PhysioSessionBody } from '@stridewell/contracts/http/physio-records';
import type { PhysioSession } from '@stridewell/contracts/web';
import type { HourLater, PhysioSessionDocument, SessionValue } from './document.ts';

type SentExercise = PhysioSessionBody['exercises'][number];
type SentSet = SentExercise['sets'][number];

/** Optional fields are left out if they are missing, because the driver would store them as null. */
const defined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

const setOf = ({ reps, seconds, metres, load, rir }: SentSet): SessionValue['exercises'][number]['sets'][number] => ({
  ...defined({ reps, seconds, metres }),
  load: { unit: load.unit, value: load.value },
  rir,
});

const exerciseOf = (sent: SentExercise): SessionValue['exercises'][number] => ({
  exerciseId: sent.exerciseId,
  side: sent.side,
  status: sent.status,
  ...defined({ plannedSets: sent.plannedSets }),
  sets: sent.sets.map(setOf),
  pain: sent.pain,
  skipReason: sent.skipReason,
});

/** Returns the value of a session to store. */
export const sessionValueOf = (body: PhysioSessionBody): SessionValue => ({
  date: body.date,
  injuryId: body.injuryId,
  kind: body.kind,
  startedAt: body.startedAt,
  finishedAt: body.finishedAt,
  status: body.status,
  ladderStage: body.ladderStage ?? null,
  runPain: body.runPain ?? null,
  exercises: body.exercises.map(exerciseOf),
  painAfter: body.painAfter,
  painStop: body.painStop,
});

/** Returns the value of a stored session, without ids, history and bookkeeping. */
const storedValueOf = (document: PhysioSessionDocument): SessionValue => {
  const { _id, userId, rev, outbox, clientId, history, hourLater, createdAt, updatedAt, ...value } = document;
  return value;
};

/** Returns the history of a stored session after a different value or answer replaces the current one. */
export const historyAfter = (document: PhysioSessionDocument, at: Date): PhysioSessionDocument['history'] => [
  ...document.history,
  {
    ...storedValueOf(document),
    ...(document.hourLater && { hourLater: document.hourLater }),
    replacedAt: at,
  },
];

/** A stored session in the form that the rules use. */
export type SessionLog = SessionValue & { id: string; hourLater: HourLater | null };

export const sessionLogOf = (document: PhysioSessionDocument): SessionLog => ({
  id: document.clientId,
  ...storedValueOf(document),
  hourLater: document.hourLater ?? null,
});

/** Converts a stored session to the API's response. */
export const presentSession = (document: PhysioSessionDocument): PhysioSession => ({
  ...sessionLogOf(document),
  changes: document.history.length,
  createdAt: document.createdAt.toISOString(),
  updatedAt: document.updatedAt.toISOString(),
});

import type { TextSafety } from '@stridewell/coaching/safety/texts';
import { addDays, isRunningStopped } from '@stridewell/contracts/web';
import type { Clock } from '@stridewell/kit/clock';
import { unavailable } from '@stridewell/kit/errors';
import { OUTBOX_LIMIT } from '@stridewell/kit/outbox/entries';
import type { PhysioStates } from '@stridewell/kit/projections/physio-state';
import type { Assessment } from '../readiness/assess.ts';
import type { HoldCheck } from '../safety/holds.ts';
import { parseAnswers } from './answers.ts';
import type { CheckinDocument } from './document.ts';
import { eventOf, judge, LOOK_BACK_DAYS } from './judge.ts';
import type { CheckinRepository } from './repository.ts';

const TRIES = 5;

/** Brings a stored day in line with the physio side; a day without a check-in is left alone. Repeats harmlessly. */
export type Reassess = (userId: string, date: string) => Promise<void>;

export interface ReassessDependencies {
  checkins: CheckinRepository;
  physio: PhysioStates;
  isHeld: HoldCheck;
  notesSafety: Pick<TextSafety, 'read'>;
  clock: Clock;
  /** Called once a changed day is stored. */
  onSaved(documentId: string): void;
}

/** Only a cap or a stop can come or go: the answers are the same, and a normal range that grew is no news of the physio side. */
const isSame = (stored: CheckinDocument, assessed: Assessment): boolean =>
  stored.score === assessed.score &&
  stored.explanation.cap?.limit === assessed.explanation.cap?.limit &&
  stored.explanation.cap?.reason === assessed.explanation.cap?.reason &&
  isRunningStopped(stored.message) === isRunningStopped(assessed.message);

/** Judges a day again under its document's revision; what comes out is written and told only where it differs. */
export const createReassess =
  ({ checkins, physio, isHeld, notesSafety, clock, onSaved }: ReassessDependencies): Reassess =>
  async (userId, date) => {
    /** False where somebody else wrote the day meanwhile. */
    const attempt = async (): Promise<boolean> => {
      const [document, history, state, held] = await Promise.all([
        checkins.findDay(userId, date),
        checkins.window(userId, addDays(date, -LOOK_BACK_DAYS), date),
        physio.find(userId),
        isHeld(userId, date),
      ]);
      if (!document) return true;
      const answers = parseAnswers(document.answersJson);
      const notes = await notesSafety.read(userId, answers.notes);
      const assessed = judge(answers, { date, history, physio: state, isHeld: held, notes });
      if (isSame(document, assessed)) return true;
      if (document.outbox.length >= OUTBOX_LIMIT) throw unavailable();
      const entry = eventOf({ date, rev: document.rev + 1 }, answers, assessed, notes, clock.now());
      if (!(await checkins.reassess(userId, document, assessed, entry))) return false;
      onSaved(document._id);
      return true;
    };
    for (let tries = 0; tries < TRIES; tries += 1) if (await attempt()) return;
    throw unavailable();
  };

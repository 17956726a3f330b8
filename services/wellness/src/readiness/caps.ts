import type { Cap, Metrics } from '@stridewell/contracts/web';

/** The three limits a cap can set: the tops of Reset, Recover and Adapt. */
const RESET = 2.9;
const RECOVER = 4.9;
const ADAPT = 7.4;

/** What the physio side knows of the day; a field left out or null says nothing. */
export interface PhysioState {
  /** Any red flag in the day's newest physio check-in. */
  redFlag?: boolean | null | undefined;
  /** Pain of that check-in, 0 to 10. */
  pain?: number | null | undefined;
  /** "Was it back to usual this morning?" was answered with no. */
  worseNextDay?: boolean | null | undefined;
  /** An active injury that still holds the runner back from a hard day. */
  activeInjury?: boolean | null | undefined;
  /** The gate allows no run. Said in the message; no cap of its own (section A of the domain page knows none). */
  runningStopped?: boolean | null | undefined;
}

type Candidate = Cap | false;

/** A safety hold closes the day; what it is about is never named here. */
const holdCap = (isHeld: boolean): Candidate => isHeld && { reason: 'what you told your coach', limit: RESET };

const notesCap = (notesHit: boolean): Candidate => notesHit && { reason: 'what you wrote in your notes', limit: RESET };

/** Notes that raise a question count until its card is answered. */
const askedCap = (isAsked: boolean): Candidate =>
  isAsked && { reason: 'an open question about your notes', limit: ADAPT };

const physioCaps = ({ redFlag, pain, worseNextDay, activeInjury }: PhysioState): Candidate[] => {
  const level = pain ?? 0;
  return [
    redFlag === true && { reason: 'a red flag in your physio check-in', limit: RESET },
    level > 6 && { reason: `pain of ${level} in your physio check-in`, limit: RESET },
    level >= 5 && level <= 6 && { reason: `pain of ${level} in your physio check-in`, limit: RECOVER },
    worseNextDay === true && { reason: 'a worse morning after your last session', limit: RECOVER },
    activeInjury === true && { reason: 'the injury you are working on', limit: ADAPT },
  ];
};

/** The pain caps mirror the 0-2 / 3-5 / above 5 pain model, one step stricter, because morning pain is pain at rest. */
const painCap = ({ pain }: Metrics): Candidate => {
  if (pain < 3) return false;
  return { reason: `pain of ${pain}`, limit: pain >= 7 ? RESET : pain >= 5 ? RECOVER : ADAPT };
};

const answerCaps = (answers: Metrics): Candidate[] => {
  const { sleep, stress, fatigue, readiness } = answers;
  return [
    painCap(answers),
    fatigue === 5 && { reason: 'fatigue of 5', limit: RECOVER },
    sleep === 1 && fatigue >= 4 && { reason: `sleep of 1 with fatigue of ${fatigue}`, limit: RECOVER },
    readiness <= 2 && { reason: `readiness of ${readiness}`, limit: RECOVER },
    sleep === 1 && { reason: 'sleep of 1', limit: ADAPT },
    stress === 5 && { reason: 'stress of 5', limit: ADAPT },
  ];
};

/** What decides caps: the five answers, whether the safety gate stopped the notes, and the physio side where it is known. */
export interface CapInputs {
  answers: Metrics;
  notesHit: boolean;
  /** A safety hold of the runner closes the day. */
  isHeld?: boolean | undefined;
  /** A card about the notes is not answered yet. */
  isAsked?: boolean | undefined;
  physio?: PhysioState | undefined;
}

/**
 * Every cap that holds today (section A of the domain page), in the order that settles equal limits:
 * notes, safety hold, physio side, pain, fatigue, sleep with fatigue, readiness, sleep, stress, open question.
 */
export const capsOf = ({ answers, notesHit, isHeld = false, isAsked = false, physio }: CapInputs): Cap[] =>
  [notesCap(notesHit), holdCap(isHeld), ...physioCaps(physio ?? {}), ...answerCaps(answers), askedCap(isAsked)].filter(
    (cap) => cap !== false,
  );

/** The cap that lowers a raw score: the lowest, the first named where limits are equal; null where none is below the raw score. */
export const decidingCap = (raw: number, caps: readonly Cap[]): Cap | null => {
  const lowest = caps.reduce<Cap | null>((found, cap) => (found && found.limit <= cap.limit ? found : cap), null);
  return lowest && lowest.limit < raw ? lowest : null;
};

import type { Cap, Metrics } from '@stridewell/contracts/web';

/** The three limits that a cap can set: the highest scores of Reset, Recover and Adapt. */
const RESET = 2.9;
const RECOVER = 4.9;
const ADAPT = 7.4;

/** The physio inputs of the day. An absent or null field means unknown. */
export interface PhysioInputs {
  /** Whether the day's newest physio check-in has any red flag. */
  redFlag?: boolean | null | undefined;
  /** Pain of that check-in, 0 to 10. */
  pain?: number | null | undefined;
  /** "Was it back to usual this morning?" was answered with no. */
  worseNextDay?: boolean | null | undefined;
  /** An active injury that does not allow a hard day yet. */
  activeInjury?: boolean | null | undefined;
  /**
   * The gate allows no run. It appears in the message and sets no cap (section A of the domain page has none for it).
   */
  runningStopped?: boolean | null | undefined;
}

type Candidate = Cap | false;

/** The cap of a safety hold that closes the day. Its reason never names the topic of the hold. */
const holdCap = (isHeld: boolean): Candidate => isHeld && { reason: 'what you told your coach', limit: RESET };

const notesCap = (notesHit: boolean): Candidate => notesHit && { reason: 'what you wrote in your notes', limit: RESET };

/** The cap of notes that raise a question. It applies until the question's card is answered. */
const askedCap = (isAsked: boolean): Candidate =>
  isAsked && { reason: 'an open question about your notes', limit: ADAPT };

const physioCaps = ({ redFlag, pain, worseNextDay, activeInjury }: PhysioInputs): Candidate[] => {
  const level = pain ?? 0;
  return [
    redFlag === true && { reason: 'a red flag in your physio check-in', limit: RESET },
    level > 6 && { reason: `pain of ${level} in your physio check-in`, limit: RESET },
    level >= 5 && level <= 6 && { reason: `pain of ${level} in your physio check-in`, limit: RECOVER },
    worseNextDay === true && { reason: 'a worse morning after your last session', limit: RECOVER },
    activeInjury === true && { reason: 'the injury you are working on', limit: ADAPT },
  ];
};

/** The pain caps follow the 0-2 / 3-5 / above 5 pain model, one step stricter because morning pain is pain at rest. */
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

/** The inputs of the caps. */
export interface CapInputs {
  answers: Metrics;
  /** Whether the safety gate stopped the notes. */
  notesHit: boolean;
  /** Whether a safety hold of the runner closes the day. */
  isHeld?: boolean | undefined;
  /** Whether a card about the notes is still unanswered. */
  isAsked?: boolean | undefined;
  /** The physio inputs of the day, if known. */
  physio?: PhysioInputs | undefined;
}

/**
 * Every cap that applies today (section A of the domain page). The order decides between equal limits:
 * notes, safety hold, physio, pain, fatigue, sleep with fatigue, readiness, sleep, stress, open question.
 */
export const capsOf = ({ answers, notesHit, isHeld = false, isAsked = false, physio }: CapInputs): Cap[] =>
  [notesCap(notesHit), holdCap(isHeld), ...physioCaps(physio ?? {}), ...answerCaps(answers), askedCap(isAsked)].filter(
    (cap) => cap !== false,
  );

/** The cap that lowers a raw score: the lowest, and the first of equal ones. Null when none is below the raw score. */
export const decidingCap = (raw: number, caps: readonly Cap[]): Cap | null => {
  const lowest = caps.reduce<Cap | null>((found, cap) => (found && found.limit <= cap.limit ? found : cap), null);
  return lowest && lowest.limit < raw ? lowest : null;
};

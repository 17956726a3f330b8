import type { Metrics } from '@stridewell/contracts/web';
import type { Cap } from './facts.ts';

/** The three limits that a cap can set: the highest scores of Reset, Recover and Adapt. */
const RESET = 2.9;
const RECOVER = 4.9;
const ADAPT = 7.4;

/** The physio inputs of the day. An absent or null field means unknown. */
export interface PhysioInputs {
  /** True when the day's newest physio check-in has a red flag. */
  redFlag?: boolean | null | undefined;
  /** Pain of that check-in, 0 to 10. */
  pain?: number | null | undefined;
  /** True when "Was it back to usual this morning?" was answered with no. */
  worseNextDay?: boolean | null | undefined;
  /** True for an active injury that does not allow a hard day yet. */
  activeInjury?: boolean | null | undefined;
  /**
   * The gate allows no run. It appears in the message and sets no cap (section A of the domain page has none for it).
   */
  runningStopped?: boolean | null | undefined;
}

type Candidate = Cap | false;

/** The cap of a safety hold that closes the day. */
const holdCap = (isHeld: boolean): Candidate => isHeld && { code: 'hold', limit: RESET };

const notesCap = (notesHit: boolean): Candidate => notesHit && { code: 'notes', limit: RESET };

/** The cap of notes that raise a question. It applies until the question's card is answered. */
const askedCap = (isAsked: boolean): Candidate => isAsked && { code: 'open_question', limit: ADAPT };

const physioCaps = ({ redFlag, pain, worseNextDay, activeInjury }: PhysioInputs): Candidate[] => {
  const level = pain ?? 0;
  return [
    redFlag === true && { code: 'physio_red_flag', limit: RESET },
    level > 6 && { code: 'physio_pain', value: level, limit: RESET },
    level >= 5 && level <= 6 && { code: 'physio_pain', value: level, limit: RECOVER },
    worseNextDay === true && { code: 'physio_worse', limit: RECOVER },
    activeInjury === true && { code: 'injury', limit: ADAPT },
  ];
};

/** The pain caps follow the 0-2 / 3-5 / above 5 pain model, one step stricter because morning pain is pain at rest. */
const painCap = ({ pain }: Metrics): Candidate => {
  if (pain < 3) return false;
  return { code: 'pain', value: pain, limit: pain >= 7 ? RESET : pain >= 5 ? RECOVER : ADAPT };
};

const answerCaps = (answers: Metrics): Candidate[] => {
  const { sleep, stress, fatigue, readiness } = answers;
  return [
    painCap(answers),
    fatigue === 5 && { code: 'fatigue', value: fatigue, limit: RECOVER },
    sleep === 1 && fatigue >= 4 && { code: 'sleep_fatigue', value: fatigue, limit: RECOVER },
    readiness <= 2 && { code: 'readiness', value: readiness, limit: RECOVER },
    sleep === 1 && { code: 'sleep', value: sleep, limit: ADAPT },
    stress === 5 && { code: 'stress', value: stress, limit: ADAPT },
  ];
};

/** The inputs of the caps. */
export interface CapInputs {
  answers: Metrics;
  /** True when the notes hit the safety gate. */
  notesHit: boolean;
  /** True when a safety hold of the runner closes the day. */
  isHeld?: boolean | undefined;
  /** True when a card about the notes is unanswered. */
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

import { answerCaps, BANDS, type Metrics } from '@stridewell/contracts/web';
import { type Cap, NAMED_LIMITS } from './facts.ts';

/** The three limits that a cap can set, which are the highest scores in the bands Reset, Recover and Adapt. */
const RESET = BANDS.Reset.to;
const RECOVER = BANDS.Recover.to;
const ADAPT = BANDS.Adapt.to;

/** Physio data for the date of a check-in. A missing or null field means that the value is unknown. */
export interface PhysioInputs {
  /** True if the newest physio check-in of the date has a red flag. */
  redFlag?: boolean | null | undefined;
  /** Pain in the newest physio check-in of the date, 0 to 10. */
  pain?: number | null | undefined;
  /** True if the runner answered "Was it back to usual this morning?" with no. */
  worseNextDay?: boolean | null | undefined;
  /** True if the runner has an active injury that does not allow hard training yet. */
  activeInjury?: boolean | null | undefined;
  /**
   * True if the physio gate allows no running. This is stated in the message and sets no cap
   * (`infra/docs/domain/readiness.md`, section A, defines none).
   */
  runningStopped?: boolean | null | undefined;
}

type Candidate = Cap | false;

/** Cap for a safety hold that limits the day to Reset. */
const holdCap = (isHeld: boolean): Candidate => isHeld && { code: 'hold', limit: RESET };

const notesCap = (notesHit: boolean): Candidate => notesHit && { code: 'notes', limit: RESET };

/** Cap for notes that need a safety question. It applies until the runner answers the card with the question. */
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

/** Inputs from which the caps are determined. */
export interface CapInputs {
  answers: Metrics;
  /** True when the pain in the answers is that of the notes, see {@link withNotePain}. */
  hasNotePain?: boolean | undefined;
  /** True when the notes trigger the safety gate. */
  notesHit: boolean;
  /** True if a safety hold limits the day to Reset. */
  isHeld?: boolean | undefined;
  /** True if the runner has not answered a safety card about the notes. */
  isAsked?: boolean | undefined;
  /** Physio data for the check-in's date, if known. */
  physio?: PhysioInputs | undefined;
}

/**
 * Returns all caps that apply (`infra/docs/domain/readiness.md`, section A). If several caps have the same limit, the
 * first one in this order is used: notes, safety hold (left out if the notes open one), physio, pain, fatigue, sleep
 * with fatigue, readiness, sleep, stress, open question.
 */
export const capsOf = ({
  answers,
  hasNotePain = false,
  notesHit,
  isHeld = false,
  isAsked = false,
  physio,
}: CapInputs): Cap[] =>
  [
    notesCap(notesHit),
    holdCap(isHeld && !notesHit),
    ...physioCaps(physio ?? {}),
    ...answerCaps(answers).map(
      (cap): Cap => (hasNotePain && cap.code === 'pain' ? { ...cap, code: 'notes_pain' } : cap),
    ),
    askedCap(isAsked),
  ].filter((cap) => cap !== false);

/**
 * Returns the cap that lowers a raw score: the lowest one, or the first of several equal ones. Returns null if no cap
 * is below the raw score.
 */
export const decidingCap = (raw: number, caps: readonly Cap[]): Cap | null => {
  const lowest = caps.reduce<Cap | null>((found, cap) => (found && found.limit <= cap.limit ? found : cap), null);
  return lowest && lowest.limit < raw ? lowest : null;
};

/** Returns the caps that are mentioned whether or not they lower the score, the strictest first. */
export const namedLimits = (caps: readonly Cap[]): Cap[] =>
  caps.filter(({ code }) => NAMED_LIMITS.has(code)).toSorted((a, b) => a.limit - b.limit);

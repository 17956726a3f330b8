import type { SessionPart } from '@stridewell/contracts/web';

/**
 * Rewrites repeats for file formats in which all repetitions are equal. A repeat that skips its last rest becomes one
 * repetition less, followed by the last repetition without its rest. Every repeat in the result has at least two
 * repetitions and contains at least one step. The flattened steps stay the same.
 */
export const plainRepeats = (parts: readonly SessionPart[]): SessionPart[] =>
  parts.flatMap((part): SessionPart[] => {
    if (part.kind !== 'repeat') return [part];
    const { times, skipsLastRest } = part;
    const steps = plainRepeats(part.steps);
    if (times < 1 || steps.length === 0) return [];
    const full = skipsLastRest ? times - 1 : times;
    const last = skipsLastRest ? plainRepeats(part.steps.slice(0, -1)) : [];
    if (full > 1) return [{ kind: 'repeat', times: full, skipsLastRest: false, steps }, ...last];
    return full === 1 ? [...steps, ...last] : last;
  });

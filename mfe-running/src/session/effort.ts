import { flattenSteps, type SessionPart, type SessionStep } from '@stridewell/contracts/web';

export { barsOf, levelOf, partsOf, type StepLevel } from '@stridewell/app/screens';

const isMain = ({ kind }: SessionStep): boolean => kind === 'work' || kind === 'hill';

export interface SessionSections {
  /** Parts before the first main part: warm-up, strides, easy running. */
  before: readonly SessionPart[];
  /** Parts from the first to the last hard one, with the recoveries between them. Empty in an easy session. */
  main: readonly SessionPart[];
  after: readonly SessionPart[];
}

/** Splits a session into the parts before, during and after its main work. */
export const sectionsOf = (parts: readonly SessionPart[]): SessionSections => {
  const hasWork = (part: SessionPart): boolean => flattenSteps([part]).some(isMain);
  const first = parts.findIndex(hasWork);
  if (first < 0) return { before: parts, main: [], after: [] };
  const end = parts.findLastIndex(hasWork) + 1;
  return { before: parts.slice(0, first), main: parts.slice(first, end), after: parts.slice(end) };
};

/** The steps of a session's main work, without recoveries. */
export const mainSteps = (parts: readonly SessionPart[]): SessionStep[] => flattenSteps(parts).filter(isMain);

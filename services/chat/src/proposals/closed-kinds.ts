import type { ChatProposalKind } from '@stridewell/contracts/web';
import type { Restriction } from '@stridewell/safety';

/** Changes of training, which every hold and every open card closes. */
const TRAINING: ReadonlySet<ChatProposalKind> = new Set(['moveSession', 'easier', 'shorten', 'remakeWeek']);
/** Changes of a race, which emergency and same-day holds close. */
const RACES: ReadonlySet<ChatProposalKind> = new Set(['raceSet', 'raceChange', 'raceRemove']);

/** True when a restriction closes a kind of change, and taking such a change back. */
export const isClosed = (kind: ChatProposalKind, restriction: Restriction | null): restriction is Restriction => {
  if (!restriction?.closesAll) return false;
  const { tier } = restriction.hold;
  return TRAINING.has(kind) || (RACES.has(kind) && (tier === 'emergency' || tier === 'same_day'));
};

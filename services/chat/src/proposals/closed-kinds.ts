import type { ChatProposalKind } from '@stridewell/contracts/web';
import type { Restriction } from '@stridewell/safety';

/** Changes to training. Every hold and every open card blocks them. */
const TRAINING: ReadonlySet<ChatProposalKind> = new Set(['moveSession', 'easier', 'shorten', 'remakeWeek']);
/** Changes to a race. Emergency and same-day holds block them. */
const RACES: ReadonlySet<ChatProposalKind> = new Set(['raceSet', 'raceChange', 'raceRemove']);

/** True when a restriction blocks a kind of change and undoing such a change. */
export const isClosed = (kind: ChatProposalKind, restriction: Restriction | null): restriction is Restriction => {
  if (!restriction) return false;
  const { tier } = restriction.hold;
  return TRAINING.has(kind) || (RACES.has(kind) && (tier === 'emergency' || tier === 'same_day'));
};

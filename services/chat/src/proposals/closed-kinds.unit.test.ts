import { CHAT_PROPOSALS } from '@stridewell/contracts/web';
import { restrictionAt } from '@stridewell/holds/state';
import type { HoldTier } from '@stridewell/safety';
import { describe, expect, it } from 'vitest';
import { isClosed } from './closed-kinds.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const closedBy = (tier: HoldTier) => {
  const hold = { id: 'h', category: 'cardiac' as const, tier, since: NOW, ended: null };
  const restriction = restrictionAt({ holds: [hold], cards: [], flags: [] }, NOW);
  return CHAT_PROPOSALS.filter((kind) => isClosed(kind, restriction));
};
const TRAINING = ['moveSession', 'easier', 'shorten', 'remakeWeek'];
const RACES = ['raceSet', 'raceChange', 'raceRemove'];

describe('ACTN-04 kinds of changes that a hold blocks', () => {
  it.each<[HoldTier, string[]]>([
    ['emergency', [...TRAINING, ...RACES]],
    ['same_day', [...TRAINING, ...RACES]],
    ['card', TRAINING],
  ])('include training, and races while the symptom needs medical attention (%s)', (tier, kinds) =>
    expect(closedBy(tier).sort()).toEqual([...kinds].sort()),
  );

  it('are empty without a hold', () => {
    expect(CHAT_PROPOSALS.filter((kind) => isClosed(kind, null))).toEqual([]);
  });
});

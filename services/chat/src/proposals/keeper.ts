import { isDeepStrictEqual } from 'node:util';
import { CHAT, type ChatProposal } from '@stridewell/contracts/web';
import type { Place } from '@stridewell/holds/safety-keeper';
import type { Clock } from '@stridewell/kit/clock';
import { createId } from '@stridewell/kit/ids';
import type { Runner } from '../conversation/reply.ts';
import type { AskedBack, ChangeOffer, CoachActions, Wish } from './change.ts';
import type { ProposalRepository, StoredProposal } from './document.ts';
import { LABELS } from './words.ts';

const MINUTE = 60_000;

/** The runner's decision on a proposal. */
export type Decision = 'accept' | 'decline' | 'undo';

/**
 * Reason why a decision has no effect: it was already made (`repeated`), the opposite was decided, the proposal has
 * expired, or the data has changed since.
 */
export type Obstacle = 'repeated' | 'decided' | 'expired' | 'changed' | 'undo_gone';

/** A stored proposal, or a question back. */
export type Offered = { proposal: StoredProposal } | { back: AskedBack };

export type Decided = { proposal: StoredProposal } | { obstacle: Obstacle };

/** Returns a proposal as the runner sees it at the given time. */
export const presentProposal = (proposal: StoredProposal, now: Date): ChatProposal => {
  const { _id, kind, language, title, before, after, state, expiresAt, undoUntil } = proposal;
  const shown = { open: 'open', confirming: 'open', undoing: 'confirmed' } as const;
  const known = state === 'open' || state === 'confirming' || state === 'undoing' ? shown[state] : state;
  return {
    id: _id,
    kind,
    language,
    title,
    before,
    after,
    confirm: LABELS.confirm[language],
    decline: LABELS.decline[language],
    undo: LABELS.undo[language],
    expiresAt: expiresAt.toISOString(),
    // An interrupted change stays open, so that the runner can complete it.
    state: state === 'open' && now >= expiresAt ? 'expired' : known,
    undoUntil: known === 'confirmed' ? (undoUntil?.toISOString() ?? null) : null,
  };
};

const wishOf = ({ kind, args, language }: StoredProposal): Wish => ({ kind, args, language });

/** Removes undefined fields, which the driver would store as null. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

export interface ProposalKeeperParts {
  proposals: ProposalRepository;
  actions: CoachActions;
  clock: Clock;
}

export type ProposalKeeper = ReturnType<typeof createProposalKeeper>;

/** Stores proposals, applies the change of a confirmed proposal and undoes it. */
export const createProposalKeeper = ({ proposals, actions, clock }: ProposalKeeperParts) => {
  const store = async (runner: Runner, wish: Wish, offer: ChangeOffer, place: Place): Promise<StoredProposal> => {
    const now = clock.now();
    const { title, before, after, done, undone } = offer;
    const proposal: StoredProposal = {
      _id: createId(),
      userId: runner.userId,
      threadId: place.threadId,
      seq: place.seq + 1,
      kind: wish.kind,
      args: plain(wish.args) as StoredProposal['args'],
      language: wish.language,
      ...{ title, before, after, done, undone },
      from: plain(offer.from),
      to: plain(offer.to),
      state: 'open',
      expiresAt: new Date(now.getTime() + CHAT.confirmMinutes * MINUTE),
      undoUntil: null,
      createdAt: now,
      updatedAt: now,
    };
    await proposals.insert(proposal);
    return proposal;
  };

  const isSameOffer = (proposal: StoredProposal, offer: ChangeOffer | AskedBack): boolean =>
    'from' in offer &&
    isDeepStrictEqual(plain(offer.from), proposal.from) &&
    isDeepStrictEqual(plain(offer.to), proposal.to);

  /** True when the service would still offer the proposed change and the proposal has not expired. */
  const isCurrent = async (runner: Runner, proposal: StoredProposal): Promise<boolean> =>
    clock.now() < proposal.expiresAt && isSameOffer(proposal, await actions.offer(runner, wishOf(proposal)));

  /** Returns why a proposal cannot be confirmed, before anything is stored; null when it can. */
  const toConfirm = async (runner: Runner, proposal: StoredProposal): Promise<Obstacle | null> => {
    if (proposal.state === 'confirming') return null;
    if (proposal.state === 'confirmed' || proposal.state === 'undoing') return 'repeated';
    if (proposal.state !== 'open') return 'decided';
    if (clock.now() >= proposal.expiresAt) return 'expired';
    return (await isCurrent(runner, proposal)) ? null : 'changed';
  };

  const toDecline = ({ state, expiresAt }: StoredProposal): Obstacle | null => {
    if (state === 'declined') return 'repeated';
    if (state !== 'open') return 'decided';
    return clock.now() >= expiresAt ? 'expired' : null;
  };

  const toUndo = ({ state, undoUntil }: StoredProposal): Obstacle | null => {
    if (state === 'undone') return 'repeated';
    if (state === 'undoing') return null;
    return state === 'confirmed' && undoUntil !== null && clock.now() < undoUntil ? null : 'undo_gone';
  };

  const confirm = async (runner: Runner, proposal: StoredProposal): Promise<Decided> => {
    const { from, to } = proposal;
    // An interrupted change may have been applied. If the data has changed since, it is only completed, never applied
    // again.
    const isStart = proposal.state === 'open' || (await isCurrent(runner, proposal));
    const begun = await proposals.advance(proposal, ['open', 'confirming'], {
      state: 'confirming',
      updatedAt: clock.now(),
    });
    if (!begun) return { obstacle: 'decided' };
    const replaced = await actions.replace(runner, wishOf(proposal), { from: isStart ? from : to, to });
    if (!replaced) {
      const now = clock.now();
      await proposals.advance(proposal, ['confirming'], { state: 'open', expiresAt: now, updatedAt: now });
      return { obstacle: 'changed' };
    }
    const now = clock.now();
    const undoUntil = new Date(now.getTime() + CHAT.undoMinutes * MINUTE);
    const confirmed = await proposals.advance(proposal, ['confirming'], {
      state: 'confirmed',
      to: plain(replaced.state),
      undoUntil,
      updatedAt: now,
    });
    return confirmed ? { proposal: confirmed } : { obstacle: 'decided' };
  };

  const undo = async (runner: Runner, proposal: StoredProposal): Promise<Decided> => {
    const { from, to } = proposal;
    const begun = await proposals.advance(proposal, ['confirmed', 'undoing'], {
      state: 'undoing',
      updatedAt: clock.now(),
    });
    if (!begun) return { obstacle: 'undo_gone' };
    if (!(await actions.replace(runner, wishOf(proposal), { from: to, to: from }))) {
      const now = clock.now();
      await proposals.advance(proposal, ['undoing'], { state: 'confirmed', undoUntil: now, updatedAt: now });
      return { obstacle: 'undo_gone' };
    }
    const undone = await proposals.advance(proposal, ['undoing'], { state: 'undone', updatedAt: clock.now() });
    return undone ? { proposal: undone } : { obstacle: 'undo_gone' };
  };

  const obstacleTo = async (runner: Runner, proposal: StoredProposal, decision: Decision): Promise<Obstacle | null> => {
    if (decision === 'accept') return toConfirm(runner, proposal);
    return decision === 'decline' ? toDecline(proposal) : toUndo(proposal);
  };

  /** Offers a change below the reply to the message at `place`, or returns why it is not possible. */
  const offer = async (runner: Runner, wish: Wish, place: Place): Promise<Offered> => {
    const found = await actions.offer(runner, wish);
    return 'from' in found ? { proposal: await store(runner, wish, found, place) } : { back: found };
  };

  return {
    offer,
    find: proposals.find,
    ofReply: proposals.ofReply,
    lastChange: (userId: string, threadId: string) => proposals.lastChange(userId, threadId, clock.now()),
    present: (proposal: StoredProposal): ChatProposal => presentProposal(proposal, clock.now()),

    /** Offers the change of an earlier proposal again, from the current data. Ends the earlier proposal. */
    async offerAgain(runner: Runner, proposal: StoredProposal, place: Place): Promise<Offered> {
      const now = clock.now();
      if (proposal.expiresAt > now) await proposals.advance(proposal, ['open'], { expiresAt: now, updatedAt: now });
      return offer(runner, wishOf(proposal), place);
    },

    obstacleTo,

    /** Carries out a decision. Idempotent: a repeated decision has no further effect. */
    async decide(runner: Runner, proposal: StoredProposal, decision: Decision): Promise<Decided> {
      const obstacle = await obstacleTo(runner, proposal, decision);
      if (obstacle === 'repeated') return { proposal };
      if (obstacle) return { obstacle };
      if (decision === 'accept') return confirm(runner, proposal);
      if (decision === 'undo') return undo(runner, proposal);
      const declined = await proposals.advance(proposal, ['open'], { state: 'declined', updatedAt: clock.now() });
      return declined ? { proposal: declined } : { obstacle: 'decided' };
    },
  };
};

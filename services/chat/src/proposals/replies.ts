import type { Language, Words } from '@stridewell/language/language';
import type { ReplyPiece, ReplyRequest } from '../conversation/reply.ts';
import type { AskedBack, ChangeRequest } from './change.ts';
import type { StoredProposal } from './document.ts';
import type { Decision, Obstacle, Offered, ProposalKeeper } from './keeper.ts';
import { CHANGED, DECIDED, DECLINED, EXPIRED, NOTHING_TO_UNDO, OFFERED, TAP_UNDO, UNDO_GONE } from './words.ts';

type Pieces = AsyncGenerator<ReplyPiece>;

const OBSTACLES: Record<Obstacle, Words> = {
  repeated: DECIDED,
  decided: DECIDED,
  expired: EXPIRED,
  changed: CHANGED,
  undo_gone: UNDO_GONE,
};

/** Returns the coach's message after a decision. */
export const outcomeText = ({ language, done, undone }: StoredProposal, decision: Decision): string => {
  if (decision === 'decline') return DECLINED[language];
  return decision === 'accept' ? done : undone;
};

/** Creates the replies about changes: offers with their cards, and the outcome of each decision. */
export const createProposalReplies = (keeper: ProposalKeeper) => {
  function* said(language: Language, content: string): Generator<ReplyPiece> {
    yield { metadata: { model: 'rules', language } };
    yield { content };
  }

  function* drawn(proposal: StoredProposal): Generator<ReplyPiece> {
    const shown = keeper.present(proposal);
    yield { metadata: { proposal: shown } };
    yield { proposal: shown };
  }

  function* asked({ text, chips }: AskedBack, language: Language): Generator<ReplyPiece> {
    yield* said(language, text);
    if (chips.length === 0) return;
    yield { metadata: { chips: [...chips] } };
    yield { chips: [...chips] };
  }

  /** The text on the card is part of the message as well, for clients that show no cards and for the export. */
  const textOf = ({ title, before, after, language }: StoredProposal): string =>
    [
      `**${title}**`,
      before && `${language === 'nb' ? 'Nå' : 'Now'}: ${before}`,
      `${language === 'nb' ? 'Etterpå' : 'After'}: ${after}`,
    ]
      .filter(Boolean)
      .join('\n\n');

  function* shown(offered: Offered, lead: Words, language: Language): Generator<ReplyPiece> {
    if ('back' in offered) return yield* asked(offered.back, language);
    yield* said(language, `${lead[language]}\n\n${textOf(offered.proposal)}`);
    yield* drawn(offered.proposal);
  }

  /** Replies to a message that asks for a change. Changes nothing. */
  async function* request({ runner, place }: ReplyRequest, wanted: ChangeRequest): Pieces {
    if ('back' in wanted) return yield* asked(wanted.back, wanted.language);
    if ('wish' in wanted)
      return yield* shown(await keeper.offer(runner, wanted.wish, place), OFFERED, wanted.wish.language);
    const last = await keeper.lastChange(runner.userId, place.threadId);
    if (!last) return yield* said(wanted.undo, NOTHING_TO_UNDO[wanted.undo]);
    yield* said(wanted.undo, `${TAP_UNDO[wanted.undo]}\n\n${textOf(last)}`);
    yield* drawn(last);
  }

  /** Carries out a decision of the runner and replies with what changed. */
  async function* decide({ runner, place }: ReplyRequest, proposal: StoredProposal, decision: Decision): Pieces {
    const { language } = proposal;
    const decided = await keeper.decide(runner, proposal, decision);
    if ('proposal' in decided) {
      yield* said(language, outcomeText(decided.proposal, decision));
      return yield* drawn(decided.proposal);
    }
    const { obstacle } = decided;
    if (obstacle === 'changed')
      return yield* shown(await keeper.offerAgain(runner, proposal, place), CHANGED, language);
    yield* said(language, OBSTACLES[obstacle][language]);
  }

  return { request, decide };
};

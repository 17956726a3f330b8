import { CHAT } from '@stridewell/contracts/web';
import { isAnswerOf, typedStopCode } from '@stridewell/holds/present';
import { EXPIRED, RESUMED } from '@stridewell/holds/reply-texts';
import type { AnsweredCard, SafetyKeeper } from '@stridewell/holds/safety-keeper';
import {
  answeredNone,
  isRecheckDue,
  isThirdOpen,
  openCard,
  openRecheck,
  openStop,
  restrictionAt,
  type SafetyState,
} from '@stridewell/holds/state';
import { missing } from '@stridewell/kit/errors';
import { createBoundedCache } from '@stridewell/kit/limits/bounded-cache';
import type { Language } from '@stridewell/language/language';
import {
  decideText,
  GATE_VERSION,
  permitAction,
  type Restriction,
  readTypedAnswer,
  readTypedRecheck,
  type SafetyCategory,
  type SafetyDecision,
  TRAINING_ACTIONS,
  type TrainingPermit,
} from '@stridewell/safety';
import { isBodyOption } from '@stridewell/understanding/dialogue';
import type { CoachBrain, UnderstoodTurn } from '../brain.ts';
import type { CoachMetrics } from '../metrics.ts';
import type { Turn } from '../model/coach-model.ts';
import type { OutsideReplies } from '../model/outside-replies.ts';
import { inGroups } from '../model/rules-model.ts';
import { isClosed } from '../proposals/closed-kinds.ts';
import type { StoredProposal } from '../proposals/document.ts';
import type { Decision, ProposalKeeper } from '../proposals/keeper.ts';
import { readConsent } from '../proposals/read-consent.ts';
import { createProposalReplies } from '../proposals/replies.ts';
import type { RecordPain } from '../reported-pain/recorder.ts';
import { askedAgain } from '../safety/asked-again.ts';
import { generalAsk, illAsk } from '../safety/general-ask.ts';
import { permitFor } from '../safety/permit-for.ts';
import type { RecordDecision } from '../safety/record-decision.ts';
import { reminders } from '../safety/reminders.ts';
import { createSafetyReplies } from '../safety/replies.ts';
import { closingOf } from '../safety/restricted.ts';
import { isUnsettled } from '../safety/unsettled.ts';
import { CLOSED, withoutRuleReplies } from './outward.ts';
import type { Reply, ReplyPiece, ReplyRequest, Runner } from './reply.ts';
import { REPLY_PATIENCE, type ReplyPatience } from './reply-patience.ts';
import { spokenBefore } from './spoken-language.ts';
import { heardIn, languageOfTurn, lastReply, optionsOf, RECENT_MS, saysIllIn } from './turn-context.ts';
import { withTimeout } from './with-timeout.ts';

/**
 * Version of the fixed answers, stored with each safety decision. Increase it manually when the rule for a fixed answer
 * changes.
 */
const VERDICT_VERSION = '1';
/** Maximum number of earlier messages whose reading is cached. */
const MESSAGES_REMEMBERED = 20_000;

export interface PipelineParts<State> {
  brain: CoachBrain<State>;
  /** Timeouts; {@link REPLY_PATIENCE} by default. */
  patience?: ReplyPatience;
  /** The outside model; null when none is configured. */
  outside: OutsideReplies | null;
  record: RecordDecision;
  measures: CoachMetrics;
  keeper: SafetyKeeper;
  /** The changes that the coach can propose; null if it proposes none. */
  proposals: ProposalKeeper | null;
  /** Stores the pain that a message reports, for both coaches; null for a coach that stores none. */
  recordPain: RecordPain | null;
  /** Returns the text of the message with the given sequence number in a thread; null when the message was cleared. */
  messageAt(userId: string, threadId: string, seq: number): Promise<string | null>;
}

interface Restricted {
  turn: Turn;
  decision: SafetyDecision;
  understood: UnderstoodTurn;
  language: Language;
  restriction: Restriction | null;
  /** True when training advice is withheld until the general card is answered. */
  isUnsettled?: boolean;
  /** True when the message says that the runner is ill and no hold or card blocks training yet. */
  isIll?: boolean;
  /** True after a STOP about somebody else that the runner has not answered. */
  isThird?: boolean;
}

/**
 * Creates the reply to a question in these steps (`language.md` 1.1): first the safety decision on the text, then the
 * runner's open cards and holds, the intent, the runner's state, fixed verdicts, and last a model.
 */
export const createPipeline = <State>(parts: PipelineParts<State>): Reply => {
  const { brain, outside, record, measures, keeper, messageAt, proposals, recordPain } = parts;
  const { loadMs, actMs } = parts.patience ?? REPLY_PATIENCE;
  const replies = createSafetyReplies({ brain, keeper, record, measures });
  const changes = proposals && createProposalReplies(proposals);
  const readBefore = createBoundedCache<boolean>(MESSAGES_REMEMBERED);

  const load = async (runner: Runner, { action }: Turn): Promise<State> => {
    const state = await withTimeout(loadMs, brain.load(runner));
    return action && brain.act ? withTimeout(actMs, brain.act(runner, action.code, state)) : state;
  };

  /** True when a recent message about the body was not understood, and no card has been answered since. */
  const hasUnsettled = (turn: Turn, { cards }: SafetyState): boolean => {
    const answered = cards.flatMap(({ purpose, answeredAt }) => (purpose === 'ask' && answeredAt ? [+answeredAt] : []));
    const since = Math.max(keeper.now().getTime() - RECENT_MS, ...answered);
    return isUnsettled(turn, new Date(since), brain.understand, readBefore);
  };

  /** Yields the language and the subject of a reply that the rules did not write. */
  function* spokenAbout(state: State, turn: Turn, permit: TrainingPermit | null): Generator<ReplyPiece> {
    const about = brain.about?.(state, turn, permit);
    if (about) yield* [{ language: about.language }, { dialogue: about.dialogue }];
  }

  /** Opens the hold of an answer that tells the runner to wait with training. */
  const closeTraining = async ({ userId }: Runner, category: SafetyCategory): Promise<void> => {
    await withTimeout(loadMs, keeper.close(userId, category)).catch(() => undefined);
  };

  /**
   * Runs step 6 and all later steps: loads the runner's state, then returns a fixed answer or the reply of a model.
   * Training advice requires a permit.
   * @param instead yielded instead of a reply if the question cannot be answered without a permit
   * @param isIll true when the message says that the runner is ill
   */
  async function* answered(
    asked: ReplyRequest,
    turn: Turn,
    permit: TrainingPermit | null,
    understood: UnderstoodTurn,
    { instead = null, isIll = false }: { instead?: (() => AsyncGenerator<ReplyPiece>) | null; isIll?: boolean } = {},
  ): AsyncGenerator<ReplyPiece> {
    const { runner, signal } = asked;
    const stored = await load(runner, turn);
    const state = brain.heard?.(stored, turn) ?? stored;
    const wanted = turn.action || !understood.isConfident ? null : brain.propose?.(state, turn, permit);
    const written = brain.answer(state, turn, permit);
    const isPause = isIll && wanted != null && 'wish' in wanted && wanted.wish.kind === 'illness';
    const closes = written.closes ?? (isPause ? 'illness' : null);
    if (closes !== null) await closeTraining(runner, closes);
    else if (isIll) return yield* replies.ask(asked, illAsk(), languageOfTurn(turn));
    const verdict = brain.verdict(state, turn);
    if (verdict) {
      const { ruleId, text } = verdict;
      measures.answered('verdict');
      await record(runner, { ruleId, version: VERDICT_VERSION, where: 'verdict' });
      yield { metadata: { model: 'rules', safety: { ruleId, version: VERDICT_VERSION } } };
      yield* spokenAbout(state, turn, permit);
      return yield { content: text };
    }
    if (changes && wanted) {
      measures.answered('rules');
      yield* spokenAbout(state, turn, permit);
      if ('wish' in wanted && wanted.isBesideAnswer) yield { content: `${written.text}\n\n` };
      return yield* changes.request(asked, wanted);
    }
    const informed = instead && (brain.inform?.(state, turn) ?? null);
    if (instead && !informed && !brain.answer(state, turn, null).isAnswer) return yield* instead();
    const { coachType } = brain;
    const isOpen = permit !== null && understood.mayTrain;
    const outward = brain.withholds?.(state) ? withoutRuleReplies(turn) : turn;
    const request = isOpen
      ? { coachType, turn: outward, facts: brain.facts(state), limits: brain.limits(state) }
      : { coachType, turn: outward, facts: {}, limits: CLOSED };
    // A question with an unclear intent is never sent to an outside model.
    const isAsked = outside && understood.isConfident && (permit !== null || !understood.mayTrain);
    const outcome =
      isAsked && closes === null && !brain.isFixed?.(turn, state)
        ? yield* outside.reply({ ...asked, turn }, request)
        : 'not_asked';
    if (outcome === 'answered') {
      measures.answered('outside');
      yield* spokenAbout(state, turn, permit);
      const footer = brain.footer?.(turn);
      if (footer && !signal.aborted) yield { content: `\n\n${footer}` };
      return;
    }
    measures.answered(outcome === 'failed' ? 'fallback' : 'rules');
    yield { metadata: outcome === 'failed' ? { model: 'rules', fallback: true } : { model: 'rules' } };
    const { text, language, dialogue, sources = [], chips = [] } = informed ?? written;
    yield { language };
    if (dialogue) yield { dialogue };
    for await (const content of inGroups(text, signal)) yield { content };
    if (signal.aborted) return;
    if (sources.length > 0) yield { sources: sources.slice(0, CHAT.sourcesMax) };
    if (chips.length > 0) yield { chips: chips.slice(0, CHAT.chipsMax) };
  }

  /**
   * Answers the question that was pending until the runner answered a card. The runner is not asked about the card's
   * category again.
   */
  async function* resumed(asked: ReplyRequest, { card, state }: AnsweredCard): AsyncGenerator<ReplyPiece> {
    const { question, language } = card;
    const message =
      question?.coach === brain.coachType
        ? await withTimeout(loadMs, messageAt(asked.runner.userId, question.threadId, question.seq)).catch(() => null)
        : null;
    if (message === null) return yield* replies.outcome(asked, { card, state, outcome: { leadsTo: 'resume' } });
    const turn: Turn = { message, action: null, memory: asked.turn.memory };
    const decision = decideText(message, { answeredNone: answeredNone(state, keeper.now()), isResumed: true });
    if (decision.state === 'stop') return yield* replies.stop(asked, decision, languageOfTurn(turn));
    if (decision.state === 'ask') return yield* replies.ask(asked, decision, languageOfTurn(turn));
    yield { content: `${RESUMED[language]}\n\n` };
    const understood = brain.understand(turn);
    yield* restricted(asked, { turn, decision, understood, language, restriction: restrictionAt(state, keeper.now()) });
  }

  /** Answers a message whose decision is GO, within the limits of the holds and the open card. */
  async function* restricted(
    asked: ReplyRequest,
    {
      turn,
      decision,
      understood,
      language,
      restriction,
      isUnsettled: waits = false,
      isIll = false,
      isThird = false,
    }: Restricted,
  ): AsyncGenerator<ReplyPiece> {
    const closing = closingOf(restriction, understood, turn.message);
    let isHeld = false;
    const held = () => {
      isHeld = true;
      return replies.held(asked, restriction as Restriction, language);
    };
    if (closing === 'held') return yield* held();
    const general = () => replies.ask(asked, generalAsk('unsettled'), languageOfTurn(turn));
    const instead = closing === 'training' ? held : waits ? general : null;
    const permit = instead ? null : permitFor(turn.message, decision, understood, restriction);
    yield* answered(asked, turn, permit, understood, { instead, isIll });
    if (isHeld) return;
    yield* reminders({ restriction, isThird, seq: asked.place.seq }, language);
    if (restriction) yield* withRecheck(asked, restriction, language);
  }

  async function* card(asked: ReplyRequest, cardId: string, codes: readonly string[]): AsyncGenerator<ReplyPiece> {
    const found = await withTimeout(loadMs, keeper.answer(asked.runner.userId, cardId, codes));
    if (found.outcome.leadsTo === 'resume') return yield* resumed(asked, found);
    yield* replies.outcome(asked, found);
  }

  async function* tapped(asked: ReplyRequest, code: string): AsyncGenerator<ReplyPiece> {
    const { runner, turn } = asked;
    const state = await withTimeout(loadMs, keeper.find(runner.userId));
    const restriction = restrictionAt(state, keeper.now());
    const language = spokenBefore(turn);
    if (restriction && TRAINING_ACTIONS.has(code)) return yield* replies.held(asked, restriction, language);
    if (TRAINING_ACTIONS.has(code) && hasUnsettled(turn, state))
      return yield* replies.ask(asked, generalAsk('unsettled'), null);
    yield* answered(asked, turn, permitAction(restriction), brain.understand(turn));
    if (restriction?.hold.tier === 'card') yield* reminders({ restriction, seq: asked.place.seq }, language);
  }

  /** Carries out the runner's decision on a proposed change, unless a hold or an open card blocks the change. */
  async function* decided(
    asked: ReplyRequest,
    proposal: StoredProposal,
    decision: Decision,
    restriction: Restriction | null,
  ): AsyncGenerator<ReplyPiece> {
    if (!changes) return;
    if (decision !== 'decline' && isClosed(proposal.kind, restriction))
      return yield* replies.held(asked, restriction, proposal.language);
    measures.answered('rules');
    yield* changes.decide(asked, proposal, decision);
  }

  async function* decidedByButton(
    asked: ReplyRequest,
    { id, decision }: NonNullable<Turn['proposal']>,
  ): AsyncGenerator<ReplyPiece> {
    const { userId } = asked.runner;
    const [proposal, state] = await withTimeout(
      loadMs,
      Promise.all([proposals?.find(userId, id) ?? null, keeper.find(userId)]),
    );
    if (!proposal) throw missing('There is no such proposal.');
    yield* decided(asked, proposal, decision, restrictionAt(state, keeper.now()));
  }

  /** Returns the open proposal of the reply before a message, and the message's answer to it. */
  const consentTo = async ({ runner, place, turn }: ReplyRequest) => {
    const accepts = readConsent(turn.message);
    if (accepts === null || !proposals) return null;
    const proposal = await withTimeout(loadMs, proposals.ofReply(runner.userId, place.threadId, place.seq - 1));
    const isOpen = proposal?.state === 'open' || proposal?.state === 'confirming';
    return proposal && isOpen ? { proposal, decision: accepts ? ('accept' as const) : ('decline' as const) } : null;
  };

  /** Returns the recheck card to append to a reply that was not replaced because of a hold. */
  async function* withRecheck(asked: ReplyRequest, restriction: Restriction, language: Language) {
    if (!isRecheckDue(restriction, keeper.now())) return;
    const due = await replies.cardOf(asked.runner.userId, restriction, language);
    if (due)
      yield* replies.drawn(due, { ruleId: `hold:${restriction.hold.tier}`, version: GATE_VERSION, state: 'hold' });
  }

  /**
   * Returns the open recheck card and the code with which the message answers it; null if the message is not an answer.
   * Only the exact words or the number of an option are an answer, so a safety decision is made on every other message.
   */
  const recheckAnswer = async ({ runner, turn }: ReplyRequest) => {
    const code = readTypedRecheck(turn.message, lastReply(turn));
    if (code === null) return null;
    const state = await withTimeout(loadMs, keeper.find(runner.userId)).catch(() => null);
    const restriction = state && restrictionAt(state, keeper.now());
    const open = restriction && openRecheck(state, restriction.hold.id);
    return open && isAnswerOf(open, [code]) ? { open, code } : null;
  };

  /** Answers a typed message. A reply other than a STOP waits until the pain that the message reports is stored. */
  async function* typed(asked: ReplyRequest): AsyncGenerator<ReplyPiece> {
    const pain = recordPain && brain.painReported?.(asked.turn);
    const recorded = pain ? recordPain(asked.runner.userId, pain) : Promise.resolve(true);
    try {
      yield* read(asked, recorded);
    } finally {
      await recorded;
    }
  }

  /** Loads the safety state. Returns null if the reported pain could not be stored, so the general card is shown. */
  const stateAfter = async ({ userId }: Runner, recorded: Promise<boolean>): Promise<SafetyState | null> => {
    const [state, isRecorded] = await Promise.all([keeper.find(userId), recorded]);
    return isRecorded ? state : null;
  };

  async function* read(asked: ReplyRequest, recorded: Promise<boolean>): AsyncGenerator<ReplyPiece> {
    const { runner, turn } = asked;
    const language = languageOfTurn(turn);
    const spoken = language ?? spokenBefore(turn);
    measures.gateRead();
    const rechecked = await recheckAnswer(asked);
    if (rechecked) return yield* card(asked, rechecked.open.id, [rechecked.code]);
    // Makes the safety decision before loading any data, so that a STOP reply never waits for the database. The label
    // of a button below a STOP is evaluated by itself, not as part of the message that led to the STOP.
    const stopCode = typedStopCode(turn.message);
    const text = heardIn(turn, keeper.now());
    const first = decideText(text, { ...optionsOf(turn, null, keeper.now()), ...(stopCode && { recent: [] }) });
    if (first.state === 'stop') return yield* replies.stop(asked, first, language);
    if (isBodyOption(turn.message)) return yield* replies.ask(asked, generalAsk('chip'), language);
    const state = await withTimeout(loadMs, stateAfter(runner, recorded)).catch(() => null);
    if (!state) return yield* replies.ask(asked, first.state === 'ask' ? first : generalAsk('failure'), language);
    const now = keeper.now();
    const open = openCard(state, now, language ?? 'en');
    const codes = open && readTypedAnswer(turn.message, open.spec);
    if (open && codes) return yield* card(asked, open.id, codes);
    const stopped = stopCode === null ? undefined : openStop(state);
    if (stopped && stopCode !== null) return yield* card(asked, stopped.id, [stopCode]);
    const options = optionsOf(turn, state, now);
    const isSame = stopCode === null && !options.flags?.length && !options.answeredNone?.length;
    const decision = isSame ? first : decideText(text, options);
    if (decision.state === 'stop') return yield* replies.stop(asked, decision, language);
    const restriction = restrictionAt(state, now);
    if (decision.state === 'ask') {
      // While a hold or card is open, a message is answered if its decision is ASK only because of earlier messages.
      const own = decideText(text, { ...options, recent: [] });
      if (!restriction || own.state !== 'go') return yield* replies.ask(asked, askedAgain(decision, open), language);
    }
    const understood = brain.understand(turn);
    const waits = !restriction && understood.mayTrain && hasUnsettled(turn, state);
    measures.decided(decision);
    if (await keeper.expire(runner.userId, state)) yield { content: `${EXPIRED[spoken]}\n\n` };
    const consent = waits ? null : await consentTo(asked);
    if (consent) return yield* decided(asked, consent.proposal, consent.decision, restriction);
    const isIll = !restriction && saysIllIn(turn, options);
    const isThird = isThirdOpen(state, now);
    const found = { turn, decision, understood, language: spoken, restriction, isUnsettled: waits, isIll, isThird };
    yield* restricted(asked, found);
  }

  return async function* reply(asked) {
    const stopCounting = measures.replying();
    const { turn } = asked;
    try {
      if (turn.answer) yield* card(asked, turn.answer.cardId, turn.answer.codes);
      else if (turn.proposal) yield* decidedByButton(asked, turn.proposal);
      else if (turn.action) yield* tapped(asked, turn.action.code);
      else yield* typed(asked);
    } finally {
      stopCounting();
    }
  };
};

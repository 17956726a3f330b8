import type { ChatChip, ChatProposalKind } from '@stridewell/contracts/web';
import type { Language } from '@stridewell/language/language';
import type { Runner } from '../conversation/reply.ts';

/** A change that a runner asked for. The service checks the arguments before it offers the change. */
export interface Wish {
  kind: ChatProposalKind;
  args: Readonly<Record<string, unknown>>;
  language: Language;
}

/** A question to the runner, or the reason why a change is not possible, with short answers to tap. */
export interface AskedBack {
  text: string;
  chips: readonly ChatChip[];
}

/**
 * Request in a message: a change, a change with missing details, or undoing the last change. In each case the reply
 * itself changes nothing. `isBesideAnswer` is true for a message that also needs an answer, such as the report of a
 * cold.
 */
export type ChangeRequest =
  | { wish: Wish; isBesideAnswer?: boolean }
  | { back: AskedBack; language: Language }
  | { undo: Language };

/** The state of the data that a change replaces, and the state that it results in. Both are JSON values. */
export interface Replacement {
  from: unknown;
  to: unknown;
}

/** A change that can be made now. */
export interface ChangeOffer extends Replacement {
  /** The question on the card, and what applies now and after the change. */
  title: string;
  before: string | null;
  after: string;
  /** The coach's message after the change, and after the change was undone. */
  done: string;
  undone: string;
}

/** The changes that a service can make for its coach. */
export interface CoachActions {
  /** Checks a wish like the service's own routes and returns the change, or the reason why it is not possible. */
  offer(runner: Runner, wish: Wish): Promise<ChangeOffer | AskedBack>;
  /**
   * Replaces the data of a wish and returns the resulting state. Idempotent: data that already equals `to` is not
   * written again, but all follow-up effects are repeated. Returns null and writes nothing when the data equals neither
   * `from` nor `to`.
   */
  replace(runner: Runner, wish: Wish, replacement: Replacement): Promise<{ state: unknown } | null>;
}

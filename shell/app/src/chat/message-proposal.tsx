import type { ChatMessage, ChatProposal } from '@stridewell/contracts/web';
import { createContext, type ReactNode, useContext } from 'react';
import {
  type Conversation,
  type ConversationState,
  type ProposalDecision,
  useConversationState,
} from './conversation.ts';
import { ProposalCard } from './proposal-card.tsx';
import { PROPOSAL_TEXTS } from './proposal-texts.ts';

interface ProposalsContextValue extends Pick<ConversationState, 'deciding' | 'undecided'> {
  /** True while no decision can be sent. */
  busy: boolean;
  onDecide: (decision: ProposalDecision, words: string) => void;
}

const NO_PROPOSALS: ProposalsContextValue = { deciding: null, undecided: null, busy: true, onDecide: () => undefined };
const ProposalsContext = createContext<ProposalsContextValue>(NO_PROPOSALS);

export interface ProposalsProviderProps extends Pick<ProposalsContextValue, 'busy' | 'onDecide'> {
  conversation: Conversation;
  children: ReactNode;
}

/** Context provider that passes the state of the decisions on proposed changes to the messages. */
export const ProposalsProvider = ({ conversation, busy, onDecide, children }: ProposalsProviderProps) => {
  const deciding = useConversationState(conversation, (state) => state.deciding);
  const undecided = useConversationState(conversation, (state) => state.undecided);
  return <ProposalsContext value={{ deciding, undecided, busy, onDecide }}>{children}</ProposalsContext>;
};

/**
 * Returns the text of a message without the text of its proposal, and the proposal. A message that only reports the
 * outcome of a proposal does not contain the proposal's text and has no card.
 */
export const textBeforeProposal = ({
  content,
  metadata,
}: Pick<ChatMessage, 'content' | 'metadata'>): { text: string; proposal: ChatProposal | null } => {
  const { proposal = null } = metadata ?? {};
  const at = proposal ? content.indexOf(`**${proposal.title}**`) : -1;
  return at < 0 ? { text: content, proposal: null } : { text: content.slice(0, at).trimEnd(), proposal };
};

/** Renders the card of the proposed change in a reply. */
export const MessageProposal = ({ proposal, arrived }: { proposal: ChatProposal; arrived: boolean }) => {
  const { deciding, undecided, busy, onDecide } = useContext(ProposalsContext);
  const { id, language } = proposal;
  const failed = undecided?.proposalId === id && !busy ? undecided : null;
  return (
    <ProposalCard
      proposal={proposal}
      busy={busy}
      sending={deciding?.proposalId === id ? deciding.decision : null}
      failed={failed}
      arrived={arrived || failed !== null}
      onDecide={(decision) => onDecide({ proposalId: id, decision }, PROPOSAL_TEXTS[language].said[decision])}
    />
  );
};

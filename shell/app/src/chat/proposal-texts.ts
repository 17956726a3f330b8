import type { ChatProposal } from '@stridewell/contracts/web';

type Language = ChatProposal['language'];

interface ProposalWords {
  now: string;
  after: string;
  sending: string;
  tryAgain: string;
  /** The messages that the chat shows for the runner's decisions. */
  said: Record<'accept' | 'decline' | 'undo', string>;
  moved: string;
  changed: string;
  confirmed: string;
  undone: string;
  declined: string;
  expired: string;
}

/**
 * UI text on the card of a proposed change that does not come from the server. It is in the language of the proposal.
 */
export const PROPOSAL_TEXTS: Record<Language, ProposalWords> = {
  en: {
    now: 'Now',
    after: 'After',
    sending: 'Sending...',
    tryAgain: 'Try again',
    said: { accept: 'Confirmed', decline: 'Cancelled', undo: 'Undo' },
    moved: 'Moved. Your calendar follows.',
    changed: 'Changed. Your calendar follows.',
    confirmed: 'Done.',
    undone: 'Taken back.',
    declined: 'Cancelled. Nothing was changed.',
    expired: 'This offer has run out. Nothing was changed.',
  },
  nb: {
    now: 'Nå',
    after: 'Etterpå',
    sending: 'Sender ...',
    tryAgain: 'Prøv igjen',
    said: { accept: 'Bekreftet', decline: 'Avbrutt', undo: 'Angre' },
    moved: 'Flyttet. Kalenderen følger etter.',
    changed: 'Endret. Kalenderen følger etter.',
    confirmed: 'Gjort.',
    undone: 'Angret.',
    declined: 'Avbrutt. Ingenting er endret.',
    expired: 'Forslaget har gått ut. Ingenting er endret.',
  },
};

const OF_PLAN: ReadonlySet<ChatProposal['kind']> = new Set(['easier', 'shorten', 'remakeWeek']);

/** Returns the sentence about the outcome of a proposal. Null while it is open. */
export const outcomeOf = ({ kind, language, state }: ChatProposal): string | null => {
  const words = PROPOSAL_TEXTS[language];
  if (state === 'open') return null;
  if (state !== 'confirmed') return words[state];
  if (kind === 'moveSession') return words.moved;
  return OF_PLAN.has(kind) ? words.changed : words.confirmed;
};

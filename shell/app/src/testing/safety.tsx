import type { ChatCard, ChatStop } from '@stridewell/contracts/web';

/** Creates an unanswered multiple-choice safety card about chest pain and breathing, as sent by the server. */
export const askCard = (change: Partial<ChatCard> = {}): ChatCard => ({
  id: 'card-1',
  kind: 'C1',
  category: 'cardiac',
  language: 'en',
  head: 'Before we go on: is any of this true now?',
  options: [
    { code: 'chest!', label: 'Pain, pressure or tightness in chest, arm, jaw or back, now or with effort' },
    { code: 'faint!', label: 'I fainted or nearly fainted' },
  ],
  none: { code: 'none', label: 'None of these' },
  unsure: { code: 'unsure', label: 'I am not sure' },
  somethingElse: { code: 'something_else', label: 'Something else about my body' },
  multiple: true,
  submit: 'Send',
  footer: 'In danger now? Norway 113, elsewhere your local emergency number.',
  answered: null,
  ...change,
});

/** Creates the recheck card of a safety hold: a single-choice card that submits immediately. */
export const recheckCard = (change: Partial<ChatCard> = {}): ChatCard =>
  askCard({
    id: 'card-2',
    kind: 'recheck',
    head: 'About your chest and heart: where does it stand?',
    options: [
      { code: 'cleared', label: 'A doctor or 113/116 117 has seen it and running is allowed' },
      { code: 'not_yet', label: 'Not yet' },
    ],
    none: null,
    unsure: null,
    somethingElse: null,
    multiple: false,
    ...change,
  });

/** Creates the phone numbers and buttons of a STOP message. */
export const stopOf = (change: Partial<ChatStop> = {}): ChatStop => ({
  tier: 'emergency',
  numbers: [
    { label: '113', tel: '113' },
    { label: '116 117', tel: '116117' },
  ],
  cardId: 'stop-1',
  read: { code: 'read', label: 'I have read this' },
  dismiss: { code: 'dismissed', label: 'This was not about me / a misunderstanding' },
  language: 'en',
  answered: null,
  ...change,
});

/** Returns the text of a safety card as the server adds it to the message. */
export const cardTextOf = ({ head, options, somethingElse, none, unsure, footer }: ChatCard): string => {
  const rows = [...options, somethingElse, none, unsure].filter((choice) => choice !== null);
  return [head, '', ...rows.map(({ label }, at) => `${at + 1}. ${label}`), '', footer].join('\n');
};

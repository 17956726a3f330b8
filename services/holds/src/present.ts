import type { ChatCard, ChatStop, SafetyTier } from '@stridewell/contracts/web';
import {
  cardText,
  FIRST_NUMBER,
  NUMBERS,
  recheckHead,
  recheckOptions,
  type SafetyCategory,
  SENSITIVE,
  showCard,
} from '@stridewell/safety';
import { fold } from '@stridewell/safety/text';
import { DISMISSED, READ, type StoredCard } from './state.ts';

const SUBMIT = { en: 'Send', nb: 'Send' };
const FOOTER = {
  en: 'In danger now? Norway 113, elsewhere your local emergency number.',
  nb: 'I fare nå? Norge 113, ellers ditt lokale nødnummer.',
};

/** Converts a stored card for display in the card's language. A sensitive category is left out. */
export const presentCard = (card: StoredCard): ChatCard => {
  const { id, purpose, spec, language, answers } = card;
  const category = spec.category && SENSITIVE.has(spec.category) ? null : spec.category;
  if (purpose === 'recheck')
    return {
      id,
      kind: 'recheck',
      category,
      language,
      head: recheckHead(spec.category)[language],
      options: recheckOptions(spec.category)
        .filter(({ code }) => spec.options.includes(code))
        .map(({ code, label }) => ({ code, label: label[language] })),
      none: null,
      unsure: null,
      somethingElse: null,
      multiple: false,
      submit: SUBMIT[language],
      footer: FOOTER[language],
      answered: answers,
    };
  const shown = showCard(id, spec, language);
  return { ...shown, category, language, multiple: spec.kind !== 'C7', answered: answers };
};

/** Returns the card as text, for clients that cannot display cards. */
export const presentCardText = (card: StoredCard): string => {
  if (card.purpose !== 'recheck') return cardText(card.spec, card.language);
  const { head, options, footer } = presentCard(card);
  return [head, '', ...options.map(({ label }, at) => `${at + 1}. ${label}`), '', footer].join('\n');
};

const READ_LABEL = { en: 'I have read this', nb: 'Jeg har lest dette' };
const DISMISS_LABEL = {
  en: 'This was not about me / a misunderstanding',
  nb: 'Dette gjaldt ikke meg / en misforståelse',
};

const numberOf = (name: keyof typeof NUMBERS): { label: string; tel: string } => {
  const { number } = NUMBERS[name];
  return { label: number, tel: number.replaceAll(' ', '') };
};

/** Returns the telephone numbers for a STOP in the order in which to call them. */
const numbersOf = (category: SafetyCategory, tier: SafetyTier): ChatStop['numbers'] => {
  if (category === 'selfharm') return [numberOf('mentalHealth'), numberOf('ambulance')];
  if (category === 'abuse') return [numberOf('police'), numberOf('urgentCare')];
  if (category === 'minor') return [numberOf('children')];
  const first = FIRST_NUMBER[tier];
  return [numberOf(first), numberOf(first === 'ambulance' ? 'urgentCare' : 'ambulance')];
};

/** Returns the STOP that the chat shows, with its telephone numbers, its two buttons and the answer stored so far. */
export const presentStop = (
  { id, language, answers }: StoredCard,
  category: SafetyCategory,
  tier: SafetyTier,
): ChatStop => ({
  tier,
  numbers: numbersOf(category, tier),
  cardId: id,
  read: { code: READ, label: READ_LABEL[language] },
  dismiss: { code: DISMISSED, label: DISMISS_LABEL[language] },
  language,
  answered: answers,
});

/** The labels of the buttons below a STOP and phrases with the same meaning; folded, letters only. */
const TYPED_READ = Object.values(READ_LABEL).map(fold);
const TYPED_DISMISSED =
  /^(?:(?:this|that|it) )?(?:(?:was|is) not|wasnt|isnt|not) about me(?: (?:or )?a misunderstanding)?$|^(?:det(?:te)? )?(?:gjaldt|gjelder|handlet om|handler om) ikke meg(?: (?:eller )?en misforstaelse)?$|^(?:det(?:te)? )?handle[tr] ikke om meg$|^(?:(?:this|that|it) (?:was|is) |det(?:te)? (?:var|er) )?(?:just |bare )?(?:an? |en )?(?:misunderstanding|misforstaelse)$/;

/**
 * Returns the code of the button below a STOP that a message repeats: its label, or "it was not about me". Null for all
 * other messages, including those that say more.
 */
export const typedStopCode = (message: string): string | null => {
  const text = fold(message)
    .replace(/['’]/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim();
  if (TYPED_READ.includes(text)) return READ;
  return TYPED_DISMISSED.test(text) ? DISMISSED : null;
};

/** Returns the labels of an answer, which are stored in the thread as the runner's message. */
export const answerText = (card: StoredCard, answers: readonly string[]): string => {
  if (card.purpose === 'stop') return (answers.includes(DISMISSED) ? DISMISS_LABEL : READ_LABEL)[card.language];
  const { options, none, unsure, somethingElse } = presentCard(card);
  const choices = [...options, none, unsure, somethingElse].filter((choice) => choice !== null);
  return choices
    .filter(({ code }) => answers.includes(code))
    .map(({ label }) => label)
    .join('\n');
};

/** True when the card offers every code in the answer. */
export const isAnswerOf = (card: StoredCard, answers: readonly string[]): boolean => {
  if (card.purpose === 'stop')
    return answers.length === 1 && answers.every((code) => code === READ || code === DISMISSED);
  const { options, none, unsure, somethingElse, multiple } = presentCard(card);
  const codes = new Set([...options, none, unsure, somethingElse].flatMap((choice) => (choice ? [choice.code] : [])));
  return answers.every((code) => codes.has(code)) && (multiple || answers.length === 1);
};

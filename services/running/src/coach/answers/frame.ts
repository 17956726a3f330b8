import type { Turn } from '@stridewell/chat/model/coach-model';
import { type Language, paragraphs } from '@stridewell/language/language';
import { compose, composeText, type Reply } from '@stridewell/language/reply';
import { isUnsaid, saying, sentencesOf, type Voice, withoutSaid } from '@stridewell/language/variants';
import { isTrainingCard } from '@stridewell/understanding';
import type { CoachState } from '../../domain/coach-state.ts';
import { isDirect } from '../intents/direct/direct.ts';
import type { Question } from '../intents/read.ts';
import type { Topic } from '../intents/rules.ts';
import { overdoing } from '../overdoing.ts';
import { reference } from '../verdict.ts';
import type { Answer, PlainAnswer } from './answer.ts';
import { betterCard, cardAnswer } from './cards.ts';
import { followUpAnswer } from './follow-ups/follow-up.ts';
import { lowAhead } from './low-ahead.ts';
import { ownWords } from './own-words.ts';
import { rehabLead } from './rehab-lead.ts';
import { rehabNote } from './session.ts';
import { voiceOfTurn } from './voice.ts';

/** Topics with which the coach also mentions runs on rest days. */
const RAISED_WITH: ReadonlySet<Topic> = new Set([
  ...(['today', 'day', 'week', 'weekLeft', 'add', 'runAgain', 'easier', 'tired', 'progress', 'done'] as const),
  ...(['makePlan', 'addons'] as const),
]);

/** Topics that are not about running. Answers to all other topics mention an injury that restricts the plan. */
const BESIDE_RUNNING: ReadonlySet<Topic> = new Set([
  ...(['instruction', 'medicine', 'scan', 'clearance', 'promise', 'weight', 'others', 'offTopic', 'diagnose'] as const),
  ...([
    'food',
    'gear',
    'human',
    'help',
    'thanks',
    'hello',
    'bye',
    'okay',
    'yes',
    'wear',
    'coffee',
    'needShoes',
    'newShoes',
    'illness',
    'ladder',
    'break',
  ] as const),
  ...(['logHow', 'profile', 'goal', 'checkinHow', 'honest', 'whatCounts'] as const),
]);

const worded = (voice: Voice, language: Language, reply: Reply | string): string =>
  typeof reply === 'string' ? composeText(voice, language, reply) : compose(voice, language, reply);

const SHORT_LIST = 3;
const FIGURE = /\d/;

const firstOf = (said: Reply['answer']): string => (typeof said === 'string' ? said : said ? said[0] : '') ?? '';

/** The most informative sentence of a reply: the first one with a number, otherwise the first. */
const shortened = (reply: Reply | string): Reply => {
  const { answer, why, list }: Reply = typeof reply === 'string' ? { answer: reply } : reply;
  const said = [firstOf(answer), firstOf(why)].flatMap((text) => sentencesOf(text));
  return { answer: said.find((sentence) => FIGURE.test(sentence)) ?? said[0], list: (list ?? []).slice(0, SHORT_LIST) };
};

/** Shortens a reply. Sentences that were already used in the thread may be repeated. */
const briefly = (turn: Turn, { language }: Question, reply: Reply | string): string =>
  compose({ ...voiceOfTurn(turn), said: new Set() }, language, shortened(reply));

const isBrief = ({ followUp }: Question): boolean => followUp?.isBrief === true;

/** Writes an answer that needs none of the runner's data. */
export const plainText = (turn: Turn, question: Question, answer: PlainAnswer): string =>
  isBrief(question)
    ? briefly(turn, question, answer(question))
    : worded(voiceOfTurn(turn), question.language, answer(question));

/** Writes knowledge cards. Cards about training follow the statement of what an injury allows. */
export const cardText = (turn: Turn, state: CoachState, question: Question, answer: PlainAnswer): string => {
  const { cards } = question;
  const lead = cards.some(isTrainingCard) ? rehabLead(state, question, voiceOfTurn(turn)) : null;
  return paragraphs(lead, plainText(turn, question, answer));
};

/**
 * Writes a training answer with the notes around it: the injury before it, the restriction of the plan, a day without
 * running and runs on rest days after it. Each note is given only once in a thread.
 */
export const framedText = (turn: Turn, state: CoachState, question: Question, answer: Answer): string => {
  const { topic, language } = question;
  const voice = voiceOfTurn(turn);
  const card =
    turn.action || isDirect(topic) || topic === 'second' || followUpAnswer(state, question) || ownWords(state, question)
      ? null
      : betterCard(state, question);
  if (isBrief(question)) {
    const reply = card ? cardAnswer(card, language, question.own) : answer(state, question);
    return paragraphs(rehabLead(state, question, voice), briefly(turn, question, reply));
  }
  const isBeside = BESIDE_RUNNING.has(topic);
  const lead = isBeside ? null : rehabLead(state, question, voice);
  const text = worded(voice, language, card ? cardAnswer(card, language, question.own) : answer(state, question));
  const now = saying(voice, text);
  const once = (note: string | null): string | null => (note === null ? null : withoutSaid(now, note));
  const held = isBeside ? null : rehabNote(state, language);
  return paragraphs(
    lead,
    text,
    held !== null && isUnsaid(now, held) && !text.includes(held) ? held : null,
    card === null ? once(lowAhead(state, question, language)) : null,
    card === null ? once(reference(state, question, turn)) : null,
    RAISED_WITH.has(topic) ? once(overdoing(state, language)) : null,
  );
};

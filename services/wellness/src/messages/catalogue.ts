import type { MessageCode, MessagePart } from '@stridewell/contracts/web';
import { createCatalogue, type MessageLanguage, type MessageValues } from '@stridewell/kit/messages/catalogue';
import type { CapCause, MessageFact } from '../domain/readiness/facts.ts';
import { MESSAGES, type WellnessCode } from './messages.ts';

const catalogue = createCatalogue<WellnessCode>(MESSAGES);

/** Formats a score with one decimal, such as `6.2` in English and `6,2` in Norwegian. */
const scoreText = (score: number, language: MessageLanguage): string =>
  language === 'nb' ? score.toFixed(1).replace('.', ',') : score.toFixed(1);

/** Returns the text for the cause of a cap, which is inserted into "but … decides the day". */
export const causeText = (cause: CapCause, language: MessageLanguage): string => {
  if (cause.code === 'earlier') return cause.reason;
  const values: MessageValues = 'value' in cause ? { value: String(cause.value) } : {};
  return catalogue.render({ code: `cause.${cause.code}`, values }, language);
};

/** Returns the text of one message part. */
export const partText = (fact: MessageFact, language: MessageLanguage): string => {
  const { code } = fact;
  switch (code) {
    case 'referral':
      return fact[language];
    case 'earlier':
      return fact.text;
    case 'override': {
      const { cause, raw, recommendation } = fact;
      const values = { raw: scoreText(raw, language), cause: causeText(cause, language), recommendation };
      return catalogue.render({ code: fact.agrees ? 'message.agrees' : 'message.override', values }, language);
    }
    case 'score':
      return catalogue.render({ code: 'message.score', values: { score: scoreText(fact.score, language) } }, language);
    case 'losses': {
      const names = fact.metrics.map((metric) => catalogue.render({ code: `loss.${metric}` }, language));
      return catalogue.render({ code: 'message.losses', values: { names: names.join(', ') } }, language);
    }
    case 'gains': {
      const names = fact.metrics.map((metric) => catalogue.render({ code: `gain.${metric}` }, language));
      const sorted = names.sort((a, b) => a.localeCompare(b, language));
      return catalogue.render({ code: 'message.gains', values: { names: sorted.join(', ') } }, language);
    }
    case 'below_normal':
      return catalogue.render(
        {
          code: fact.isLittle ? 'message.little_below' : 'message.below_normal',
          values: { mean: scoreText(fact.mean, language) },
        },
        language,
      );
    case 'running_stopped':
    case 'adapt_advice':
    case 'first_easy':
      return catalogue.render({ code: `message.${code}` }, language);
    default:
      return code satisfies never;
  }
};

/** Returns all parts of a message with their texts, in the order of the message. */
export const partsText = (
  facts: readonly MessageFact[],
  language: MessageLanguage,
): (MessagePart & { code: MessageCode })[] =>
  facts.map((fact) => ({ code: fact.code, text: partText(fact, language) }));

/** True for the answers that lowered or raised the score most, which follow the score on the same line. */
const isOnScoreLine = ({ code }: MessageFact): boolean => code === 'losses' || code === 'gains';

/**
 * Returns the complete message: one line per part, but with the answers that lowered and raised the score most on the
 * line of the score.
 */
export const messageText = (facts: readonly MessageFact[], language: MessageLanguage): string =>
  facts.reduce((text, fact, index) => {
    const separator = index === 0 ? '' : isOnScoreLine(fact) ? ' ' : '\n';
    return `${text}${separator}${partText(fact, language)}`;
  }, '');

import { fold } from '@stridewell/safety/text';
import type { Question } from './read.ts';
import type { Topic } from './rules.ts';

const READ_MAX = 600;
const AMOUNT =
  '(?:\\d{1,3}(?:[.,]\\d)?|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|half(?: an?)?|a (?:quarter of an|few|couple of)|en|et|to|tre|fire|fem|ti|femten|tjue|tretti|forti|noen|et par|halv(?:annen)?)';
const UNIT =
  '(?:min(?:s|utes?|utter|utt)?|hours?|h|t|time(?:r|s)?|half ?hours?|halvtime|kvarter|km|k|kilometers?|kilometres?|kilometer|miles?|mil)';
const LENGTH = `(?:${AMOUNT}[ -]?(?:${UNIT})|halvtime|kvarter)`;
const AFTER = 'longer|more|extra|further|additional|on top|lenger|lengre|mer|meir|ekstra|i tillegg|pa toppen';
const MORE = new RegExp(
  [
    // "20 minutes longer", but not "20 minutes more than" a total
    `\\b${LENGTH} (?:${AFTER})\\b(?! (?:than|enn|er|or|eller) \\d)`,
    `\\b${AMOUNT} (?:more|extra|additional|ekstra) ${UNIT}\\b`,
    `\\b${LENGTH} til(?= *(?:$|[?.!,]|pa\\b|i\\b|da\\b|er\\b|ok))`,
    `\\b(?:add|extra|another|additional|plus|tack(?:ing)? on|throw in|adding|ekstra|pluss|enda) (?:on )?(?:an? )?${LENGTH}\\b`,
    `\\b(?:stretch|extend|lengthen|increase|prolong)\\w*\\b.{0,40}\\bby (?:an? )?${LENGTH}\\b`,
    `\\b(?:legg(?:e|er)? (?:til|pa)|(?:ok|forleng|utvid)\\w*\\b.{0,40}\\bmed) (?:en |et )?${LENGTH}\\b`,
  ].join('|'),
);

/** True for a message that asks for a run longer by an amount: "20 minutes longer on Sunday", "ti minutter til". */
export const asksLongerBy = (message: string): boolean => MORE.test(fold(message.slice(0, READ_MAX)));

const TOO_MUCH = /\btoo (?:much|long|far)\b|\bfor (?:mye|langt|lenge|lang)\b/i;

/**
 * Topics that would answer with the day's own session or with another meaning of the words when the runner asks for a
 * longer run.
 */
const READS_LENGTH: ReadonlySet<Topic> = new Set<Topic>([
  ...(['today', 'day', 'longRun', 'longWorry', 'shortTime', 'report', 'addons', 'stretching', 'easier'] as const),
  ...(['logHow', 'weekTotal', 'dropToday', 'cutShort'] as const),
]);

/** Returns the topic of a question about the length of a run: `cap` if it asks for more than is planned. */
export const topicOfLength = ({ topic, own, minutes }: Pick<Question, 'topic' | 'own' | 'minutes'>): Topic => {
  if (topic === 'longWorry' && minutes !== null && TOO_MUCH.test(own)) return 'cap';
  return READS_LENGTH.has(topic) && asksLongerBy(own) ? 'cap' : topic;
};

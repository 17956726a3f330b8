import { checkText } from '../gate/check.ts';

const THINGS =
  '(?:asics|hokas?|nikes?|adidas|brooks|saucony|shoes?|trainers?|spikes|insoles?|watch|treadmill|bike|turbo|car|dog|injur\\w*|sprain|scar|sko\\w*|joggesko\\w*|innlegg\\w*|klokk\\w*|mølle\\w*|sykkel\\w*|bil\\w*|hund\\w*|skade\\w*)';
/**
 * Numbers that are not a child's age: a weight, such as that of a child who was carried, or the age of a thing, such as
 * shoes.
 */
const NO_AGE = new RegExp(
  `\\d+(?:[.,]\\d+)? ?(?:kg|kilos?|kiloen|pounds|lbs)\\b|\\d+[ -]?(?:(?:yrs?|years?)[ -]?old|år gam(?:mel|le|melt)) ${THINGS}\\b`,
  'gi',
);

/** True when the number in a text is not a child's age. */
export const isNoAge = (text: string): boolean => {
  const rest = text.replace(NO_AGE, ' ');
  const gate = rest === text ? null : checkText(rest);
  return gate !== null && !(gate.hit && gate.ruleIds.includes('minor.mentioned'));
};

import { numberOf } from '@stridewell/language/entities';
import { fold } from '@stridewell/safety/text';

/** "To" is two only in Norwegian, not in "walking to work". */
const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|null|zero|en|to(?! (?!(?:av|og|eller|til|na|nar|i|under|etter)\\b)[a-z])|tre|fire|fem|seks|sju|syv|atte|ni|ti';
const DIGITS = '(?:10|\\d)(?![\\d:x%]|[.,]\\d| ?x| ?(?:k|km|mi|kg)\\b)';
const VALUE = `(${DIGITS}|${WORDS})`;
/** `1-2`: the higher one counts. */
const RANGE = `(?:${VALUE} ?(?:-|to|til|or|eller) ?)?${VALUE}`;
const PAIN = '(?:pain\\w*|hurt\\w*|sore\\w*|ache\\w*|smert\\w*|vondt?|ondt|verk\\w*)';
const UNIT =
  '(?! ?(?:days?|dag\\w*|weeks?|uk\\w*|months?|maned\\w*|min\\w*|hours?|timer?|h|sets?|sett|reps?|times|gang\\w*|runs?|sessions?|okt\\w*|sec\\w*|s|sek\\w*|pm|am|years?|ar|legs?|bein|of the|av de)\\b)';

/** How runners name a number for pain, folded. The first form that stands decides; within it the highest number. */
const FORMS = [
  // "8 out of 10", "4/10"
  `${RANGE} ?(?:\\/|out of|av|of) ?(?:10|ti)\\b`,
  // "above 6", "over seks"
  `(?:above|over|more than|mer enn) ${VALUE}\\b${UNIT}`,
  // "pain is now a 4", "smerten er 8", "vondt 2"
  `${PAIN}(?: (?!x)[a-z]+){0,4}? ${RANGE}\\b${UNIT}`,
  // "er en" before a word counts nothing
  // "its a 6", "was a 4", "about a 4", "got to a 3", "achilles at 8", "level 9", "niva 9"
  `(?:\\ba|\\ban|at|at about|level|niva|pa|hit|reached|er|en|et) (?!(?:en|one) [a-z])${RANGE}\\b${UNIT}`,
  // "kjente bare 1-2", "felt 3"
  `(?:felt|feels|feel|kjente|kjenner|hadde|only|bare|just) (?:\\w+ )?${RANGE}\\b${UNIT}`,
].map((form) => new RegExp(`\\b${form}`, 'g'));
/** Numbers that are something else. */
const OTHER =
  /\b(?:stage|trinn\w*|steg|phase|fase|step|zone|sone|week|uke|rpe) ?\d+\b|\b\d+ ?x ?\d+\S*|\b\d+-0-\d+\b|\bl[45]-?s1\b/g;
/** "Above 6" is at least 7: no message may yield more than it says. */
const ABOVE = /^(?:above|over|more than|mer enn) /;

const painOf = (text: string): number => (text === 'null' || text === 'zero' ? 0 : numberOf(text));

/** The pain that a message names, 0 to 10; null where it names none. */
export const painIn = (message: string): number | null => {
  const text = fold(message).replace(OTHER, ' ');
  for (const form of FORMS) {
    const values = [...text.matchAll(form)].flatMap((match) =>
      match
        .slice(1)
        .flatMap((written) => (written === undefined ? [] : [painOf(written) + (ABOVE.test(match[0]) ? 1 : 0)])),
    );
    const known = values.filter((value) => value >= 0 && value <= 10);
    if (known.length > 0) return Math.max(...known);
  }
  return null;
};

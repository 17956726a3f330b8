import { fold } from '../gate/engine/fold.ts';

/** Words for being ill, which notes contain without "I am": "ill today", "litt syk", "Sjuk". */
const ILL = '(?:ill|sick|unwell|poorly|syk|sjuk|syke|uvel|utafor|daff|slapp og varm)';
const DEGREE =
  '(?:a bit|a little|little|bit|quite|rather|really|very|so|still|pretty|properly|now|litt|ganske|veldig|skikkelig|sa|fortsatt|enna|ordentlig|noksa|helt|kjempe|nok|blitt|blei|ble)';
const WHEN =
  '(?:today|now|again|tonight|this morning|since \\w+|still|at home|in bed|i dag|idag|na|igjen|i kveld|i natt|i morges|siden \\w+|fortsatt|enna|hjemme|i senga?)';

const ILLNESS: readonly RegExp[] = [
  // The part of the note contains nothing else except degree and time.
  new RegExp(
    `^(?:(?:i am|im|am|feel|feeling|felt|got|jeg er|eg er|er|foler meg|kjenner meg|blitt|ble) )?(?:${DEGREE} )*${ILL}(?: ${WHEN})*$`,
  ),
  new RegExp(`\\b(?:${DEGREE} )*${ILL} (?:today|again|since \\w+|i dag|idag|igjen|siden \\w+)\\b`),
  // A body temperature. Notes about the air temperature say so.
  /\b(?:38|39|40|41)(?:[.,]\d)? ?(?:c\b|°|degrees|deg\b|grader|i temp\w*|in temp\w*)/,
  /\b(?:temp|temperature|temperatur)\w*(?: \w+){0,2} (?:38|39|40|41)\b|^(?:38|39|40|41)[.,]\d\b(?! ?(?:km|k|mi|miles|min|kg|bpm|ms)\b)/,
  // Below the neck: a lasting cough, aching all over, shivering.
  /\b(?:coughing|hoster)(?: \w+){0,2} (?:a lot|all (?:night|day|the time)|lots|badly|so much|mye|hele (?:natta|natten|dagen|tida|tiden)|stygt|kraftig|masse)\b/,
  /\b(?:bad|nasty|deep|heavy|constant|stygg|kraftig|slem|dyp) (?:cough|hoste)\b|\bcough(?:ing)? (?:on|in) (?:my |the )?chest\b/,
  /\b(?:vondt|verker|verk|ondt) i (?:hele )?kroppen\b(?=.*\b(?:frossen|fryser|frysninger|kald|varm|klam|svett|slapp|hodepine|hals\w*|hoste\w*)\b)/,
  /\b(?:frossen|fryser|frysninger|kaldsvetter)\b(?=.*\b(?:kropp\w*|verk\w*|slapp|hodepine|vondt)\b)/,
  /\b(?:ach(?:y|ing|es?)|sore) all over\b(?=.*\b(?:shiver\w*|chills?|cold|hot|sweat\w*|headache|throat|cough\w*)\b)/,
  /\b(?:shiver\w*|chills?)\b(?=.*\b(?:ach\w*|sweat\w*|headache|all over|in bed)\b)/,
  /\b(?:sore throat|sar hals|vondt i halsen|forkjolet|forkjola|forkjolelse|a cold)\b(?=.*\b(?:cough\w*|host\w*|chest|bryst\w*|lungs?|body|kroppen|headache|hodepine|exhausted|utslitt|slapp)\b)/,
];

/** Denials, past illness, another person's illness, and the weather. */
const EXCUSED =
  /\b(?:not|no|never|isnt|arent|wasnt|without|ikke|ikkje|aldri|uten|ingen|slipper|frisk igjen|over (?:it|now|na)|better (?:now|again)|bedre (?:na|igjen)|gone|borte|last (?:week|month|year)|weeks? ago|months? ago|years? ago|forrige|uker? siden|maneder? siden|i fjor|sick of|ill[ -]fitting|car|sea|travel|home ?sick|bilsyk|sjosyk|hjemsyk|sick (?:leave|of|day for|run|view|pace|session)|outside|outdoors|sun|sunny|heat ?wave|weather|ute|sol|sola|varme[nt]?|vaeret|hetebolge|treadmill|gradient|incline|stigning|helling|lei av|lei|kids?|child|children|son|daughter|wife|husband|partner|dog|colleagues?|boss|mother|father|mum|dad|barn\w*|unge\w*|sonn\w*|datter\w*|kone\w*|mann\w*|samboer\w*|kjaereste\w*|hund\w*|kolleg\w*|sjef\w*|mor|far|mamma|pappa)\b/;

/** Parts of a note, each of which is read by itself. */
const PARTS = /[!?;\n]+|\.(?!\d)|,(?!\d)|\b(?:but|men)\b/;

/**
 * True when a check-in note says in plain words that the runner is ill today: "syk i dag", "38.5 degrees", "sore throat
 * and a cough". The phrase rules require more words, because in a chat such words also ask for a pause of the plan. A
 * runny nose or a sore throat alone is not an illness (`language.md` 2, category 15).
 */
export const saysIll = (note: string): boolean => {
  const text = fold(note).replace(/\s+/g, ' ').trim();
  const excused = (part: string): boolean => EXCUSED.test(part);
  const parts = text
    .split(PARTS)
    .map((part) =>
      part
        .replace(/[^a-z0-9.,° ]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
  // Signs that indicate an illness only together may be in two parts: "sore throat, coughing".
  const joined = parts.filter((part) => !excused(part)).join(' ');
  return ILLNESS.some((form, at) =>
    at === 0 ? parts.some((part) => form.test(part) && !excused(part)) : form.test(joined),
  );
};

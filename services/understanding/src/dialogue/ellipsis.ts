import { foldedOf } from './reading.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that a follow-up may contain in addition to its value, in folded spelling: they name no subject. */
const FILLERS =
  set(`and or but so then ok okay hmm what whats hows about how if the a an is it its be on in for at to of my me i
  do does did will would can could should that this please pls thanks just only instead maybe too also there with by after
  make give show tell as well same like about roughly around actually again was were there exactly
  og eller men sa da ok hva med om hvis det den er blir var pa i til for av med min mitt meg jeg du kan skal bor vil over through gjennom
  bare heller isteden stedet kanskje ogsa der takk vis gi fortell gjor lag samme en et ei ka ke a ha hos igjen na no sann typ ca cirka rundt omtrent egentlig jo vel nettopp akkurat`);

/** Words of time, amount and manner, which replace a value of the question before. */
const VALUES =
  set(`today tonight tomorrow yesterday day days after before morning evening afternoon night lunch noon lunchtime
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  mon tue tues wed weds thu thur thurs fri sat sun weekend week weeks month months next last coming following
  january february march april may june july august september october november december
  dag dager dagen idag imorgen morgen morgenen overmorgen gar igar kveld kvelden formiddag ettermiddag lunsj natt
  mandag tirsdag onsdag torsdag fredag lordag sondag mandagen tirsdagen onsdagen torsdagen fredagen lordagen sondagen
  mandager tirsdager helg helga helgen uke uka uken uker neste forrige kommende etter
  januar februar mars april mai juni juli august september oktober november desember
  half hour hours quarter quarters three two one four five six seven eight nine ten min mins minute minutes h hr hrs
  halv halvtime halvtimen kvarter time timen timer minutt minutter halvannen tre to fire fem seks sju atte ni ti
  km k kms kilometre kilometres kilometer kilometers mile miles mil mila engelske
  marathon maraton halvmaraton halvmara tier tieren femmer femmeren
  zone zones sone sona z soner st nd rd th
  band bands strikk strikken dumbbells manualer weights vekter step chair stol trapp trappa gym utstyr equipment without uten
  warm up warmup warming oppvarming oppvarmingen oppvarminga cool down cooldown nedjogg nedjoggen nedjogging
  reps repetitions intervals drag dragene intervallene recovery recoveries pause pausen pausene between mellom rest
  shorter longer kortere lengre one ones`);

/** Question words without a subject. */
const ASKED =
  set(`lang tung tungt lett rolig easy far how long far fast slow hard many much often when why where which who often
  hvor lenge langt lang fort raskt sakte hardt mange mye ofte nar hvorfor hvilken hvilke hvem koffor weeks uker days dager minutes
  minutter km`);

const WORDS_MAX = 9;

/** The folded words and numbers of a message. */
export const wordsOf = (message: string): string[] =>
  foldedOf(message)
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** True when a message names no subject, like "and Sunday?", "for the half?" or "how long?". */
export const isElliptical = (message: string): boolean => {
  const words = wordsOf(message);
  return (
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    words.every((word) => /^\d+[a-z]{0,3}$/.test(word) || FILLERS.has(word) || VALUES.has(word) || ASKED.has(word))
  );
};

const QUESTION =
  /^\W*(?:is|er|blir) (?:it|that|den|det) (?:a |en )?(?:long|far|hard|fast|easy|langt?|hardt?|tungt?|lett|rolig)\b|\b(?:how (?:long|far|fast|slow|hard|many|much|often)|when|why|which day|hvor (?:lenge|langt?|fort|raskt|sakte|hardt|mange|mye|ofte)|nar|hvorfor|hvilken dag)\b/;

/** True when a message asks for an attribute, like "how long?". */
export const asksAttribute = (message: string): boolean => QUESTION.test(foldedOf(message));

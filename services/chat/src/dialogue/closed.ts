import type { Words } from '@stridewell/language/language';
import type { IntentId } from '@stridewell/understanding';
import { foldedOf } from '@stridewell/understanding/dialogue';

/**
 * Subject that a runner asks about in addition to the blocked training; `later` means that another day is mentioned.
 */
export type AskedBeside =
  | 'delay'
  | 'why'
  | 'race'
  | 'cause'
  | 'other'
  | 'when'
  | 'everyday'
  | 'fitness'
  | 'next'
  | 'mood'
  | 'later';

interface Form {
  intents: readonly IntentId[];
  words: RegExp;
}

/** Patterns of each question in folded spelling. The first match decides. */
const FORMS: Readonly<Record<Exclude<AskedBeside, 'later'>, Form>> = {
  delay: {
    intents: [],
    words:
      /\b(?:gp|doctor\w*|physio\w*|appointment|clinic|slot|lege\w*|fastlege\w*|legetime\w*|fysio\w*|time hos)\b.{0,60}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|next week|wait|weeks?|(?:man|tirs|ons|tors|fre|lor|son)dag\w*|neste uke|vente\w*|uker)\b|\b(?:wait|vente|utsette)\b.{0,40}\b(?:gp|doctor\w*|lege\w*|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:man|tirs|ons|tors|fre|lor|son)dag\w*|weekend|helga|helgen)\b/,
  },
  cause: {
    intents: [],
    words:
      /\b(?:cant|cannot|can not|couldnt|isnt|not|wasnt|kan ikke|er ikke|ikke)\b.{0,24}\b(?:from |because of |due to |caused by |av |pa grunn av )?(?:the |my )?(?:running|runs?|lopin\w*|lopet|turen\w*)\b(?!.*\?)|\b(?:havent|have not|har ikke|har jo ikke)\b.{0,12}\b(?:run|lopt)\b.{0,20}\b(?:since|siden)\b/,
  },
  why: {
    intents: ['why', 'sessionWhy', 'scoreWhy', 'checkinEffect'],
    words:
      /\b(?:why|how come|hvorfor|koffor|kvifor|reason|grunn\w*)\b|\b(?:on purpose|mistakes?|an? (?:error|bug|glitch)|broken|did something break|with vilje|med vilje|feil\b|noe (?:galt|feil)|meninga|meningen)\b|\b(?:over the top|exaggerat\w*|really necessary|overdrevet|litt mye)\b/,
  },
  fitness: {
    intents: [],
    words:
      /\b(?:fitness|shape|form|kondis\w*|formen)\b.{0,40}\b(?:los\w*|mist\w*|disappear\w*|gone|forsvinn\w*|borte|keep|behold\w*|ryker)\b|\b(?:los\w*|mist\w*)\b.{0,30}\b(?:fitness|shape|form\w*|kondis\w*)\b/,
  },
  race: {
    intents: [
      'raceSet',
      'raceChange',
      'raceDelete',
      'raceRealistic',
      'raceGoal',
      'tuneUpRace',
      'raceDay',
      'racePacing',
      'predict',
    ],
    words:
      /\b(?:rac(?:e|es|ing)|parkrun|fun run|half(?! an? )|marathon|10k|5k|bib|entry|entered|signed (?:up|me|us)|early bird|lopet|lop den|maraton\w*|halvmara\w*|mosjonslop\w*|juleloep\w*|julelop\w*|startnummer|startplass|pameld\w*|meld\w* (?:meg|oss|pa))\b|\bthe one in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|\b(?:den|det|lopet) i (?:januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember)\b/,
  },
  when: {
    intents: [
      'returnRun',
      'howLong',
      'backAfterBreak',
      'backAfterIllness',
      'phaseNext',
      'criteria',
      'season',
      'nextWeek',
    ],
    words:
      /\b(?:when|how long|how many (?:days|weeks)|until|nar|hvor lenge|hvor mange (?:dager|uker)|til da|plan back|planen tilbake|back to (?:normal|running)|lope igjen|run again)\b/,
  },
  other: {
    intents: ['instead', 'otherSports', 'strengthToday', 'strengthHow', 'exerciseSwap', 'addons', 'treadmill'],
    words:
      /\b(?:spin\w*|bike|cycl\w*|swim\w*|row\w*|elliptical|gym|weights|core|planks?|yoga|pilates|treadmill|aqua|upper body|padel|football|ski\w*|cardio|sykl\w*|sykkel|svom\w*|romaskin\w*|ellipse\w*|styrke\w*|treningssenter\w*|overkropp\w*|fotball|molla|kondis|jogg\w*|jog)\b/,
  },
  everyday: {
    intents: [],
    words:
      /\b(?:walk\w*|stairs|stand\w*|bus|drive|concert|shopping|carry\w*|lift\w*|dog|stroller|work|office|trapp\w*|staplass\w*|sta|star|ga (?:en|til|med|pa)|gatur\w*|buss\w*|kjore|konsert\w*|handle|bare|hund\w*|bikkj\w*|barnevogn\w*|jobb\w*|kontor\w*)\b/,
  },
  mood: {
    intents: ['motivation', 'feedback', 'stress', 'nerves', 'aboutMe'],
    words:
      /\b(?:depress\w*|sad|gutted|fed up|frustrat\w*|annoy\w*|miserable|hopeless|sucks|hate this|going (?:nuts|mad|crazy)|trist|lei|kjipt|kjedelig|deprimerende|frustrer\w*|irriter\w*|surt|dritt\w*|gal(?:en)?)\b/,
  },
  next: {
    intents: [],
    words:
      /\b(?:next step|what now|what (?:do|can|should) i do|do instead|neste steg|hva na|hva (?:gjor|kan|skal|bor) jeg|i stedet|rest of the day|resten av dagen)\b/,
  },
};

/**
 * Opening sentence of the answer to each question while a warning sign or pain above 6 blocks all training. None of
 * them permits training. The coach adds the reason and any facts about fitness.
 */
export const CLOSED_TEXTS: Readonly<
  Record<Exclude<AskedBeside, 'why' | 'fitness'>, Readonly<Record<'flag' | 'pain', Words>>>
> = {
  delay: {
    flag: {
      en: 'No, not that long: call today and say what you notice. If your own doctor has no time, call out-of-hours care, in Norway 116 117.',
      nb: 'Nei, ikke så lenge: ring i dag og si hva du merker. Har ikke fastlegen din time, ring legevakta, i Norge 116 117.',
    },
    pain: {
      en: 'Better not wait that long with this much pain: call and say how bad it is. If your own doctor has no time, call out-of-hours care, in Norway 116 117.',
      nb: 'Ikke vent så lenge med så mye smerte: ring og si hvor vondt det er. Har ikke fastlegen din time, ring legevakta, i Norge 116 117.',
    },
  },
  cause: {
    flag: {
      en: 'It need not come from running at all; it waits because of what it is now, whatever began it.',
      nb: 'Det trenger slett ikke komme av løpingen, men løpingen venter på grunn av hvordan det er nå, uansett hva som startet det.',
    },
    pain: {
      en: 'You may well be right that running did not start it. It waits because the pain is high now, whatever began it.',
      nb: 'Det kan godt hende at løpingen ikke startet det. Den venter fordi smerten er høy nå, uansett hva som startet det.',
    },
  },
  race: {
    flag: {
      en: 'Not a race now, and no promise for a later one: let it wait until somebody has looked at this, and ask whether the entry can be moved or paid back.',
      nb: 'Ikke et løp nå, og ikke noe løfte om et senere: la det vente til noen har sett på dette, og spør om startplassen kan flyttes eller betales tilbake.',
    },
    pain: {
      en: 'Not a race while it is like this: ask whether the entry can be moved, and decide once somebody has looked at it and it has calmed down.',
      nb: 'Ikke et løp mens det er slik: spør om startplassen kan flyttes, og bestem deg når noen har sett på det og det har roet seg.',
    },
  },
  when: {
    flag: {
      en: 'There is no date yet: first a doctor looks at it, and then a check-in without the sign opens the plan again, step by step.',
      nb: 'Det finnes ingen dato ennå: først ser en lege på det, og så åpner en innsjekk uten faresignalet planen igjen, steg for steg.',
    },
    pain: {
      en: 'There is no date yet: the plan comes back in small steps once your check-ins say 6 or less and keep falling.',
      nb: 'Det finnes ingen dato ennå: planen kommer tilbake i små steg når innsjekkene sier 6 eller mindre og fortsetter nedover.',
    },
  },
  other: {
    flag: {
      en: 'No, not that either, also without impact: no training of any kind until it has been looked at.',
      nb: 'Nei, ikke det heller, selv uten støt: ingen trening av noe slag før noen har sett på det.',
    },
    pain: {
      en: 'No, not that either with this much pain: only breathing and gentle holds for now.',
      nb: 'Nei, ikke det heller med så mye smerte: bare pust og rolige statiske øvelser nå.',
    },
  },
  everyday: {
    flag: {
      en: 'Spare it as much as you can: only the steps you have to take, sit where you can, and take the lift or the bus. What can wait, can wait until it has been looked at.',
      nb: 'Spar det så mye du kan: ta bare de skrittene du må, sitt der du kan, og ta heis eller buss. Det som kan vente, kan vente til noen har sett på det.',
    },
    pain: {
      en: 'Only as much as feels comfortable: short, slow and on the flat, and turn back or change position when it rises. It is no training now.',
      nb: 'Bare så mye som kjennes greit: kort, sakte og flatt, og snu eller bytt stilling når det øker. Trening er det ikke nå.',
    },
  },
  mood: {
    flag: {
      en: 'It is hard to sit still with a plan on the wall, and being fed up is fair. This is a pause, not the end of it.',
      nb: 'Det er tungt å sitte stille med en plan på veggen, og det er lov å være lei. Dette er en pause, ikke slutten på det.',
    },
    pain: {
      en: 'That is a heavy sight, and being fed up is fair. It is a pause, not the end of it.',
      nb: 'Det er tungt å se på, og det er lov å være lei. Dette er en pause, ikke slutten på det.',
    },
  },
  next: {
    flag: {
      en: 'The next step is one call, today; until then rest, and no tests of it.',
      nb: 'Neste steg er én telefon, i dag; til da hvile, og ingen tester av det.',
    },
    pain: {
      en: 'The next step is to have it looked at; until then gentle holds, changes of position, and a new check-in each morning.',
      nb: 'Neste steg er at noen ser på det; til da rolige statiske øvelser, bytte av stilling og en ny innsjekk hver morgen.',
    },
  },
  later: {
    flag: {
      en: 'That day depends on what the doctor says; until then rest.',
      nb: 'Den dagen kommer an på hva legen sier; til da hvile.',
    },
    pain: {
      en: "That day depends on that morning's check-in; above 6 it is the same as today.",
      nb: 'Den dagen kommer an på innsjekken den morgenen; over 6 er den som i dag.',
    },
  },
};

/** Words for the training itself. The verdict answers them, whatever the day. */
const TRAINS =
  /\b(?:run\w*|jog\w*|train\w*|session\w*|exercis\w*|interval\w*|tempo\w*|threshold|sprint\w*|hills?|long|hard|lop\w*|jogg\w*|tren\w*|okt\w*|ovels\w*|intervall\w*|terskel\w*|langtur\w*|bakk\w*|hardt?)\b/;

const BY_FORM = Object.entries(FORMS) as [Exclude<AskedBeside, 'later'>, Form][];

/**
 * Returns the subject that a message asks about in addition to the blocked training, by its words or else by its
 * intent; null if there is none.
 */
export const askedBeside = (own: string, intent: IntentId | null, isLater: boolean): AskedBeside | null => {
  const text = foldedOf(own);
  const worded = BY_FORM.find(([, { words }]) => words.test(text))?.[0];
  if (worded) return worded === 'next' && TRAINS.test(text) ? null : worded;
  if (isLater) return TRAINS.test(text) ? null : 'later';
  return BY_FORM.find(([, { intents }]) => intent !== null && intents.includes(intent))?.[0] ?? null;
};

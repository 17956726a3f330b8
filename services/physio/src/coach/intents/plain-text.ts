import { fold } from '@stridewell/safety/text';

/**
 * Maximum number of characters that are read. The rest of a longer text adds nothing to the question and would only
 * cost time.
 */
const READ_MAX = 1_200;

/** Dialects, Nynorsk, contractions and slips, in folded spelling, and the words that the forms are written with. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ae: 'jeg', eg: 'jeg', je: 'jeg', mae: 'meg', dae: 'deg', dokker: 'dere', e: 'er', va: 'var', vere: 'vaere' },
  ...{ ka: 'hva', kva: 'hva', kor: 'hvor', korleis: 'hvordan', koss: 'hvordan', kossen: 'hvordan', korsn: 'hvordan' },
  ...{ koffor: 'hvorfor', kvifor: 'hvorfor', kem: 'hvem', kven: 'hvem', nar: 'nar', ikkje: 'ikke', itj: 'ikke' },
  ...{ ittj: 'ikke', itte: 'ikke', ska: 'skal', skull: 'skulle', gjer: 'gjor', gjere: 'gjore', vont: 'vondt' },
  ...{ ein: 'en', gong: 'gang', gonger: 'ganger', nokre: 'noen', meir: 'mer', fekk: 'fikk', vart: 'ble', okei: 'ok' },
  ...{ noko: 'noe', nokka: 'noe', berre: 'bare', mykje: 'mye', mykkje: 'mye', viss: 'hvis', veka: 'uka', uken: 'uka' },
  ...{ beine: 'beina', dei: 'de', eit: 'et', ei: 'en', te: 'til', heile: 'hele', kjens: 'kjennes', idag: 'i dag' },
  ...{ ovingane: 'ovelsene', ovingene: 'ovelsene', ovelsan: 'ovelsene', ovingan: 'ovelsene', oving: 'ovelse' },
  ...{ ovelsane: 'ovelsene', springe: 'lope', springa: 'lope', rennen: 'lope', imorgen: 'i morgen', ikveld: 'i kveld' },
  ...{
    igar: 'i gar',
    imorra: 'i morgen',
    morra: 'morgen',
    kvar: 'hver',
    kvart: 'hvert',
    sjolv: 'selv',
    fyrste: 'forste',
  },
  ...{ whats: 'what is', thats: 'that is', its: 'it is', im: 'i am', ive: 'i have', hows: 'how is', whens: 'when is' },
  ...{ wheres: 'where is', u: 'you', tmrw: 'tomorrow', tmr: 'tomorrow', tomorow: 'tomorrow', tomorrows: 'tomorrow' },
  ...{ pls: 'please', plz: 'please', todays: 'today', tonights: 'tonight', dont: 'do not', doesnt: 'does not' },
  ...{ cant: 'can not', isnt: 'is not', havent: 'have not', wont: 'will not', gonna: 'going to', wanna: 'want to' },
};

/**
 * Returns the words of a message in one spelling: folded ("å" as "a", "ø" as "o"), dialects and contractions in their
 * standard form, without punctuation apart from question marks.
 */
export const plainText = (message: string): string =>
  fold(message.slice(0, READ_MAX))
    .replace(/\?/g, ' ? ')
    .split(/[^a-z\d?/%]+/)
    .filter(Boolean)
    .map((word) => SPELLINGS[word] ?? word)
    .join(' ');

/** Maps Nynorsk and dialect words to the Bokmål words that replace them. */
type Forms = Readonly<Record<string, string>>;

/** Spellings that occur in no English text. A single one identifies a text as Norwegian. */
const CLEAR: Forms = {
  ...{
    æ: 'jeg',
    eg: 'jeg',
    mæ: 'meg',
    dæ: 'deg',
    sæ: 'seg',
    dokker: 'dere',
    dåkker: 'dere',
    nåkka: 'noe',
    nokka: 'noe',
  },
  ...{ kva: 'hva', korleis: 'hvordan', kordan: 'hvordan', kossen: 'hvordan', koffor: 'hvorfor', kvifor: 'hvorfor' },
  ...{
    korfor: 'hvorfor',
    kven: 'hvem',
    kvar: 'hver',
    kvart: 'hvert',
    kvile: 'hvile',
    kvila: 'hvila',
    kviledag: 'hviledag',
  },
  ...{
    ikkje: 'ikke',
    ikkj: 'ikke',
    itj: 'ikke',
    ittj: 'ikke',
    mykje: 'mye',
    meir: 'mer',
    berre: 'bare',
    bærre: 'bare',
  },
  ...{
    nokon: 'noen',
    nokre: 'noen',
    noko: 'noe',
    noka: 'noen',
    heilt: 'helt',
    heile: 'hele',
    veit: 'vet',
    trur: 'tror',
  },
  ...{
    sidan: 'siden',
    frå: 'fra',
    millom: 'mellom',
    saman: 'sammen',
    kjem: 'kommer',
    kjennest: 'kjennes',
    treng: 'trenger',
  },
  ...{ sjølv: 'selv', sjøl: 'selv', farleg: 'farlig', vanleg: 'vanlig', roleg: 'rolig', verkeleg: 'virkelig' },
  ...{ eigentleg: 'egentlig', kortare: 'kortere', raskare: 'raskere', lettare: 'lettere', viss: 'hvis', hvess: 'hvis' },
  ...{ vere: 'være', vore: 'vært', vert: 'blir', blei: 'ble', gjer: 'gjør', gjere: 'gjøre', staden: 'stedet' },
  ...{ istaden: 'istedenfor', veke: 'uke', veka: 'uka', vekene: 'ukene', veker: 'uker', framleis: 'fortsatt' },
  ...{ laurdag: 'lørdag', laurdagen: 'lørdagen', sundag: 'søndag', måndag: 'mandag', tysdag: 'tirsdag' },
  ...{ morgon: 'morgen', morgonen: 'morgenen', imorgon: 'i morgen', imorra: 'i morgen', imårra: 'i morgen' },
  ...{ morra: 'morgen', mårra: 'morgen', springe: 'løpe', springer: 'løper', sprang: 'løp', sprunge: 'løpt' },
  ...{ tima: 'timer', minutta: 'minutter', ligg: 'ligger', daua: 'utslitt', gåen: 'sliten', sleten: 'sliten' },
  ...{ difor: 'derfor', ogso: 'også', ska: 'skal', seinare: 'senere', ho: 'hun' },
};

/** Spellings that are also English words or abbreviations. They are replaced only if the text is Norwegian. */
const UNCLEAR: Forms = {
  ...{ ka: 'hva', ke: 'hva', kem: 'hvem', kor: 'hvor', koss: 'hvordan', e: 'er', d: 'det', ete: 'spise' },
  ...{ spring: 'løpe', va: 'var', so: 'så' },
};

const NORWEGIAN =
  /[æøå]|(?<!\p{L})(?:jeg|og|er|ikke|kan|skal|hva|hvor|det|den|på|til|av|uka|uke|dag|morgen|søndag|lørdag|lang|langturen|turen|økta|løpet|trening|greit|hei|takk|bare|eller|hvis|med)(?!\p{L})/iu;
const WORD = /(?<!\p{L})\p{L}+(?!\p{L})/gu;

/** Dialect phrases with their Bokmål equivalents. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})te å(?!\p{L})/giu, 'til å'],
  [/(?<!\p{L})(må|skal|ska|kan) te(?!\p{L})/giu, '$1 til'],
  // "Koffer" also means suitcase.
  [
    /^(\W*(?:(?:men|og|å|ja|ok)\s+)?)koffer(?=\s+(?:itj|ittj|ikkje|ikke|ska|skal|må|kan|får|har|va|er|e|det|d|så)(?!\p{L}))/iu,
    '$1hvorfor',
  ],
  [/^(\W*)å (?=(?:ka|ke|kva|kor|kordan|korsen|koss|koffor|viss|når|hva|hvor)(?!\p{L}))/iu, '$1og '],
  [/(?<!\p{L})(?:kva|ka|ke|kor|når) tid(?!\p{L})/giu, 'når'],
  [/(?<!\p{L})(?:kva|ka) for (?:ein|eit|ei|nokre)(?!\p{L})/giu, 'hvilken'],
  [/(?<!\p{L})(spring\w*|løp\w*|gå) (så|for) seint(?!\p{L})/giu, '$1 $2 sakte'],
];

const hasOwn = (forms: Forms, word: string): boolean => Object.hasOwn(forms, word);

/**
 * Returns the text with common Nynorsk and dialect words replaced by their Bokmål equivalents. Used for matching only,
 * not for display. Pure, linear in the length of the text. English texts and texts without such words are returned
 * unchanged.
 */
export const asBokmal = (text: string): string => {
  const words = text.toLowerCase().match(WORD) ?? [];
  const isNorwegian = words.some((word) => hasOwn(CLEAR, word)) || NORWEGIAN.test(text);
  if (!isNorwegian) return text;
  return PHRASES.reduce((said, [phrase, word]) => said.replace(phrase, word), text).replace(WORD, (word) => {
    const key = word.toLowerCase();
    const form = hasOwn(CLEAR, key) ? CLEAR[key] : hasOwn(UNCLEAR, key) ? UNCLEAR[key] : undefined;
    return form ?? word;
  });
};

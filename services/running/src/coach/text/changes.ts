import { addDays } from '@stridewell/contracts/web';
import { weekday } from '@stridewell/language/days';
import { WHY_CLAUSES } from './whys.ts';

const MONDAY = '2026-01-05';
const ENGLISH_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The Norwegian name of an English one: `Sunday` → `søndag`. */
const norwegianDay = (name: string): string => weekday(addDays(MONDAY, Math.max(0, ENGLISH_DAYS.indexOf(name))), 'nb');

/** What the planner says of a change, clause by clause, in Norwegian. `$1` and so on stand for what was found; a name of a day is translated. */
const CLAUSES: readonly [RegExp, string][] = [
  [/^(\d+) min were planned$/i, '$1 min var planlagt'],
  [/^today is Push: strides only if you like$/i, 'dagen er Push: stigningsløp bare om du vil'],
  [
    /^today is Adapt: the hard part is about a third shorter$/i,
    'dagen er Adapt: den harde delen er omtrent en tredel kortere',
  ],
  [/^today is Adapt: a fifth shorter, all in Z2$/i, 'dagen er Adapt: en femtedel kortere, alt i sone 2'],
  [/^today is Adapt: no strides, all in Z2$/i, 'dagen er Adapt: uten stigningsløp, alt i sone 2'],
  [/^today is Recover$/i, 'dagen er Recover'],
  [/^today is Reset: no running, nothing is moved$/i, 'dagen er Reset: ingen løping, ingenting flyttes'],
  [
    /^the day before was skipped for fatigue, so this one counts as Recover$/i,
    'dagen før falt ut fordi du var sliten, så denne regnes som Recover',
  ],
  [/^the hard session of (\w+) moved here$/i, 'den harde økta fra $1 er flyttet hit'],
  [/^the hard session moves to (\w+)$/i, 'den harde økta flyttes til $1'],
  [
    /^the hard session is left out this week: one session never made a season$/i,
    'den harde økta går ut denne uka: én økt avgjør aldri en sesong',
  ],
  [/^your long run can slide to (\w+), or we skip it$/i, 'langturen kan flyttes til $1, eller vi lar den gå'],
  [/^both are fine$/i, 'begge deler er greit'],
  [
    /^your long run of (\w+) may slide here: up to (\d+) min in Z2 in place of this day$/i,
    'langturen fra $1 kan tas her: inntil $2 min i sone 2 i stedet for det som står',
  ],
  [
    /^no day within 48 hours keeps hard days apart, so we skip your long run$/i,
    'ingen dag innen 48 timer holder harde dager fra hverandre, så langturen går ut',
  ],
  [/^that is fine$/i, 'det er helt greit'],
  [/^easy day (\d+) of (\d+) after your illness$/i, 'rolig dag $1 av $2 etter sykdommen'],
  [
    /^you are ill, so there is no running until 24 hours without symptoms$/i,
    'du er syk, så ingen løping før 24 timer uten symptomer',
  ],
  [/^you are away$/i, 'du er på reise'],
  [/^your injury stops running for now$/i, 'skaden stopper løpingen foreløpig'],
  [/^your injury comes first, so this is a walk$/i, 'skaden går først, så dette er en gåtur'],
  [/^your injury comes first$/i, 'skaden går først'],
  [/^your runs are the walk-run ladder for now$/i, 'turene dine er gå-løp-stigen foreløpig'],
  [/^your session cap is (\d+) min$/i, 'taket for én tur er $1 min'],
  [/^this is not one of your running days$/i, 'dette er ikke en av løpedagene dine'],
  [/^a hard day lies too close$/i, 'en hard dag ligger for nær'],
  [/^hard minutes stay within a fifth of the week$/i, 'harde minutter holdes innenfor en femtedel av uka'],
  [/^the week holds no more than your hours$/i, 'uka holdes innenfor timene dine'],
  [/^a lighter week, a fifth less$/i, 'en lettere uke, en femtedel mindre'],
  [
    /^two runs were skipped for pain within 7 days, so the running plan stops(?: here)?$/i,
    'to turer falt ut på grunn av smerte på 7 dager, så løpeplanen stopper',
  ],
  [
    /^(?:last )?(\w+) was skipped for pain, so the next run is easy or a walk$/i,
    '$1 falt ut på grunn av smerte, så neste tur er rolig eller en gåtur',
  ],
  [/^the first hard session after a break goes by feel$/i, 'den første harde økta etter en pause tas på følelsen'],
  [/^run (\d+) of (\d+) after (\d+) days off: easy, at (\d+) %$/i, 'tur $1 av $2 etter $3 dager fri: rolig, på $4 %'],
  [/^the first week after (\d+) days off: easy, at (\d+) %$/i, 'den første uka etter $1 dager fri: rolig, på $2 %'],
  [/^one hard session a week at first after the ladder$/i, 'én hard økt i uka i starten etter stigen'],
  [/^after the ladder volume comes before speed$/i, 'etter stigen kommer mengde før fart'],
  [
    /^(\d+) of the 7 days before this week were Recover or Reset, so it is at 60 % and all easy$/i,
    '$1 av de 7 dagene før denne uka var Recover eller Reset, så den er på 60 % og bare rolig',
  ],
  [
    /^(\d+) of the 7 days before this week were Recover or Reset, so it is a fifth lighter and less hard$/i,
    '$1 av de 7 dagene før denne uka var Recover eller Reset, så den er en femtedel lettere og mindre hard',
  ],
  [
    /^(\d+) runs were skipped for time in 14 days, so this week holds fewer or shorter runs$/i,
    '$1 turer falt ut av tidsnød på 14 dager, så denne uka har færre eller kortere turer',
  ],
  [
    /^(\d+) weeks? (?:is|are) short for an? .+: (\d+) or more would be comfortable, so the plan stays careful$/i,
    '$1 uker er kort tid for dette målet: $2 eller flere hadde vært romslig, så planen holder seg forsiktig',
  ],
  [
    /^there is no running for now: Physio Coach says what comes first$/i,
    'ingen løping foreløpig: Physio Coach sier hva som kommer først',
  ],
  [
    /^your plan holds walking and cross-training only until Physio Coach opens the walk-run ladder$/i,
    'planen har bare gange og annen trening til Physio Coach åpner gå-løp-stigen',
  ],
  [
    /^your runs are the walk-run ladder until it is finished: there are no others$/i,
    'turene dine er gå-løp-stigen til den er ferdig: det er ingen andre',
  ],
  [
    /^a run was skipped for pain, so the next run is easy or a walk$/i,
    'en tur falt ut på grunn av smerte, så neste tur er rolig eller en gåtur',
  ],
  [
    /^a run was skipped for fatigue, so the hard part is (\d+) % shorter$/i,
    'en tur falt ut fordi du var sliten, så den harde delen er $1 % kortere',
  ],
  [
    /^nothing hard until pain is (\d+) or less on two check-ins$/i,
    'ikke noe hardt før smerten er høyst $1 på to innsjekker',
  ],
  [
    /^after (\d+) days off this is a Base week of about half of what was usual, all easy$/i,
    'etter $1 dager fri er dette en Base-uke på omtrent halvparten av det vanlige, bare rolig',
  ],
  [
    /^after (\d+) days off this is a week of walk-run, all easy$/i,
    'etter $1 dager fri er dette en uke med gå-løp, bare rolig',
  ],
  [/^the week after your race: all easy, at (\d+) %$/i, 'uka etter løpet: bare rolig, på $1 %'],
  [/^week (\d+) after your race: all easy, at (\d+) %$/i, 'uke $1 etter løpet: bare rolig, på $2 %'],
  [/^let us look at that first$/i, 'la oss se på det først'],
  [/^two minutes in Physio Coach$/i, 'to minutter i Physio Coach'],
];

const clause = (text: string): string | null => {
  const found = [...CLAUSES, ...WHY_CLAUSES].find(([pattern]) => pattern.test(text));
  if (!found) return null;
  const translated = text.replace(found[0], found[1]);
  return ENGLISH_DAYS.reduce((line, day) => line.replaceAll(day, norwegianDay(day)), translated);
};

const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/**
 * The planner's own sentences in Norwegian. Null where one of them is not known here, so that the reply says it in other
 * words instead of leaving English in it.
 */
export const inNorwegian = (text: string): string | null => {
  const sentences = text.split(/(?<=[.?!])\s+/).filter(Boolean);
  const lines = sentences.map((sentence) => {
    const end = /[.?!]$/.exec(sentence)?.[0] ?? '.';
    const parts = sentence
      .replace(/[.?!]$/, '')
      .split('; ')
      .map(clause);
    return parts.includes(null) ? null : `${upper(parts.join('; '))}${end}`;
  });
  return lines.length === 0 || lines.includes(null) ? null : lines.join(' ');
};

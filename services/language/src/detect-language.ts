import { fold, languageOfText, type Token } from '@stridewell/safety/text';
import type { Language } from './language.ts';

const set = (text: string): ReadonlySet<string> => new Set(fold(text).split(/\s+/).filter(Boolean));

const NORWEGIAN =
  set(`hei heisann hallo takk tusen ha det hva hvor hvordan hvorfor hvilken hvilke hvilket når kan kunne skal skulle vil ville
  bør burde må får fikk jeg meg min mitt mine du deg din ditt dine vi oss det den dette denne disse en ei et og eller men fordi hvis om som ikke
  ikkje ingen noe noen litt mye mer flere alle hele bare også igjen i på til fra av med uten for etter før nå da her der dag dagen dagens morgen
  morgendagens går kveld uke uka uken ukene ukens ukeplan ukeplanen helg helga helgen måned løp løpe løper løpt løping løpet løpetur tur turen
  turer jogge økt økta økten økter trening trene treningen rolig rolige lett lettere hard hardt hardere fart farten sone soner terskel
  langtur langturen hvile hviledag fri mandag tirsdag onsdag torsdag fredag lørdag søndag sliten slitne trøtt trett vondt skade syk sjuk feber
  forkjølet reise ferie klokke klokka puls styrke styrketrening oppvarming planen plan fase nedtrapping konkurranse maraton halvmaraton vis
  gi forklar lag bytte flytte glipp hoppet lengste lenge lang langt antall minutter timer dager uker er var blir har hadde ble bli være står
  ligger ser kjennes føles beina kneet leggen akilles hvorfor scoren innsjekk innsjekken innsjekkene poengsum vær været glatt ute inne mølla
  sykle svømme gå gåtur natt natta hver hvert vond vonde vondere kvalm tok for så ja nei gjerne greit bra hjelp hjelpe si ta tar varme sko skoene såler teip gåpausene legen sier gjøre gjør lage endre kor kva kven korleis kvifor eg æ mæ dæ ka koffer itj ikkj enn mange sett
  øvelse øvelser øvelsen øvelsene trinn trinnet steg tåhev knebøy utfall gang ganger holder fikk går gjer vekt hælen foten hofta legg leggen ryggen`);
const ENGLISH =
  set(`hi hello hey thanks thank you your yours i im ive me my mine we the a an and or but because if as that this these those is am are was
  were be been do does did done doing have has had can could should shall will would may might must instead rather what whats which when where why how who not no
  none any some much many more most all only just also again in on at to from of with without for after before now then here there today todays
  tomorrow tonight yesterday day days mondays tuesdays wednesdays thursdays fridays saturdays sundays tomorrows yesterdays weekends next last week weeks weekend month morning evening run runs running ran jog workout session training train easy easier
  hard harder fast slow pace zone zones threshold long rest off monday tuesday wednesday thursday friday saturday sunday tired sore pain hurt
  injured sick ill cold fever travel holiday watch heart rate strength warm up cool down schedule phase taper race marathon half show
  give tell make create explain swap move missed skipped longest far long minutes hours it its legs knee calf please pls so yes yeah okay good
  score low readiness check checkin weather treadmill bike swim walk help about get got feel feels like need want`);
/** Words of both languages, which decide nothing by themselves: "to" is two, "for" and "at" are in both. */
const SHARED = set('to for i at men so is do as all no her der over under hard fast plan start half test was');
/** A message of fewer words keeps the language of the conversation where only shared words speak for another one. */
const SHORT_WORDS = 5;

/** Letters that occur in Norwegian but not in English. */
const NORDIC = /[æøå]/i;

/** Returns the language of a message; null when no word indicates a language. */
export const languageOf = (message: string, tokens: readonly Token[]): Language | null => {
  // "25 min" is a duration in both languages, while "min" elsewhere is Norwegian.
  const isUnit = ({ text }: Token, at: number): boolean => text === 'min' && /^\d/.test(tokens[at - 1]?.text ?? '');
  const isOwn = ({ text }: Token): boolean => !SHARED.has(text);
  const inNorwegian = tokens.filter((token, at) => NORWEGIAN.has(token.text) && !isUnit(token, at));
  const inEnglish = tokens.filter(({ text }) => ENGLISH.has(text));
  const nordic = NORDIC.test(message) ? 2 : 0;
  const own = inNorwegian.filter(isOwn).length + nordic - inEnglish.filter(isOwn).length;
  if (tokens.length < SHORT_WORDS) {
    const isNamed = nordic > 0 || [...inNorwegian, ...inEnglish].some(isOwn);
    if (own !== 0) return own > 0 ? 'nb' : 'en';
    return isNamed ? languageOfText(tokens) : null;
  }
  // "39,1 i natt, tok to paracet": words of both languages alone do not change the language of the conversation.
  if (nordic === 0 && ![...inNorwegian, ...inEnglish].some(isOwn)) return null;
  const norwegian = inNorwegian.length + nordic;
  const english = inEnglish.length;
  if (norwegian !== english) return norwegian > english ? 'nb' : 'en';
  return norwegian === 0 ? null : languageOfText(tokens);
};

import { words } from '../words/split.ts';
import { fold } from './fold.ts';

export type Language = 'en' | 'nb';

const set = (text: string): ReadonlySet<string> => new Set(words(text).map(fold));

const NORWEGIAN =
  set(`jeg eg ikke ikkje og er på når kan det som etter med til av om meg min mitt mine skal vil ville hva hvor hvordan
  hvorfor nå fikk får ble blir var hadde hatt har en et den de du noe noen også så eller men bare litt hele verre økt økta økten
  løpe løper løping løp dag går natt natta morges uke uka uker dager år fra ved under over vondt vont ondt leggen lysken foten
  kneet hofta beina ankelen akillesen ryggen låret hoven hovent hovnet nummen syk sjuk ingen trykk stikk tretthetsbrudd operert
  nyoperert brukket spyr spydde influensa sulter besvimte svimmel feber kreft mensen blodpropp`);
const ENGLISH =
  set(`i im ive my me the a an and is was are were not no on in of at with for to when after since have has had this that it
  so but been from by can cant will would should what how why today yesterday week weeks still felt feel feels run running pain`);
const NORWEGIAN_STEM = /^(?:bryst|smert|gravid|besvim|svim|lysk|selvm|spis|hjerte|tungpust|kortpust|spiseforst)/;

/** Returns the language in which the text contains more everyday words; English when the numbers are equal. */
export const languageOfText = (tokens: readonly { text: string }[]): Language => {
  const norwegian = tokens.filter(({ text }) => NORWEGIAN.has(text) || NORWEGIAN_STEM.test(text)).length;
  const english = tokens.filter(({ text }) => ENGLISH.has(text)).length;
  return norwegian > english ? 'nb' : 'en';
};

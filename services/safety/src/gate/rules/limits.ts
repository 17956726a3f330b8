import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Whom the product does not manage by age (must-not list, section D of the domain page; referrals of section C). */
export const LIMITS: Rule[] = [
  {
    id: 'minor.self',
    category: 'minor',
    tier: 'soon',
    // the year somebody was born or turned 16 is no date of something long past
    excuses: ['denied'],
    en: phrases(`
      im <minorAge>|<minorWord>
      im a|just|only|turning|nearly|almost|about <minorAge>|<minorWord>
      i turn|turned|just ..1 <minorAge>
      aged|age is? <minorAge>
      under <adultAge>
      im|being underage
      im a minor|teenager|schoolkid
      in middle school
      turning|turned <minorAge>
      just|recently|only turned <minorAge>|<minorWord>
      in <minorAge>|<number> th grade
      in sixth|seventh|eighth|ninth|tenth|eleventh grade
      high school freshman|sophomore|junior|senior|student|kid|runner|girl|boy|track
      freshman|sophomore|junior ..1 here|cross|xc|track|runner|year
      im|still|being in high|middle|secondary school
      middle schooler|school|schoolers
      <minorAge> f|m|yo|yr ..1 want|here|looking|need|runner|and|trying|girl|boy
      too young at|to
      as a teen|teenager how|can|should|what|is|do
      im|being|still a? teen|teenager|kid
      teen|teenage runner|girl|boy
      year|yr <minorAge> student|pupil|kid|at|in
      born in <minorYear>
      school xc|kid
    `),
    nb: phrases(`
      jeg|eg er ..1 <minorAge>|<minorWord>
      fyller|blir|fylte|ble <minorAge> år?
      fyller|blir|fylte|ble ..1 <minorAge>|<minorWord>
      turned|turning ..1 <minorWord>
      under <adultAge>
      jeg|eg er ..1 mindreårig
      går på|i ungdomsskolen
      går i <minorAge> klasse
      er <minorAge> år og|gammel|gammal|gutt|jente|vil|kan
      går i <minorWord>|åttende|niende|tiende|sjette|sjuende|syvende
      <minorAge> klasse
      går|elev|student ..3 vgs|videregående|ungdomsskolen|ungdomsskole|ungdomskolen|grunnskolen|barneskolen
      mindreårig*
      er|som|en ..1 tenåring ..1 som|og|kan|vil|hvor
      er ..1 tenåring
      født i <minorYear>
      gutt|jente på? <minorAge>
      for ung til|for
    `),
  },
  {
    id: 'minor.mentioned',
    category: 'minor',
    tier: 'soon',
    chatOnly: true,
    en: phrases(`
      <child> ..2 <minorAge>
      <child> ..1 under <adultAge>
      he|she|hes|shes is? <minorAge>
      <minorAge> year|years|yr|yrs old
      <minorAge> yo
      <minorAge> y o
    `),
    nb: phrases(`
      <child> ..3 <minorAge>
      han|hun|ho er <minorAge>
      <minorAge> år gammel|gamal
      <minorAge> åring
      er <minorAge> år
      tenåring|tenåringen som|vil
    `),
  },
];

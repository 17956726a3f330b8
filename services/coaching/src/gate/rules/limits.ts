import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Whom the product does not manage (must-not list, section D of the domain page; referrals of section C). */
export const LIMITS: Rule[] = [
  {
    id: 'minor.self',
    category: 'minor',
    tier: 'soon',
    en: phrases(`
      im <minorAge>|<minorWord>
      im a|just|only|turning|nearly|almost|about <minorAge>|<minorWord>
      i turn|turned|just ..1 <minorAge>
      aged|age is? <minorAge>
      under <adultAge>
      im|being underage
      im a minor|teenager|schoolkid
      in middle school
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
    `),
  },
  {
    id: 'pregnancy.any',
    category: 'pregnancy',
    tier: 'soon',
    en: phrases(`
      pregn*
      <pregnant>
      preggers|preggo
      expecting ..2 baby|child|twins
      <number>|<n>|first|second|third trimester
      <number>|<n> weeks|wks|months gone
      week|weeks|wks|months along
      expecting ..2 due
      baby ..2 due
      baby bump
      gave birth|given
      given birth
      had ..2 baby ..2 <number>|<n>|last ..1 weeks|months|week|month
      post partum|natal
      postpartum|postnatal
      csection|cesarean|caesarean
      c section
      due date + baby
      breastfeed*
      miscarr*
    `),
    nb: phrases(`
      gravid*
      <pregnant>
      svanger*
      venter barn|baby|tvillinger
      <number> uker på vei
      på vei ..1 uke <number>
      fødte for|i|barn
      født barn
      nettopp|nylig født|fødte
      har født
      barsel*
      keisersnitt
      ammer
      termin ..2 uker|måneder
      spontanabort*
    `),
  },
  {
    id: 'surgery.recent',
    category: 'surgery',
    tier: 'soon',
    en: phrases(`
      <surgery> ..3 <number>|<n>|few|last|this|yesterday ..2 day|days|weeks|week|month|months|ago
      <number>|<n>|few|last weeks|week|days|day|months|month|year ..3 <surgery>|op
      had|after|post|since|got|have|following ..4 surgery|operated|operation
      post op|surgery|operative|surgical
      postop
      knee|hip|back|foot|ankle|meniscus|acl|hernia|achilles surgery|operation|op
      recovering from ..2 surgery
      acl|meniscus|hip|knee|ligament|tendon reconstructed|reconstruction|replaced|replacement|repaired|repair
      acl|meniscus|hip|knee|ligament got|was|been reconstructed|replaced|repaired
      arthroscop*|keyhole
    `),
    nb: phrases(`
      operert|opererte ..4 <number>|<n>|for|i
      operasjon|operasjonen ..4 <number>|<n>|for|uker|uke
      etter ..1 operasjon|operasjonen
      <surgery> ..4 <number>|<n> dager|uker|uke|måneder|måned
      er|ble|blitt|nylig|nyoperert ..2 operert
      nyoperert
      artroskopi
      korsbåndsoperasjon*|meniskoperasjon*
      opererte ..2 kneet|hofta|ryggen|foten|menisken
    `),
  },
  {
    id: 'tendon.medicine',
    category: 'tendon',
    tier: 'soon',
    en: phrases(`
      got|had|after|getting|since ..4 cortisone|steroid|corticosteroid ..1 shot|injection|jab|shots|injections
      ciprofloxacin|cipro|levofloxacin|fluoroquinolone|fluoroquinolones|antibiotics|antibiotic ..9 <achilles>
      <achilles> ..9 ciprofloxacin|cipro|levofloxacin|fluoroquinolone|antibiotics|antibiotic
    `),
    nb: phrases(`
      fikk|fått|etter|satt ..3 kortison*|steroidsprøyte*
      kortisonsprøyte ..3 for|i
      ciprofloksacin|ciproxin|antibiotika ..9 <achilles>
      <achilles> ..9 ciprofloksacin|ciproxin|antibiotika
    `),
  },
];

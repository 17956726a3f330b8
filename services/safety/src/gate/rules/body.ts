import type { Rule } from '../categories.ts';
import { phrases } from '../words/split.ts';

/** Pregnancy, operations and treatments the product does not manage (must-not list, section D of the domain page; referrals of section C). */
export const BODY: Rule[] = [
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
      due in|this|next ..2 <monthName>
      im|we|were|are|am expecting
      bun in the oven
      up the duff
      knocked up
      with child
      having|after|since my|our|the|a? baby ..2 in|last|weeks|months|<monthName>
      <number>|<n> weeks|week|wk|wks|month|months old baby|newborn|infant
      baby|newborn ..2 <number>|<n> weeks|week|months|wks
      after|since having ..2 baby
      newborn ..3 breast*|nursing|feeding
      trimester*
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
      på vei med ..1 nummer|første|andre|tredje|tvillinger|baby|barn
      termin ..1 i|om|til|uke ..1 <monthName>|uke|uker|uka|våren|høst|<number>|<n>
      har termin
      ble|blitt|blei ..1 mamma|mor ..1 for|igjen
      trimester*
      baby|babyen ..2 <number>|<n> uker|måneder|uke|dager
      nyfødt*
      høygravid*
      etter fødsel|fødselen
      venter ..1 mitt|vårt|vår|første|andre|tredje ..1 barn|baby|andre|første
      fikk|fått|hatt ..2 barn|baby|tvillinger ..1 for|i|uker|måneder
      måned|uke på vei
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
      <limb>|meniscus|acl|hernia|appendix|disc|bunion ..1 scoped|operated|op|replacement|repair|removed|fused|repaired
      appendix ..2 out|removed|burst
      had|having|got|getting an op
      an op on|for
      op on ..2 <body>|<limb>
      new|artificial|replacement hip|knee ..1 in|last|fitted|put|since|<monthName>
      got|had|have|having ..1 new hip|knee ..2 in|last|fitted|replacement
      plate|screws|screw|pins|rod|nail|wire ..4 in|into ..2 <body>|<limb>
      stitches ..1 out|in|removed
      hernia repair|surgery|op
      prosthe* ..2 hip|knee
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
      operte|opererte|operert|opereres ..2 <body>|<limb>|menisken|korsbåndet|brokk|prolaps|meniskus
      kneoperert|hofteoperert|korsbåndsoperert|korsbåndoperert|ryggoperert|meniskoperert|brokkoperert|hjerteoperert
      brokkoperasjon*|kneoperasjon*|hofteoperasjon*|ryggoperasjon*
      blindtarm* ..3 ut|fjernet|måned|uker|operert|forrige
      tok|tatt|fjerna|fjernet ..2 blindtarm*
      fikk|fått|har ny|nytt|ny? hofte|kne|hofteprotese|kneprotese
      skruer|skrue|plate|stag|spiker|protese ..3 i ..1 <body>|<limb>
      hofteprotese|kneprotese
      tatt|tok stingene
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
      <quinolone>
      cortisone|steroid|corticosteroid ..1 shot|injection|jab|shots|injections|jabs ..1 in|into|to ..2 <body>|<limb>
      cortisone|steroid|corticosteroid ..1 shot|injection|jab|shots|injections|jabs ..2 yesterday|today|monday|tuesday|wednesday|thursday|friday|last|this|ago
      cortisone|steroids in|into ..2 <body>|<limb>
    `),
    nb: phrases(`
      fikk|fått|etter|satt ..3 kortison*|steroidsprøyte*
      kortisonsprøyte ..3 for|i
      ciprofloksacin|ciproxin|antibiotika ..9 <achilles>
      <achilles> ..9 ciprofloksacin|ciproxin|antibiotika
      <quinolone>
      sprøyte|sprøyta|injeksjon|sprøyter ..1 med? kortison
      kortison ..3 i ..1 <body>|<limb>
      kortisonsprøyte*|kortisoninjeksjon* ..2 i|for|mot|på ..1 <body>|<limb>|siden
      kortisonsprøyte i|for
      kortisoninjeksjon i|for
    `),
  },
];

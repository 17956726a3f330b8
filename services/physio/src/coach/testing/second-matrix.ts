import type { Words } from '@stridewell/language/language';

/** First turns on the coach's topics: development data for the share of second turns that get an answer of their own. */
export const FIRST_TURNS: Readonly<Record<string, Words>> = {
  exercises: { en: 'which exercises do I have today?', nb: 'hvilke øvelser har jeg i dag?' },
  dose: { en: 'how much should I do?', nb: 'hvor mye skal jeg gjøre?' },
  run: { en: 'when can I run again?', nb: 'når kan jeg løpe igjen?' },
  stage: { en: 'which stage am I on?', nb: 'hvilket trinn er jeg på?' },
  pain: { en: 'what pain is acceptable?', nb: 'hvilken smerte er grei?' },
  sport: { en: 'can I cycle?', nb: 'kan jeg sykle?' },
  usual: { en: 'how long does this usually take?', nb: 'hvor lang tid tar dette vanligvis?' },
  shoes: { en: 'which shoes should I wear?', nb: 'hvilke sko bør jeg bruke?' },
  ice: { en: 'ice or heat?', nb: 'is eller varme?' },
  missed: { en: 'I skipped the exercises yesterday', nb: 'jeg hoppet over øvelsene i går' },
  plan: { en: 'what do I do today?', nb: 'hva gjør jeg i dag?' },
  hills: { en: 'can I run hills?', nb: 'kan jeg løpe i bakker?' },
};

/** Second turns of each kind. */
export const SECOND_TURNS: Readonly<Record<string, Words>> = {
  why: { en: 'why?', nb: 'hvorfor?' },
  doubt: { en: 'are you sure?', nb: 'er du sikker?' },
  others: { en: 'my friend says it should be more', nb: 'en venn sier at det bør være mer' },
  confirm: { en: 'so no running today?', nb: 'så ingen løping i dag?' },
  hurts: { en: 'what if it hurts?', nb: 'hva om det gjør vondt?' },
  great: { en: 'even if I feel great?', nb: 'selv om jeg føler meg bra?' },
  missed: { en: 'what if I skip it?', nb: 'hva om jeg hopper over?' },
  instead: { en: 'something else instead?', nb: 'noe annet i stedet?' },
  kit: { en: 'without equipment?', nb: 'uten utstyr?' },
  first: { en: 'which one first?', nb: 'hvilken først?' },
  danger: { en: 'is that dangerous?', nb: 'er det farlig?' },
  amount: { en: 'how much then?', nb: 'hvor mye da?' },
  often: { en: 'how often?', nb: 'hvor ofte?' },
  tomorrow: { en: 'and tomorrow?', nb: 'og i morgen?' },
  simpler: { en: 'in plain words please', nb: 'kan du si det enklere?' },
  needed: { en: 'do I have to?', nb: 'må jeg det?' },
};

import type { Words } from '@stridewell/language/language';

/** First turns on the coach's topics: development data for the share of second turns that get an answer of their own. */
export const FIRST_TURNS: Readonly<Record<string, Words>> = {
  today: { en: 'what do I run today?', nb: 'hva skal jeg løpe i dag?' },
  sunday: { en: 'what do I run on Sunday?', nb: 'hva løper jeg på søndag?' },
  week: { en: 'show me the plan for this week', nb: 'hva er planen denne uka?' },
  nextWeek: { en: 'what does next week look like?', nb: 'hvordan ser neste uke ut?' },
  longRun: { en: 'how long is my long run?', nb: 'hvor lang er langturen min?' },
  zones: { en: 'what are my zones?', nb: 'hva er sonene mine?' },
  again: { en: 'can I run again this evening?', nb: 'kan jeg løpe igjen i kveld?' },
  longer: { en: 'can I run 100 minutes today?', nb: 'kan jeg løpe 100 minutter i dag?' },
  missed: { en: 'I missed my run yesterday, what now?', nb: 'jeg gikk glipp av turen i går, hva nå?' },
  swap: { en: 'can I move Sunday to Saturday?', nb: 'kan jeg flytte søndag til lørdag?' },
  tired: { en: 'I am tired today, should I run?', nb: 'jeg er sliten i dag, bør jeg løpe?' },
  score: { en: 'why is my score like this?', nb: 'hvorfor er dagsformen min sånn?' },
  phase: { en: 'which phase am I in?', nb: 'hvilken fase er jeg i?' },
  strength: { en: 'should I do strength today?', nb: 'skal jeg trene styrke i dag?' },
  food: { en: 'what should I eat before a long run?', nb: 'hva bør jeg spise før langtur?' },
  shoes: { en: 'when should I replace my shoes?', nb: 'når bør jeg bytte sko?' },
};

/** Second turns of each kind. */
export const SECOND_TURNS: Readonly<Record<string, Words>> = {
  why: { en: 'why?', nb: 'hvorfor?' },
  doubt: { en: 'are you sure?', nb: 'er du sikker?' },
  others: { en: 'my friend says it should be more', nb: 'en venn sier at det bør være mer' },
  confirm: { en: 'so no running today?', nb: 'så ingen løping i dag?' },
  hurts: { en: 'what if it hurts?', nb: 'hva om det gjør vondt?' },
  great: { en: 'even if I feel great?', nb: 'selv om jeg føler meg bra?' },
  weather: { en: 'what if it rains?', nb: 'hva om det regner?' },
  instead: { en: 'something else instead?', nb: 'noe annet i stedet?' },
  first: { en: 'which one first?', nb: 'hvilken først?' },
  danger: { en: 'is that dangerous?', nb: 'er det farlig?' },
  length: { en: 'how long then?', nb: 'hvor lenge da?' },
  when: { en: 'when?', nb: 'når?' },
  otherDay: { en: 'and on Sunday?', nb: 'og på søndag?' },
  evening: { en: 'can I do it in the evening instead?', nb: 'kan jeg gjøre det på kvelden i stedet?' },
  simpler: { en: 'in plain words please', nb: 'kan du si det enklere?' },
  needed: { en: 'do I have to?', nb: 'må jeg det?' },
};

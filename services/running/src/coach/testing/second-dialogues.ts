import type { Exchange } from '@stridewell/chat/testing/dialogues';

/**
 * A conversation whose last message reacts to the coach's answer, and the required beginning or content of the reply.
 */
export interface SecondDialogue {
  runner: 'ingrid' | 'marit' | 'aksel' | 'sindre' | 'nora' | 'tove';
  says: readonly [...Exchange];
  text: RegExp;
}

/**
 * Development data, written together with the answers: a correct reply to one of them proves nothing about other
 * messages. Today is Friday 20 November 2026. Ingrid has an ordinary day, Marit races in 16 days, Aksel is worn out
 * (Recover), Nora has a warning sign in her check-in, Tove is on the walk-run ladder.
 */
export const SECOND_DIALOGUES: readonly SecondDialogue[] = [
  // Reasons
  { runner: 'nora', says: ['what do I run today', 'why?'], text: /^Because your physio check-in has a warning sign/ },
  {
    runner: 'nora',
    says: ['hva løper jeg i dag', 'hvorfor ikke'],
    text: /^Fordi fysio-innsjekken din har et faresignal/,
  },
  { runner: 'ingrid', says: ['what do I run today', 'why that?'], text: /^Because|point is/ },
  { runner: 'aksel', says: ['can I run for 60 minutes tomorrow', 'why not'], text: /^Because/ },
  { runner: 'ingrid', says: ['hvor fort er sone 2', 'hvorfor?'], text: /^Fordi|rolig/i },
  { runner: 'marit', says: ['what is the plan this week', 'why?'], text: /Because|phase|readiness/i },
  // Doubts
  { runner: 'nora', says: ['what do I run today', 'are you sure?'], text: /^(?:Yes|I keep).*warning sign/s },
  { runner: 'ingrid', says: ['what do I run today', 'are you sure'], text: /^(?:Yes|I keep)/ },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'er du sikker på det?'], text: /^(?:Ja|Jeg holder)/ },
  { runner: 'aksel', says: ['can I run again this evening', 'my friend says I can'], text: /^(?:That may|They)/ },
  { runner: 'marit', says: ['hvor fort er sone 2', 'er du sikker'], text: /^(?:Ja|Jeg holder)/ },
  // Confirmations
  { runner: 'nora', says: ['what do I run today', 'so no running today?'], text: /^Yes, that's right/ },
  { runner: 'nora', says: ['hva løper jeg i dag', 'så ingen løping i dag?'], text: /^Ja, det stemmer/ },
  { runner: 'ingrid', says: ['what do I run today', 'so no hills?'], text: /^(?:Yes|No)/ },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'så ingen intervaller?'], text: /^(?:Ja|Nei)/ },
  { runner: 'aksel', says: ['what do I run today', 'so I should rest?'], text: /^(?:Yes|No|Not quite)/ },
  { runner: 'ingrid', says: ['what do I run today', 'so I can run today then?'], text: /^(?:Yes|No)/ },
  // Conditions
  { runner: 'ingrid', says: ['what do I run today', 'what if it still hurts'], text: /stop|done for the day/i },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'hva hvis det gjør vondt?'], text: /stopper|ferdig for dagen/i },
  { runner: 'ingrid', says: ['what do I run today', 'what if it rains?'], text: /rain|weather/i },
  { runner: 'ingrid', says: ['what do I run today', 'even if I feel great?'], text: /plan/ },
  { runner: 'nora', says: ['what do I run today', 'even if I go slow?'], text: /warning sign/ },
  { runner: 'nora', says: ['hva løper jeg i dag', 'selv om jeg løper sakte?'], text: /faresignal/ },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'hva om jeg er sliten?'], text: /mindre|sliten/i },
  { runner: 'ingrid', says: ['what do I run on sunday', 'what if I miss it'], text: /not made up|skipped/i },
  // Alternatives, order, judgements
  { runner: 'ingrid', says: ['what do I run today', 'something else instead?'], text: /cycling|bike|easy|walk/i },
  { runner: 'ingrid', says: ['hva løper jeg på søndag', 'noe annet i stedet?'], text: /sykl|rolig/i },
  { runner: 'nora', says: ['what do I run today', 'anything else I can do?'], text: /Not something else/ },
  { runner: 'ingrid', says: ['what is the plan this week', 'which one first?'], text: /protect/ },
  { runner: 'ingrid', says: ['hva er planen denne uka', 'hvilken er viktigst?'], text: /ta vare på/ },
  { runner: 'aksel', says: ['can I run 60 minutes today', 'er det farlig da'], text: /undersøke|vente/ },
  { runner: 'ingrid', says: ['what do I run today', 'do I have to?'], text: /must|have to/ },
  // Details and other values
  { runner: 'ingrid', says: ['what do I run on sunday', 'how long then'], text: /55/ },
  { runner: 'ingrid', says: ['hva løper jeg på søndag', 'hvor lenge da?'], text: /55/ },
  { runner: 'ingrid', says: ['what do I run today', 'can I do it in the evening instead'], text: /evening|hour|any/i },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'kan jeg ta den i kveld i stedet'], text: /tidspunktet/ },
  { runner: 'ingrid', says: ['what do I run today', 'in plain words please'], text: /^In short/ },
  { runner: 'ingrid', says: ['hva løper jeg i dag', 'jeg forstår ikke'], text: /^Kort sagt/ },
  // What cannot be read
  { runner: 'ingrid', says: ['what do I run today', 'and that thing?'], text: /^(?:Do you mean|Is it about)/ },
];

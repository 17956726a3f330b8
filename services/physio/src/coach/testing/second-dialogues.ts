import type { Exchange } from '@stridewell/chat/testing/dialogues';

/**
 * A conversation whose last message reacts to the coach's answer, and the required beginning or content of the reply.
 */
export interface SecondDialogue {
  runner: 'sindre' | 'nora' | 'tove' | 'emil' | 'bjorn';
  says: readonly [...Exchange];
  text: RegExp;
}

/**
 * Development data, written together with the answers: a correct reply to one of them proves nothing about other
 * messages.
 */
export const SECOND_DIALOGUES: readonly SecondDialogue[] = [
  { runner: 'sindre', says: ['when can I run again', 'why not now?'], text: /reason|Because|waits|criteria/i },
  { runner: 'emil', says: ['which stage am I on', 'are you sure?'], text: /^(?:Yes|I keep)/ },
  { runner: 'sindre', says: ['which exercises do I have today', 'so no running today?'], text: /^Yes, that's right/ },
  { runner: 'sindre', says: ['hvilke øvelser har jeg i dag', 'så ingen løping i dag?'], text: /^Ja, det stemmer/ },
  { runner: 'emil', says: ['which stage am I on', 'so no hills?'], text: /^Yes, that's right/ },
  { runner: 'sindre', says: ['which exercises do I have today', 'which one first?'], text: /order of the list/ },
  { runner: 'sindre', says: ['hvilke øvelser har jeg i dag', 'hvilken først?'], text: /rekkefølge|først/i },
  {
    runner: 'tove',
    says: ['which exercises do I have today', 'my friend says I can do more'],
    text: /^(?:That may|They)/,
  },
  { runner: 'tove', says: ['which exercises do I have today', 'without equipment?'], text: /\w/ },
  { runner: 'bjorn', says: ['what pain is acceptable', 'er det farlig da'], text: /undersøke|utelukke/ },
  { runner: 'emil', says: ['which stage am I on', 'even if I feel great?'], text: /\w/ },
  { runner: 'sindre', says: ['which exercises do I have today', 'do I have to?'], text: /\w/ },
  { runner: 'sindre', says: ['which exercises do I have today', 'how many then'], text: /\d/ },
  { runner: 'sindre', says: ['hvilke øvelser har jeg i dag', 'hvor mye da'], text: /\d/ },
];

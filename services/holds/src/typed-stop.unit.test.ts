import { describe, expect, it } from 'vitest';
import { typedStopCode } from './present.ts';
import { DISMISSED, READ } from './state.ts';

describe('LANG-251 typed answer to a STOP', () => {
  it.each([
    ...['This was not about me / a misunderstanding', 'this was not about me', 'It wasn’t about me', 'not about me'],
    ...['that was a misunderstanding', 'just a misunderstanding', 'Misunderstanding.', "it isn't about me!"],
    ...[
      'Dette gjaldt ikke meg / en misforståelse',
      'det gjaldt ikke meg',
      'Det handlet ikke om meg',
      'gjelder ikke meg',
    ],
    ...['det var en misforståelse', 'bare en misforståelse', 'misforståelse', 'Dette var bare en misforståelse!'],
  ])('treats %j as the dismissal', (message) => {
    expect(typedStopCode(message)).toBe(DISMISSED);
  });

  it.each(['I have read this', 'i have read this.'])('treats %j as the confirmation', (message) => {
    expect(typedStopCode(message)).toBe(READ);
  });

  it.each([
    ...[
      'it was not about me, my wife has the chest pain',
      'not about me but it hurts again',
      'a misunderstanding, I still feel faint',
    ],
    ...[
      'was it about me?',
      'it was about me',
      'my GP said it was a misunderstanding of the ECG',
      'not me',
      'I read this',
    ],
    ...[
      'det gjaldt ikke meg, men samboeren',
      'det var ikke en misforståelse',
      'det gjaldt meg',
      'misforståelse om brystsmertene?',
    ],
  ])('treats %j as neither', (message) => {
    expect(typedStopCode(message)).toBeNull();
  });
});

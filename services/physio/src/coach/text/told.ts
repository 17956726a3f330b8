import { painText } from '@stridewell/chat/dialogue';
import type { Language } from '@stridewell/language/language';
import type { Told } from '@stridewell/understanding/dialogue';
import type { Wordings } from '../answers/answer.ts';

const byNumber = (pain: string): Wordings => ({
  en: [
    `You reported pain ${pain} of 10, and that is what I go by: put it into a check-in now, and the list follows.`,
    `I still go by the pain ${pain} of 10 that you reported, until a new check-in says otherwise.`,
    `Pain ${pain} of 10, as you reported, decides until you put a new number into a check-in.`,
  ],
  nb: [
    `Du meldte fra om smerte ${pain} av 10, og det går jeg etter: legg det inn i en innsjekk nå, så følger lista med.`,
    `Jeg går fortsatt etter smerte ${pain} av 10, som du meldte fra om, til en ny innsjekk sier noe annet.`,
    `Smerte ${pain} av 10, som du sa, gjelder til du legger inn et nytt tall i en innsjekk.`,
  ],
});
const SEVERE: Wordings = {
  en: [
    'You said that it hurts a lot, and I treat that as above 6: put the number, 0 to 10, into a check-in now.',
    'I still go by the strong pain that you reported, until a new check-in gives a number.',
    'The strong pain you reported decides until you put a number into a check-in.',
  ],
  nb: [
    'Du sa at det gjør skikkelig vondt, og det regner jeg som over 6: legg tallet, 0 til 10, inn i en innsjekk nå.',
    'Jeg går fortsatt etter den sterke smerten du meldte fra om, til en ny innsjekk gir et tall.',
    'Den sterke smerten du meldte fra om, gjelder til du legger et tall inn i en innsjekk.',
  ],
};
const WORSE: Wordings = {
  en: [
    'You said that it is worse, and that is what I go by: put the number, 0 to 10, into a check-in now.',
    'I still go by what you said, that it is worse, until a new check-in gives a number.',
    'That it is worse, as you said, decides until you put a number into a check-in.',
  ],
  nb: [
    'Du sa at det er verre, og det går jeg etter: legg tallet, 0 til 10, inn i en innsjekk nå.',
    'Jeg går fortsatt etter at det er verre, som du sa, til en ny innsjekk gir et tall.',
    'At det er verre, som du sa, gjelder til du legger et tall inn i en innsjekk.',
  ],
};

/** The sentence that names the reported pain and asks the runner to enter it in a check-in. */
export const reportedPainWords = ({ pain, isSevere }: Told, language: Language): Wordings =>
  pain === null ? (isSevere ? SEVERE : WORSE) : byNumber(painText(pain, language));

/** The question for the number when pain is reported without one. */
export const NUMBER_ASKED: Wordings = {
  en: [
    'How much is it right now, from 0 to 10? The number decides, so I say nothing before I have it:',
    'Which number is it now, from 0 to 10? It depends on that:',
  ],
  nb: [
    'Hvor vondt er det akkurat nå, fra 0 til 10? Tallet avgjør, så jeg sier ikke noe før jeg har det:',
    'Hvilket tall er det nå, fra 0 til 10? Det kommer an på det:',
  ],
};

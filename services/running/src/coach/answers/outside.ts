import { plain } from './answer.ts';

export const medicine = plain({
  en: 'I cannot advise on medicines, doses or supplements, nor on changing any: please ask your doctor or a pharmacist. Pain that needs a tablet before a run is a reason to leave the run out; I can help you ease the day.',
  nb: 'Jeg kan ikke gi råd om medisiner, doser eller tilskudd, heller ikke om å endre noe: spør legen eller apoteket. Smerte som krever en tablett før løping, er en grunn til å la turen ligge; jeg kan hjelpe deg å gjøre dagen lettere.',
});

export const scan = plain({
  en: 'I cannot read scans or test results: the doctor who ordered them can. With what they say, I can fit your running week to it.',
  nb: 'Jeg kan ikke tolke bilder eller prøvesvar: det kan legen som bestilte dem. Med det legen sier, kan jeg tilpasse løpeuka.',
});

export const clearance = plain({
  en: 'I cannot say that you are fit to race or to run again after a knock to the head, a fracture or an operation: only a doctor who has seen you can. Until then no hard running; ask me how to come back once you have that answer.',
  nb: 'Jeg kan ikke si at du er klar til å løpe eller konkurrere etter et slag mot hodet, et brudd eller en operasjon: det kan bare en lege som har sett deg. Til da ingen hard løping; spør meg hvordan du kommer tilbake når du har det svaret.',
});

export const diagnose = plain({
  en: 'I cannot tell what it is: I do not diagnose, and a chat is the wrong place for it. Do the check-in in Physio Coach, which asks the right questions, and see a doctor or physiotherapist if it is strong, lasts or worries you. I can make the running lighter meanwhile.',
  nb: 'Jeg kan ikke si hva det er: jeg stiller ikke diagnoser, og en chat er feil sted for det. Ta innsjekken i Physio Coach, som stiller de riktige spørsmålene, og gå til lege eller fysioterapeut hvis det er sterkt, varer eller bekymrer deg. Jeg kan gjøre løpingen lettere imens.',
});

export const weight = plain({
  en: 'I cannot give weight or calorie figures: a doctor or dietitian can, with the whole of you in view. What I can do is keep the running steady and the recovery good.',
  nb: 'Jeg kan ikke gi tall for vekt eller kalorier: det kan en lege eller en klinisk ernæringsfysiolog, som ser hele deg. Det jeg kan, er å holde løpingen jevn og restitusjonen god.',
});

export const food = plain({
  en: 'Food and drink are outside what I advise on; a dietitian is the right one to ask. I can help with the sessions themselves.',
  nb: 'Mat og drikke er utenfor det jeg gir råd om; en klinisk ernæringsfysiolog er rett sted. Jeg kan hjelpe med selve øktene.',
});

export const gear = plain({
  en: 'Shoes and clothes are outside what I can judge: a shop that watches you run, or a physiotherapist, can. I can help with the sessions themselves.',
  nb: 'Sko og klær er utenfor det jeg kan vurdere: en butikk som ser deg løpe, eller en fysioterapeut, kan. Jeg kan hjelpe med selve øktene.',
});

export const promise = plain({
  en: 'I cannot promise that, and no plan can: injuries happen to careful runners too. Your plan is made to lower the odds, and it eases when your check-in says so.',
  nb: 'Det kan jeg ikke love, og ingen plan kan det: også forsiktige løpere blir skadet. Planen din er laget for å senke risikoen, og den blir lettere når innsjekken sier det.',
});

/** Declines a message that tries to change the coach's rules. */
export const refusal = plain({
  en: 'I cannot do that: a message changes neither my rules nor the stored figures, and I do not show my instructions. I can only help with your running.',
  nb: 'Det kan jeg ikke: en melding endrer verken reglene mine eller tallene som er lagret, og instruksene viser jeg ikke. Jeg kan bare hjelpe med løpingen din.',
});

export const others = plain({
  en: 'I can only see your own data: what other people log is private, also within a family. Ask me about your own plan or check-ins.',
  nb: 'Jeg kan bare se dine egne data: det andre logger, er privat, også i familien. Spør meg om din egen plan eller dine innsjekker.',
});

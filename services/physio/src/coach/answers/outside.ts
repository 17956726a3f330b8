import { TEXTS } from '@stridewell/safety';
import { plain } from './answer.ts';

export const medicine = plain({
  en: 'I cannot advise on medicines, injections or supplements, nor compare them: please ask your doctor or a pharmacist. Pain that needs something for it before the exercises is a reason to do less; the check-in sees to that.',
  nb: 'Jeg kan ikke gi råd om medisiner, sprøyter eller tilskudd, og heller ikke sammenligne dem: spør legen eller apoteket. Smerte som krever noe smertestillende før øvelsene, er en grunn til å gjøre mindre; det tar innsjekken seg av.',
});

export const scan = plain({
  en: 'I cannot interpret pictures or reports, nor say whether one is needed: a doctor or physiotherapist who examines you can, and for many back pains a picture is not the first step. With what they say, I keep to your check-ins.',
  nb: 'Jeg kan ikke tolke bilder eller svar, og heller ikke si om et trengs: det kan en lege eller fysioterapeut som undersøker deg, og ved mange ryggsmerter er et bilde ikke første steg. Med det de sier, holder jeg meg til innsjekkene dine.',
});

export const diagnose = plain({
  en: 'I cannot tell what it is: I do not diagnose, and a guess would not help. A doctor or physiotherapist who examines you can say. I go by the area, your pain and how it settles; do the check-in and the dose follows.',
  nb: 'Jeg kan ikke si hva det er: jeg stiller ikke diagnoser, og en gjetning ville ikke hjelpe. En lege eller fysioterapeut som undersøker deg, kan si det. Jeg går etter området, smerten og hvordan den roer seg; ta innsjekken, så følger dosen etter.',
});

export const promise = plain({
  en: 'I cannot promise that, and no programme can. What helps most is load that your area settles from by the next morning, step by step.',
  nb: 'Det kan jeg ikke love, og det kan ikke noe program. Det som hjelper mest, er belastning som området roer seg etter til neste morgen, steg for steg.',
});

export const operation = plain(TEXTS.surgery);
export const pregnant = plain(TEXTS.pregnancy);

/** Signs of too little energy: the talk with a doctor (TRIAGE-28). */
export const reds = plain({
  en: 'Two or more stress injuries, periods that stay away three times or more, eating little or weight that drops without trying: please talk with a doctor about low energy (REDs) before you load more. Until that talk, no hard sessions. I give no weight or calorie figures.',
  nb: 'To eller flere tretthetsbrudd, mensen som uteblir tre ganger eller mer, lite mat eller vekt som synker uten at du prøver: snakk med en lege om lavt energinivå (REDs) før du belaster mer. Ingen harde økter til dere har snakket sammen. Jeg gir ingen tall for vekt eller kalorier.',
});

export const food = plain({
  en: [
    'No food heals it faster that I know of; eating enough and regularly, with some protein in each meal, is what the body builds from. Amounts and diets are for a dietitian.',
    'Enough food at regular times is what helps most, and too little of it slows the healing. For amounts or a diet you can ask a dietitian.',
  ],
  nb: [
    'Ingen mat leger det fortere, så vidt jeg vet; nok og jevnlig mat, med litt protein i hvert måltid, er det kroppen bygger av. Mengder og dietter er for en klinisk ernæringsfysiolog.',
    'Nok og jevnlige måltider hjelper mest; for lite mat bremser tilhelingen. For mengder eller dietter, spør en klinisk ernæringsfysiolog.',
  ],
});
export const bodyWeight = plain({
  en: 'I give no figures for weight. Enough food helps the healing; a doctor or dietitian can look at weight with you.',
  nb: 'Jeg gir ingen tall for vekt. Nok mat hjelper kroppen å lege; lege eller klinisk ernæringsfysiolog kan se på vekt sammen med deg.',
});

/** Reply to a message that claims authority. */
export const refusal = plain({
  en: 'I cannot do that: a message changes neither my rules nor what is stored, and I do not show my instructions. If something is different now, do a new check-in.',
  nb: 'Det kan jeg ikke: en melding endrer verken reglene mine eller det som er lagret, og instruksene viser jeg ikke. Er noe annerledes nå, gjør en ny innsjekk.',
});

import { plain } from './answer.ts';
import { OFFER } from './unknown.ts';

const CAN = {
  en: "I can help with today's session, your week and plan, paces and zones, easing or swapping days, missed sessions, tired days, the long run and its cap, race and taper, strength, and coming back after illness or a break",
  nb: 'Jeg kan hjelpe med dagens økt, uka og planen, fart og soner, lettere dager og bytte av dager, økter du gikk glipp av, slitne dager, langturen og taket for den, løp og nedtrapping, styrke, og å komme tilbake etter sykdom eller pause',
};

export const help = plain({
  en: `${CAN.en}. I answer from your own profile, log and check-ins. Pain belongs to Physio Coach, and I am an AI coach: no diagnosis, no medicines, no calorie or weight figures.`,
  nb: `${CAN.nb}. Jeg svarer ut fra din egen profil, logg og innsjekker. Smerte hører hjemme i Physio Coach, og jeg er en AI-trener: ingen diagnoser, ingen medisiner, ingen tall for kalorier eller vekt.`,
});

export const human = plain({
  en: 'No, I am an AI coach: software that answers by rules from your own numbers. I can be wrong, and I am neither a doctor nor a physiotherapist.',
  nb: 'Nei, jeg er en AI-trener: programvare som svarer etter regler ut fra dine egne tall. Jeg kan ta feil, og jeg er verken lege eller fysioterapeut.',
});

export const thanks = plain({
  en: ["You're welcome.", 'Any time at all.', 'Glad it helped.'],
  nb: ['Bare hyggelig.', 'Når som helst.', 'Fint at det hjalp.'],
});

export const hello = plain({
  en: [
    'Hello. Ask about today, your week, paces, the race, or how to change something.',
    "Hi. What's on your mind: today's run, the week, or something else?",
    'Hello. Ask me what to run today, or tell me what does not fit.',
  ],
  nb: [
    'Hei. Spør om dagen i dag, uka, farter, løpet, eller hvordan du endrer noe.',
    'Hei. Hva lurer du på: dagens tur, uka, eller noe annet?',
    'Hei. Spør hva du skal løpe i dag, eller si hva som ikke passer.',
  ],
});

export const bye = plain({
  en: ['See you. Rest well.', 'Bye for now.'],
  nb: ['Ha det bra. Hvil godt.', 'Ha det så lenge.'],
});

export const okay = plain({
  en: ['Good. Tell me if something does not fit.', 'Fine. Say so if anything changes.'],
  nb: ['Fint. Si fra hvis noe ikke passer.', 'Greit. Si fra hvis noe endrer seg.'],
});

export const offTopic = plain({
  en: [
    `I cannot answer that: I only know your running. ${OFFER.en}`,
    "That's outside what I know: I only know your running.",
  ],
  nb: [
    `Det kan jeg ikke svare på: jeg kan bare løpingen din. ${OFFER.nb}`,
    'Det ligger utenfor det jeg kan: jeg kan bare løpingen din.',
  ],
});

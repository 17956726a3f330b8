import { plain } from './answer.ts';
import { OFFER } from './unknown.ts';

const CAN = {
  en: "I can help with today's session, your week and plan, paces and zones, easing or swapping days, missed sessions, tired days, the long run and its cap, race and taper, strength, and coming back after illness or a break",
  nb: 'Jeg kan hjelpe med dagens økt, uka og planen, fart og soner, lettere dager og bytte av dager, økter du mistet, slitne dager, langturen og taket for den, løp og nedtrapping, styrke, og å komme tilbake etter sykdom eller pause',
};

export const help = plain({
  en: `${CAN.en}. I answer by rules from your own profile, log and check-ins, with the numbers that are stored. Ask in your own words, or tap a button: 'Today's workout' for the session, 'Make Easier' on a heavy day, 'Create plan' for the week. Pain belongs to Physio Coach. I am an AI coach: no diagnosis, no medicines, no calorie or weight figures.`,
  nb: `${CAN.nb}. Jeg svarer etter regler ut fra din egen profil, logg og innsjekk, med tallene som er lagret. Spør med egne ord, eller trykk på en knapp: «Today's workout» for økta, «Make Easier» på en tung dag, «Create plan» for uka. Smerte hører hjemme i Physio Coach. Jeg er en AI-trener: ingen diagnoser, ingen medisiner, ingen tall for kalorier eller vekt.`,
});

export const human = plain({
  en: 'No, I am an AI coach: software that answers by rules from your own numbers. I can be wrong, and I am neither a doctor nor a physiotherapist.',
  nb: 'Nei, jeg er en AI-trener: programvare som svarer etter regler ut fra dine egne tall. Jeg kan ta feil, og jeg er verken lege eller fysioterapeut.',
});

export const thanks = plain({
  en: "You're welcome. Ask again whenever the plan and the day do not agree.",
  nb: 'Bare hyggelig. Spør igjen når planen og dagen ikke er enige.',
});

export const hello = plain({
  en: `Hello. ${CAN.en}. What would you like to know?`,
  nb: `Hei. ${CAN.nb}. Hva lurer du på?`,
});

export const bye = plain({ en: 'See you. Rest well.', nb: 'Ha det bra. Hvil godt.' });

export const okay = plain({
  en: 'Good. Tell me if something does not fit, and we look at it.',
  nb: 'Fint. Si fra hvis noe ikke passer, så ser vi på det.',
});

export const offTopic = plain({
  en: `I cannot answer that: I only know your running. ${OFFER.en}`,
  nb: `Det kan jeg ikke svare på: jeg kan bare løpingen din. ${OFFER.nb}`,
});

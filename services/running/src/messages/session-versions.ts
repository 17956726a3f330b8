import type { SessionFamily } from '@stridewell/contracts/web';
import type { MessageLanguage } from '@stridewell/kit/messages/catalogue';

type Text = Readonly<Record<MessageLanguage, string>>;

/**
 * Instructions for doing a session without a watch, on a treadmill, shortened, or without running, for the same
 * purpose.
 */
export interface SessionVersions {
  noWatch: Text;
  treadmill: Text;
  shortened: Text;
  noRun: Text;
}

/** Alternative versions of each session family (section 4.3 of the plans page). */
export const SESSION_VERSIONS: Readonly<Record<SessionFamily, SessionVersions>> = {
  easy: {
    noWatch: {
      en: 'Go by talk: full sentences all the way. Use a loop or a playlist that you know for the time.',
      nb: 'Gå etter pratetesten: hele setninger hele veien. Bruk en runde eller spilleliste du kjenner til å måle tiden.',
    },
    treadmill: {
      en: 'The same minutes at 1 % slope (0 % with a history of Achilles or calf trouble). Run strides as 4 × 30 s one notch faster, and never hold the rails.',
      nb: 'Like mange minutter på 1 % stigning (0 % om du har hatt akilles- eller leggplager). Ta stigningsløp som 4 × 30 s ett hakk raskere, og hold aldri i rekkverket.',
    },
    shortened: {
      en: 'Run the minutes that you have, just as easily. Each of them counts.',
      nb: 'Løp de minuttene du har, like rolig. Hvert av dem teller.',
    },
    noRun: {
      en: 'Bike or pool, easy, for 1.2 times the minutes.',
      nb: 'Sykkel eller basseng, rolig, 1,2 ganger så mange minutter.',
    },
  },
  long: {
    noWatch: {
      en: 'Run out and back: look at a clock when you leave and turn at half time.',
      nb: 'Løp ut og tilbake: se på en klokke når du drar, og snu ved halv tid.',
    },
    treadmill: {
      en: 'Up to 90 minutes. Two parts a day apart are not the same: run longer ones outside.',
      nb: 'Opptil 90 minutter. To deler på hver sin dag er ikke det samme: løp lengre turer ute.',
    },
    shortened: {
      en: 'A fifth shorter, with half of the race-pace part.',
      nb: 'En femtedel kortere, med halve konkurransefartdelen.',
    },
    noRun: {
      en: 'Bike for 1.3 times the minutes, at most 2.5 hours, or a hike.',
      nb: 'Sykkel 1,3 ganger så mange minutter, høyst 2,5 timer, eller en fottur.',
    },
  },
  threshold: {
    noWatch: {
      en: 'Effort 6 to 7: you can say a few words. About 60 steps of your right foot are 40 seconds.',
      nb: 'Innsats 6 til 7: du kan si noen få ord. Omtrent 60 steg med høyre fot er 40 sekunder.',
    },
    treadmill: {
      en: 'Set the pace as speed and walk in the rests.',
      nb: 'Still inn farten som hastighet, og gå i pausene.',
    },
    shortened: {
      en: 'One rep less, or a third off the work, at the same effort.',
      nb: 'Ett drag mindre, eller en tredel av arbeidet bort, med samme innsats.',
    },
    noRun: {
      en: 'Bike or rower: the same reps at effort 6 to 7.',
      nb: 'Sykkel eller romaskin: samme drag på innsats 6 til 7.',
    },
  },
  intervals: {
    noWatch: {
      en: 'Effort 8, all reps even. Use a phone timer.',
      nb: 'Innsats 8, alle drag jevne. Bruk timeren på telefonen.',
    },
    treadmill: {
      en: 'One notch slower, and the last rep at the right speed.',
      nb: 'Ett hakk saktere, og det siste draget i riktig fart.',
    },
    shortened: { en: 'A third fewer reps with the same rests.', nb: 'En tredel færre drag med samme pauser.' },
    noRun: {
      en: 'Bike: the same times with 15 % more reps. Deep-water running: the same times.',
      nb: 'Sykkel: samme tider med 15 % flere drag. Vannløping: samme tider.',
    },
  },
  hills: {
    noWatch: { en: 'Any slope of 4 to 8 %.', nb: 'En bakke på 4 til 8 %.' },
    treadmill: { en: 'Run at 4 to 6 % slope and walk at 0 %.', nb: 'Løp på 4 til 6 % stigning og gå på 0 %.' },
    shortened: { en: 'A third fewer reps.', nb: 'En tredel færre drag.' },
    noRun: {
      en: 'Bike seated in a heavy gear. Stairs only without a history of knee trouble.',
      nb: 'Sykkel sittende på tungt gir. Trapper bare om du ikke har hatt kneplager.',
    },
  },
  fartlek: {
    noWatch: {
      en: 'Made for it: use lamp posts, bends and trees.',
      nb: 'Som skapt for det: bruk lyktestolper, svinger og trær.',
    },
    treadmill: { en: 'Change the speed each minute.', nb: 'Bytt fart hvert minutt.' },
    shortened: { en: 'A third fewer reps.', nb: 'En tredel færre drag.' },
    noRun: { en: 'Bike: the same.', nb: 'Sykkel: det samme.' },
  },
  runwalk: {
    noWatch: { en: 'Use a phone timer with two sounds.', nb: 'Bruk en timer på telefonen med to lyder.' },
    treadmill: {
      en: 'The same, except in the last stage: run that one outside.',
      nb: 'Det samme, unntatt på siste trinn: løp det ute.',
    },
    shortened: { en: 'Repeat the stage before this one.', nb: 'Gjenta trinnet før dette.' },
    noRun: { en: 'Walk instead.', nb: 'Gå i stedet.' },
  },
  trial: {
    noWatch: {
      en: 'Run by feel, and let somebody else take the time.',
      nb: 'Løp på følelse, og la noen andre ta tiden.',
    },
    treadmill: {
      en: 'A time trial works on a treadmill. A race does not.',
      nb: 'Et testløp går fint på tredemølle. En konkurranse gjør ikke det.',
    },
    shortened: {
      en: 'A time trial moves to another week. Of openers, run two.',
      nb: 'Et testløp flyttes til en annen uke. Av oppvåkningsdragene løper du to.',
    },
    noRun: {
      en: 'There is no replacement: rest, and run it another day.',
      nb: 'Det finnes ingen erstatning: hvil, og løp det en annen dag.',
    },
  },
  walk: {
    noWatch: { en: 'Walk as long as feels good.', nb: 'Gå så lenge det kjennes godt.' },
    treadmill: { en: 'The same.', nb: 'Det samme.' },
    shortened: { en: 'Walk for half the time.', nb: 'Gå halve tiden.' },
    noRun: { en: 'Easy cycling for the same time.', nb: 'Rolig sykling like lenge.' },
  },
};

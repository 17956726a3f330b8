import { CARD_KINDS, type CardKind } from '@stridewell/contracts/web';
import type { SafetyCategory } from '../categories.ts';
import { COLD_TEXT, EYE_TODAY_TEXT, INSIDE_TEXT, URINE_TEXT, WOUND_TODAY_TEXT } from '../texts/card-texts.ts';
import type { Bilingual } from '../texts/stop.ts';

export { CARD_KINDS, type CardKind };

/**
 * What an option leads to. `stop` and `refer`: the text for a category, or the option's own text. `open`: another card.
 * `reassure`: a kind reply without a session. `go`: the answer to the original question.
 */
export type Outcome =
  | { leadsTo: 'stop'; category: SafetyCategory; tier: 'emergency' | 'same_day'; text?: Bilingual }
  | { leadsTo: 'refer'; category: SafetyCategory }
  | { leadsTo: 'open'; card: CardKind | 'category' }
  | { leadsTo: 'go' }
  | { leadsTo: 'reassure' };

export interface CardOption {
  /**
   * Must not change, because codes are stored. The last character marks the tier: `!` emergency, `+` same day, `~`
   * refer; other codes have no mark.
   */
  code: string;
  kind: CardKind;
  label: Bilingual;
  outcome: Outcome;
}

type Row = [code: string, en: string, nb: string, outcome: Outcome];
const optionsFor = (kind: CardKind, rows: readonly Row[]): CardOption[] =>
  rows.map(([code, en, nb, outcome]) => ({ code, kind, label: { en, nb }, outcome }));
const emergency = (category: SafetyCategory, text?: Bilingual): Outcome => ({
  ...{ leadsTo: 'stop', category, tier: 'emergency' },
  ...(text && { text }),
});
const sameDay = (category: SafetyCategory, text?: Bilingual): Outcome => ({
  ...{ leadsTo: 'stop', category, tier: 'same_day' },
  ...(text && { text }),
});
const refer = (category: SafetyCategory): Outcome => ({ leadsTo: 'refer', category });
const open = (card: CardKind | 'category'): Outcome => ({ leadsTo: 'open', card });
const GO: Outcome = { leadsTo: 'go' };

/** All options of all cards in display order, most urgent first. */
export const OPTIONS: readonly CardOption[] = [
  ...optionsFor('C0', [
    ['about_chest', 'Chest, heart, breath or fainting', 'Bryst, hjerte, pust eller besvimelse', open('C1')],
    ['about_head', 'Head, face, speech, an eye, a fall', 'Hode, ansikt, tale, øye, fall', open('C2')],
    ['about_back', 'Back, numbness, bladder, strength', 'Rygg, nummenhet, blære, kraft', open('C3')],
    ['about_leg', 'Leg, bone, joint, a pop', 'Bein, knokkel, ledd, smell', open('C4')],
    ['about_belly', 'Belly, urine, a wound or a rash', 'Mage, urin, sår eller utslett', open('C10')],
    [
      'about_illness',
      'Fever, heat or cold, sugar, swelling, a sting',
      'Feber, varme eller kulde, sukker, hevelse, stikk',
      open('C5'),
    ],
    [
      'about_mood',
      'How I feel, food, or somebody who hurts me',
      'Hvordan jeg har det, mat, eller noen som gjør meg vondt',
      open('C6'),
    ],
    ['somebody_else!', 'Somebody else is in danger', 'En annen er i fare', emergency('third')],
    ['about_training', 'None, it is about training', 'Nei, det gjelder trening', GO],
  ]),
  ...optionsFor('C1', [
    [
      'chest_pressure!',
      'Pain, pressure or tightness in chest, arm, jaw or back, now or with effort',
      'Smerte, trykk eller stramming i bryst, arm, kjeve eller rygg, nå eller ved anstrengelse',
      emergency('cardiac'),
    ],
    ['fainted!', 'I fainted or nearly fainted', 'Jeg besvimte eller var nær ved', emergency('syncope')],
    [
      'heart_racing!',
      'Heart racing, skipping or uneven at rest',
      'Hjertet raser, hopper eller slår ujevnt i ro',
      emergency('cardiac'),
    ],
    [
      'no_air!',
      'I cannot get enough air or speak whole sentences',
      'Får ikke nok luft eller kan ikke si hele setninger',
      emergency('breathing'),
    ],
    [
      'cough_blood!',
      'Blood when I cough, or blue lips',
      'Blod når jeg hoster, eller blå lepper',
      emergency('breathing'),
    ],
    [
      'heart_check~',
      'A watch or doctor said the heart needs checking',
      'Klokke eller lege sier at hjertet må sjekkes',
      refer('cardiac'),
    ],
  ]),
  ...optionsFor('C2', [
    [
      'one_side!',
      'One side of face, arm or leg weak or numb',
      'Ene siden av ansikt, arm eller bein svak eller nummen',
      emergency('stroke'),
    ],
    ['speech!', 'Speech or words strange', 'Talen eller ordene rare', emergency('stroke')],
    [
      'sight_headache!',
      'Sight lost or double, or a sudden worst headache',
      'Tapt syn eller dobbeltsyn, eller plutselig verste hodepine',
      emergency('stroke'),
    ],
    ['seizure!', 'A seizure', 'Et krampeanfall', emergency('stroke')],
    [
      'head_blow_signs!',
      'A blow to the head, and sick, drowsy, confused or forgetful since',
      'Slag mot hodet, og kvalm, døsig, forvirret eller glemsk siden',
      emergency('head'),
    ],
    [
      'head_blow_thinners!',
      'A blow to the head, and I take blood thinners',
      'Slag mot hodet, og bruker blodfortynnende',
      emergency('head'),
    ],
    ['head_blow_well+', 'A blow to the head, feeling normal', 'Slag mot hodet, kjenner meg normal', sameDay('head')],
    [
      'eye+',
      'An eye hurt, red and painful, or flashes or a shadow in it',
      'Et øye som er skadet, rødt og vondt, eller ser lysglimt eller skygge',
      sameDay('stroke', EYE_TODAY_TEXT),
    ],
  ]),
  ...optionsFor('C3', [
    ['saddle_numb!', 'Numb between the legs or around the seat', 'Nummen i skrittet eller setet', emergency('cauda')],
    [
      'bladder!',
      'New trouble with bladder, bowel or sex',
      'Nye problemer med blære, tarm eller seksualfunksjon',
      emergency('cauda'),
    ],
    ['both_legs!', 'Both legs weak or numb', 'Begge bein svake eller numne', emergency('cauda')],
    [
      'foot_drop+',
      'A foot that slaps or will not lift, or strength going',
      'Fot som klasker eller ikke løftes, eller kraft som forsvinner',
      sameDay('nerve'),
    ],
    ['tingling~', 'Tingling in one limb, steady', 'Prikking i én arm eller ett bein, stabilt', refer('nerve')],
  ]),
  ...optionsFor('C4', [
    [
      'one_leg_swollen!',
      'One calf or leg swollen, warm or tight',
      'Én legg eller ett bein hovent, varmt eller stramt',
      emergency('clot'),
    ],
    [
      'pop!',
      'A pop or kick, and I cannot push off, rise on toes or walk',
      'Smell eller spark, og kan ikke sette fra, stå på tå eller gå',
      emergency('rupture'),
    ],
    [
      'cannot_bear!',
      'Cannot take four steps, or it looks out of shape',
      'Kan ikke gå fire skritt, eller ser feil ut',
      emergency('rupture'),
    ],
    [
      'joint_hot+',
      'Joint hot, locked, or swollen within hours',
      'Ledd varmt, låst eller hovent på få timer',
      sameDay('joint'),
    ],
    [
      'groin+',
      'Pain in groin or front of hip with each step, or a limp',
      'Smerte i lyske eller foran på hofta ved hvert steg, eller halting',
      sameDay('bone'),
    ],
    [
      'sore_point~',
      'One sore point on a bone, or pain at rest or at night',
      'Ett ømt punkt på et bein, eller smerte i ro eller om natta',
      refer('bone'),
    ],
  ]),
  ...optionsFor('C5', [
    [
      'swelling_face!',
      'Swelling of face, mouth or throat, or rash with feeling faint',
      'Hevelse i ansikt, munn eller svelg, eller utslett og uvel',
      emergency('allergy'),
    ],
    [
      'heat_confused!',
      'Confused, stumbling, or no sweat in heat',
      'Forvirret, ustø eller uten svette i varme',
      emergency('heat'),
    ],
    [
      'brown_urine!',
      'Brown urine, or hardly any since the run',
      'Brun urin, eller nesten ingen siden turen',
      emergency('heat'),
    ],
    [
      'cold!',
      'White, numb skin from cold, or shivering that does not stop',
      'Hvit, nummen hud av kulde, eller skjelving som ikke gir seg',
      emergency('heat', COLD_TEXT),
    ],
    [
      'much_water!',
      'Much water and headache, sickness, swelling',
      'Mye vann og hodepine, kvalme, hevelse',
      emergency('heat'),
    ],
    [
      'diabetes!',
      'Diabetes, and low, shaky, or ketones or vomiting',
      'Diabetes, og lavt, skjelven, eller ketoner eller oppkast',
      emergency('sugar'),
    ],
    [
      'stiff_neck!',
      'Stiff neck, rash that does not fade, red line from a wound',
      'Stiv nakke, utslett som ikke blekner, rød strek fra sår',
      emergency('illness'),
    ],
    [
      'fever+',
      'Fever, vomiting, diarrhoea or flu today or yesterday',
      'Feber, oppkast, diaré eller influensa i dag eller i går',
      sameDay('illness'),
    ],
  ]),
  ...optionsFor('C6', [
    [
      'not_wanting_to_live!',
      'I have thoughts of not wanting to live, or of hurting myself',
      'Jeg har tanker om ikke å ville leve, eller om å skade meg',
      emergency('selfharm'),
    ],
    [
      'hurt_now!',
      'Somebody hurts or threatens me, now or at home today',
      'Noen skader eller truer meg, nå eller hjemme i dag',
      emergency('abuse'),
    ],
    [
      'hurt+',
      'Somebody hurts, threatens or touches me against my will',
      'Noen skader, truer eller tar på meg mot min vilje',
      sameDay('abuse'),
    ],
    [
      'food~',
      'Food, weight or running to make up for eating takes over',
      'Mat, vekt eller løping for å gjøre opp for maten tar over',
      refer('eating'),
    ],
    ['periods~', 'Periods gone for three months or more', 'Mensen borte i tre måneder eller mer', refer('eating')],
    [
      'drink~',
      'I drink or take something to get through the day',
      'Jeg drikker eller tar noe for å komme gjennom dagen',
      refer('substance'),
    ],
    [
      'bad_day',
      'I would just like to say that it is a bad day',
      'Vil bare si at det er en dårlig dag',
      {
        leadsTo: 'reassure',
      },
    ],
  ]),
  ...optionsFor('C7', [
    ['meant_it!', 'I meant it', 'Jeg mente det', emergency('selfharm')],
    ['figure_of_speech', 'It was a figure of speech', 'Det var bare et uttrykk', GO],
  ]),
  ...optionsFor('C8', [
    ['about_me', 'It is about me', 'Det gjelder meg', open('category')],
    ['other_now!', 'About somebody else, now', 'En annen, nå', emergency('third')],
    ['other_past', 'About somebody else, earlier', 'En annen, tidligere', GO],
    ['in_general', 'I only want to know in general', 'Vil bare vite generelt', GO],
    ['under_18~', 'I am under 18', 'Jeg er under 18', refer('minor')],
    [
      'pregnant',
      'I am pregnant or gave birth in the last three months',
      'Jeg er gravid eller fødte siste tre måneder',
      open('C9'),
    ],
    ['medicine', 'A medicine is involved', 'Det gjelder medisin', open('C9')],
  ]),
  ...optionsFor('C9', [
    [
      'pregnancy_signs!',
      'Bleeding, fluid, strong pain, contractions, or the baby moves less',
      'Blødning, fostervann, sterke smerter, rier, eller mindre liv',
      emergency('pregnancy'),
    ],
    [
      'took_more!',
      'I took more than the pack or my doctor says',
      'Jeg tok mer enn pakningen eller legen sier',
      emergency('medication'),
    ],
    [
      'stopped_medicine+',
      'I stopped a medicine for heart, blood, epilepsy, sugar or mood',
      'Jeg sluttet med medisin for hjerte, blod, epilepsi, sukker eller psyken',
      sameDay('medication'),
    ],
  ]),
  ...optionsFor('C10', [
    [
      'belly_severe!',
      'Strong or sudden pain in belly or testicle, a hard belly, or pain after a blow to it',
      'Sterk eller plutselig smerte i mage eller testikkel, hard mage, eller vondt etter slag mot magen',
      emergency('illness', INSIDE_TEXT),
    ],
    [
      'blood_inside!',
      'Blood in vomit or stool, or black stool',
      'Blod i oppkast eller avføring, eller svart avføring',
      emergency('illness', INSIDE_TEXT),
    ],
    [
      'urine_fever!',
      'Fever or shivering, and pain in the flank or when I pee',
      'Feber eller frysninger, og vondt i flanken eller når jeg tisser',
      emergency('illness', INSIDE_TEXT),
    ],
    ['no_urine!', 'I cannot pee, or the urine is brown', 'Får ikke tisset, eller urinen er brun', emergency('heat')],
    [
      'wound_spreads!',
      'A wound with a red line or fever, or a rash that does not fade',
      'Sår med rød strek eller feber, eller utslett som ikke blekner',
      emergency('illness'),
    ],
    [
      'wound+',
      'A wound that does not heal or that I cannot feel, or a ring round a bite',
      'Sår som ikke gror eller som jeg ikke kjenner, eller en ring rundt et bitt',
      sameDay('rupture', WOUND_TODAY_TEXT),
    ],
    [
      'urine+',
      'Blood in the urine, or it burns to pee',
      'Blod i urinen, eller det svir å tisse',
      sameDay('illness', URINE_TEXT),
    ],
  ]),
];

const BY_CODE = new Map(OPTIONS.map((known) => [known.code, known]));

/** Returns the option with the given code; undefined for an unknown code. */
export const optionOf = (code: string): CardOption | undefined => BY_CODE.get(code);

/** Returns the options of a kind of card in display order. */
export const optionsOf = (kind: CardKind): CardOption[] => OPTIONS.filter((known) => known.kind === kind);

/**
 * Codes that later releases added. The id of a card that is not stored contains the positions of codes, so these come
 * after all others in `ALL_CODES`.
 */
export const ADDED_CODES: ReadonlySet<string> = new Set([
  ...['about_belly', 'eye+', 'cold!'],
  ...optionsOf('C10').map(({ code }) => code),
]);

/** The option of card C0 that says that the message is about training alone. */
export const ABOUT_TRAINING = 'about_training';
/** Codes of the answers that every card offers in addition to its options. */
export const NONE = 'none';
export const UNSURE = 'not_sure';
/** Code of the answer that opens card C0. It is offered on every card except C0 and C7. */
export const SOMETHING_ELSE = 'something_else';

import type { SafetyCategory } from '../categories.ts';
import { EN_113, EN_TODAY, NB_113, NB_TODAY } from './numbers.ts';

/** A text in both languages of the product. */
export interface Bilingual {
  en: string;
  nb: string;
}

/**
 * The fixed STOP text of each category (`language.md` 2.1 and 2.3). A text has at most 60 words and says what to do,
 * which number to call and what not to do. It contains no diagnosis, no medicine, and no numbers except telephone
 * numbers, ages and hours, and does not repeat the runner's words. A clinician has not reviewed the texts yet.
 */
export const STOP_TEXTS: Record<SafetyCategory, Bilingual> = {
  cardiac: {
    en: `Stop, sit down and do not drive. If it is there now, comes back or came with effort: ${EN_113}. If it has passed, see a doctor today: ${EN_TODAY}. No running until a doctor has looked at it.`,
    nb: `Stopp, sett deg ned og ikke kjør bil. Er det der nå, kommer det tilbake, eller kom det med anstrengelse: ${NB_113}. Har det gått over, kontakt lege i dag: ${NB_TODAY}. Ikke løp før en lege har sett på det.`,
  },
  syncope: {
    en: `Lie down with your legs up and let somebody stay with you. If it came with effort, chest pain or a blow to the head, or comes again: ${EN_113}. Otherwise see a doctor today: ${EN_TODAY}. No running until then.`,
    nb: `Legg deg ned med beina høyt, og la noen være hos deg. Kom det med anstrengelse, brystsmerter eller slag mot hodet, eller kommer det igjen: ${NB_113}. Ellers kontakt lege i dag: ${NB_TODAY}. Ikke løp før det.`,
  },
  breathing: {
    en: `Sit upright and use your own reliever if a doctor gave you one. If it does not help, lips are blue, you cough blood, or cannot say a whole sentence: ${EN_113}. Otherwise a doctor today: ${EN_TODAY}. Do not walk or run it off.`,
    nb: `Sitt oppreist, og bruk din egen anfallsmedisin hvis legen har gitt deg det. Hjelper det ikke, er leppene blå, hoster du blod, eller får du ikke sagt en hel setning: ${NB_113}. Ellers lege i dag: ${NB_TODAY}. Ikke prøv å gå eller løpe det av deg.`,
  },
  stroke: {
    en: `A change in face, arm, speech or sight, a sudden terrible headache or a seizure: ${EN_113} now, also when it has passed. Note the time it began. Do not eat or drink, do not drive, and do not stay alone.`,
    nb: `En endring i ansikt, arm, tale eller syn, plutselig kraftig hodepine eller krampeanfall: ${NB_113}, nå, også når det har gått over. Merk deg når det begynte. Ikke spis, drikk eller kjør bil, og ikke vær alene.`,
  },
  cauda: {
    en: `Numbness around the seat, new trouble with bladder or bowel, or both legs weak needs the emergency department now: ${EN_113}. Do not wait until morning, do not stretch and do not run.`,
    nb: `Nummenhet i skrittet, nye problemer med blære eller tarm, eller svakhet i begge bein må til akuttmottak nå: ${NB_113}. Ikke vent til i morgen, ikke tøy og ikke løp.`,
  },
  nerve: {
    en: `Strength that is going, or a foot that does not lift, needs a doctor today: ${EN_TODAY}. No running until then. If it spreads fast, comes to both legs, or bladder or bowel change: ${EN_113}.`,
    nb: `Mister du kraft, eller får du ikke løftet foten, må en lege se på det i dag: ${NB_TODAY}. Ikke løp før det. Sprer det seg fort, kommer det i begge bein, eller endrer blære eller tarm seg: ${NB_113}.`,
  },
  clot: {
    en: `Do not run, stretch or massage it. One leg that is swollen, warm or painful like this has to be seen in an emergency department now; ${EN_113}. If you are short of breath or your chest hurts, call at once.`,
    nb: `Ikke løp, tøy eller masser. Ett bein som er hovent, varmt eller vondt på denne måten må undersøkes på legevakt eller akuttmottak nå; ${NB_113}. Er du tungpusten eller har vondt i brystet, ring straks.`,
  },
  rupture: {
    en: `Do not put weight on it and do not test it. A pop, a changed shape, or a limb that cannot carry you needs the emergency department today. If you cannot get there: ${EN_113}.`,
    nb: `Ikke belast det, og ikke test det. Smalt det, ser det feil ut, eller bærer armen eller beinet deg ikke, må du til legevakt eller akuttmottak i dag. Kommer du deg ikke dit: ${NB_113}.`,
  },
  bone: {
    en: `Stop running and hopping now, not even as a test. Pain in the groin or the front of the hip, or a limp: a doctor today, ${EN_TODAY}. Pain in another bone: a doctor within days. If walking hurts, keep your weight off it.`,
    nb: `Stopp all løping og hopping nå, også som test. Vondt i lysken eller foran på hofta, eller halting: lege i dag, ${NB_TODAY}. Vondt i en annen knokkel: lege innen noen dager. Gjør det vondt å gå, så ikke legg vekt på beinet.`,
  },
  joint: {
    en: `A joint that is hot, red, locked or swelled up fast should be seen today: ${EN_TODAY}. If you also have a fever or feel ill, go there at once. No running and no loading until somebody has looked at it.`,
    nb: `Et ledd som er varmt, rødt eller låst, eller som hovnet fort opp, bør undersøkes i dag: ${NB_TODAY}. Har du også feber eller føler deg syk, dra dit straks. Ikke løp, og ikke belast det før noen har sett på det.`,
  },
  head: {
    en: `A blow to the head with sickness, drowsiness, confusion, a growing headache, or blood thinners: ${EN_113}, or go to the emergency department. Otherwise a doctor today: ${EN_TODAY}. Do not stay alone for 24 hours. No training until a doctor allows it.`,
    nb: `Slag mot hodet med kvalme, døsighet, forvirring, økende hodepine eller blodfortynnende medisin: ${NB_113}, eller dra til akuttmottak. Ellers lege i dag: ${NB_TODAY}. Ikke vær alene de neste 24 timene. Ingen trening før en lege sier ja.`,
  },
  allergy: {
    en: `Swelling of face or throat, or a rash with faintness, trouble breathing or stomach pain: use your own adrenaline pen if you have one and ${EN_113} now. Lie down, or sit if breathing is hard, and do not stay alone, also when it eases.`,
    nb: `Hevelse i ansikt eller svelg, eller utslett med svimmelhet, tung pust eller magesmerter: bruk din egen adrenalinpenn hvis du har en, og ${NB_113}, nå. Legg deg ned, eller sitt hvis det er tungt å puste, og ikke vær alene, heller ikke når det letter.`,
  },
  heat: {
    en: `Confused, stumbling, hot without sweat, shivering that does not stop, or a headache and sickness after much water: ${EN_113}; cool with water, or warm up if it was cold. Brown urine or none: emergency department today. Drink no more large amounts, and do not go on.`,
    nb: `Forvirret, ustø, varm uten å svette, skjelving som ikke gir seg, eller hodepine og kvalme etter mye vann: ${NB_113}; kjøl ned med vann, eller varm deg hvis det var kaldt. Brun urin eller ingen: legevakt eller akuttmottak i dag. Ikke drikk flere store mengder, og ikke fortsett.`,
  },
  sugar: {
    en: `If your blood sugar is low: stop and take your own sugar now. Not clear-headed, or it does not rise: ${EN_113}. If it is high with sickness or ketones, call 113 or 116 117 now. Insulin amounts belong with your diabetes team; I never give them.`,
    nb: `Er blodsukkeret lavt: stopp og ta sukkeret du har med deg, nå. Er du ikke klar i hodet, eller stiger det ikke: ${NB_113}. Er det høyt med kvalme eller ketoner, ring 113 eller 116 117 nå. Insulinmengder avtaler du med diabetesteamet ditt; jeg gir dem aldri.`,
  },
  illness: {
    en: `Rest, drink and sleep; no training until at least 24 hours, better 48 to 72, have passed without symptoms. A stiff neck, a painful chest or a rash that does not fade: ${EN_113}. High or lasting fever, or blood: a doctor today, ${EN_TODAY}.`,
    nb: `Hvil, drikk og sov; ikke tren før det har gått minst 24 timer, helst 48 til 72, uten symptomer. Stiv nakke, vondt i brystet eller utslett som ikke blekner: ${NB_113}. Høy eller langvarig feber, eller blod: lege i dag, ${NB_TODAY}.`,
  },
  medication: {
    en: `Please ask your doctor or pharmacist before you run or change anything: I do not name, dose, start or stop medicines, and I do not help with running on painkillers. Stop nothing on your own. If too much was taken: ${EN_113}, now.`,
    nb: `Spør lege eller apotek før du løper eller endrer noe: jeg nevner ikke medisiner ved navn, gir ingen doser, sier ikke hva du skal begynne eller slutte med, og hjelper ikke med å løpe på smertestillende. Ikke slutt på egen hånd. Er det tatt for mye: ${NB_113}, nå.`,
  },
  pregnancy: {
    en: `Pregnancy and the months after a birth are outside what I guide: let your midwife or doctor decide about running. Bleeding, fluid, strong pain, contractions, or less movement: call the maternity ward now, or ${EN_113}.`,
    nb: `Svangerskap og månedene etter en fødsel er utenfor det jeg kan gi råd om: la jordmor eller lege bestemme om du kan løpe. Blødning, fostervann, sterke smerter, rier, eller du kjenner mindre liv: ring fødeavdelingen nå, eller ${NB_113}.`,
  },
  eating: {
    en: `Thank you for saying it. When food or weight takes over, or periods stay away, talk with a doctor about low energy (REDs); bring somebody you trust. No figures for food or weight here, and no hard training until then. If you faint, vomit blood or have not eaten for days: ${EN_113}.`,
    nb: `Takk for at du sier det. Tar mat eller vekt over, eller uteblir mensen, snakk med lege om for lite energi (REDs); ta med noen du stoler på. Ingen tall for mat eller vekt her, og ingen hard trening før det. Besvimer du, kaster opp blod eller ikke har spist på dager: ${NB_113}.`,
  },
  selfharm: {
    en: `I am glad you wrote it, and you should not be alone with this. If you may hurt yourself, ${EN_113} now. To talk, day and night: Mental Helse, 116 123 (under 18: 116 111). Is somebody with you? Training can wait.`,
    nb: `Det er bra at du skrev det, og du skal ikke være alene med dette. Kan du komme til å skade deg selv: ${NB_113}, nå. Noen å snakke med, døgnet rundt: Mental Helse, 116 123 (under 18: 116 111). Er noen hos deg? Treningen kan vente.`,
  },
  abuse: {
    en: 'What you describe is not your fault. In danger now: in Norway call 112, elsewhere your local emergency number. To talk: 116 117, and for those under 18, 116 111. Somebody you trust, or the club’s safeguarding officer, can help too. I tell nobody.',
    nb: 'Det du beskriver er ikke din skyld. Er du i fare nå: ring 112 i Norge, ellers ditt lokale nødnummer. Noen å snakke med: 116 117, og er du under 18, 116 111. En du stoler på, eller den i klubben som har ansvar for trygghet, kan også hjelpe. Jeg sier det ikke til noen.',
  },
  minor: {
    en: 'Stridewell is made for adults of 18 and over, so there is no plan or programme here for younger people. A parent or guardian, a club coach or the school nurse can help. If you are worried or unsafe: in Norway 116 111, elsewhere your local helpline.',
    nb: 'Stridewell er laget for voksne fra 18 år, så her finnes det ingen plan og ikke noe program for yngre. En forelder eller foresatt, en klubbtrener eller helsesykepleier på skolen kan hjelpe. Er du bekymret eller utrygg: 116 111 i Norge, ellers din lokale hjelpetelefon.',
  },
  third: {
    en: `${EN_113.replace('in Norway call', 'In Norway call')}, now; put the phone on speaker and stay with them. Not breathing normally: chest compressions as the operator tells you. Stung or swollen: help with their own adrenaline pen. Do not leave to get help if you can call.`,
    nb: `${NB_113.replace('ring', 'Ring')}, nå; sett telefonen på høyttaler og bli hos personen. Puster personen ikke normalt: brystkompresjoner slik operatøren sier. Stukket eller hoven: hjelp til med personens egen adrenalinpenn. Ikke gå for å hente hjelp hvis du kan ringe.`,
  },
  substance: {
    en: `No session today: not before or after drink, drugs or performance drugs. Chest pain, trouble breathing, confusion, or shaking when you stop: ${EN_113}. If it goes on, your doctor can help; I judge nobody.`,
    nb: `Ingen økt i dag: ikke før eller etter alkohol, rus eller prestasjonsfremmende midler. Vondt i brystet, tung pust, forvirring, eller skjelving når du slutter: ${NB_113}. Fortsetter det, kan legen hjelpe; jeg dømmer ingen.`,
  },
};

/**
 * Texts for signs that are an emergency although their category usually leads to a doctor on the same day or to a
 * pharmacist: too much of a medicine, a serious infection, belly or bleeding, a pregnancy in danger, or withdrawal.
 */
const EMERGENCY_TEXTS = {
  medication: {
    en: `More than the pack or your doctor allows can harm you before you notice it: ${EN_113}, now, also if you feel well. Keep the package at hand. Take nothing more, do not wait for signs, do not train, and do not stay alone.`,
    nb: `Mer enn pakningen eller legen sier kan skade deg før du merker det: ${NB_113}, nå, også om du føler deg bra. Ha pakningen klar. Ikke ta mer, ikke vent på tegn, ikke tren, og ikke vær alene.`,
  },
  illness: {
    en: `This cannot wait until tomorrow: ${EN_113}, or go to the emergency department now. That holds for fever with a stiff neck, rash or back pain, a hard or one-sided belly, a red line, a hot joint, black stool or vomit, and a swollen testicle. No training; do not stay alone.`,
    nb: `Dette kan ikke vente til i morgen: ${NB_113}, eller dra til legevakt eller akuttmottak nå. Det gjelder feber med stiv nakke, utslett eller vond rygg, hard eller ensidig vond mage, rød strek, varmt ledd, svart avføring eller oppkast, og hoven testikkel. Ikke tren, og ikke vær alene.`,
  },
  pregnancy: {
    en: `Call the maternity ward now, or ${EN_113}. Bleeding, fluid, contractions, strong pain, a headache with flashes or swelling, or a baby that moves less cannot wait, even if it may be nothing. Lie down on your side until you have spoken with them. No running, and do not stay alone.`,
    nb: `Ring fødeavdelingen nå, eller ${NB_113}. Blødning, vann som går, rier, sterke smerter, hodepine med lysglimt eller hevelse, eller mindre liv kan ikke vente, selv om det kan være ufarlig. Legg deg på siden til du har snakket med dem. Ikke løp, og ikke vær alene.`,
  },
  substance: {
    en: `Shaking, seeing things or a fit after you stop drinking or taking something needs help now: ${EN_113}. Do not run it off, do not drive, and do not stay alone. It was right to say it; I judge nobody. No session today.`,
    nb: `Skjelving, syner eller kramper etter at du sluttet å drikke eller ta noe, trenger hjelp nå: ${NB_113}. Ikke prøv å løpe det av deg, ikke kjør bil, og ikke vær alene. Det var riktig å si det; jeg dømmer ingen. Ingen økt i dag.`,
  },
} satisfies Partial<Record<SafetyCategory, Bilingual>>;

const URGENT: Partial<Record<SafetyCategory, Bilingual>> = { ...EMERGENCY_TEXTS, joint: EMERGENCY_TEXTS.illness };

/** Returns the STOP text of a category at a tier. */
export const stopText = (category: SafetyCategory, tier: string | null): Bilingual =>
  (tier === 'emergency' && URGENT[category]) || STOP_TEXTS[category];

/** The text about somebody else who may want to die. */
export const THIRD_CRISIS_TEXT: Bilingual = {
  en: `Stay with them and ask openly if they think of suicide. In danger now: ${EN_113}. To talk, day and night: in Norway Mental Helse, 116 123 (under 18: 116 111), elsewhere a local helpline. Do not leave them alone. If it is about you, call the same numbers.`,
  nb: `Bli hos personen, og spør rett ut om tanker på selvmord. I fare nå: ${NB_113}. Noen å snakke med, døgnet rundt: Mental Helse, 116 123 (under 18: 116 111), ellers en lokal hjelpetelefon. Ikke la personen være alene. Gjelder det deg selv, ring de samme numrene.`,
};

/** The text after "I am not sure" on a card. It mildly advises the runner to seek help on the same day. */
export const UNSURE_TEXT: Bilingual = {
  en: `If you cannot tell, somebody should look or listen today: ${EN_TODAY}. If it gets worse: ${EN_113}. No session today; I have kept your question.`,
  nb: `Er du usikker, bør noen se på det eller lytte til deg i dag: ${NB_TODAY}. Blir det verre: ${NB_113}. Ingen økt i dag; jeg har tatt vare på spørsmålet ditt.`,
};

/** The text after "I am not sure" on a card about mood. It contains the helpline number. */
export const UNSURE_MOOD_TEXT: Bilingual = {
  en: `If you cannot tell, talk with somebody today: in Norway Mental Helse, 116 123, day and night, or urgent care, 116 117; elsewhere your local helpline. No session today; I have kept your question.`,
  nb: `Er du usikker, så snakk med noen i dag: i Norge Mental Helse, 116 123, døgnet rundt, eller legevakta, 116 117; ellers din lokale hjelpetelefon. Ingen økt i dag; jeg har tatt vare på spørsmålet ditt.`,
};

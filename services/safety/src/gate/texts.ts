import { STOP_TEXTS, stopText } from '../texts/stop.ts';
import type { Category } from './categories.ts';
import type { Language } from './engine/language.ts';

const EMERGENCY_EN = 'in Norway call 113, elsewhere your local emergency number';
const EMERGENCY_NB = 'ring 113 i Norge, ellers ditt lokale nødnummer';
const TODAY_EN = 'in Norway call 116 117, elsewhere your local urgent care';
const TODAY_NB = 'ring legevakta på 116 117 i Norge, ellers din lokale legevakt';

/**
 * The fixed texts of the safety gate, one line each, written by people and never by a model. They contain no diagnosis,
 * no medicine, and no numbers except telephone numbers, ages and hours. The numbers 113 (helsenorge.no) and 116 117
 * (municipal health pages) were checked at the source. The helpline 116 123 (Mental Helse) is general knowledge and
 * must be verified before it is used elsewhere.
 */
export const TEXTS: Record<Category, Record<Language, string>> = {
  crisis: {
    en: `I am glad you wrote it down, and you should not be alone with this. If you might hurt yourself, ${EMERGENCY_EN}. To talk with somebody now, call a crisis helpline: in Norway Mental Helse, 116 123, day and night. Training can wait.`,
    nb: `Det er bra at du skrev det, og du skal ikke være alene med dette. Hvis du kan komme til å skade deg, ${EMERGENCY_NB}. For å snakke med noen nå, ring en hjelpetelefon: i Norge Mental Helse, 116 123, døgnet rundt. Treningen kan vente.`,
  },
  third: STOP_TEXTS.third,
  overdose: stopText('medication', 'emergency'),
  urgent: stopText('illness', 'emergency'),
  heart: {
    en: `What you describe from chest, heart, breath or head needs medical help before any more running. Stop and rest. If it is there now, came with effort or comes back, ${EMERGENCY_EN}. If it has passed, see a doctor today: ${TODAY_EN}.`,
    nb: `Det du beskriver fra bryst, hjerte, pust eller hode, må en lege se på før du løper mer. Stopp og hvil. Er det der nå, kom det under anstrengelse eller kommer det tilbake: ${EMERGENCY_NB}. Har det gått over, kontakt lege i dag: ${TODAY_NB}.`,
  },
  cauda: {
    en: `Numbness around the saddle, new trouble with bladder or bowel, or both legs weak or numb is an emergency. Do not wait and do not run: ${EMERGENCY_EN}, or go to the emergency department now.`,
    nb: `Nummenhet i skrittet, nye problemer med vannlating eller avføring, eller svakhet eller nummenhet i begge bein er akutt. Ikke vent, og ikke løp: ${EMERGENCY_NB}, eller dra til akuttmottaket nå.`,
  },
  clot: {
    en: `A leg that is swollen, warm or painful like this has to be looked at now. Do not run, stretch or massage it: ${EMERGENCY_EN}, or go to the emergency department, at once if breathing is hard or the chest hurts.`,
    nb: `Et bein som er hovent, varmt eller vondt på denne måten må undersøkes nå. Ikke løp, tøy eller masser det: ${EMERGENCY_NB}, eller dra til legevakt eller akuttmottak, straks hvis det er tungt å puste eller vondt i brystet.`,
  },
  rupture: {
    en: `A pop, a kick that nobody gave, or not being able to rise on your toes needs the emergency department the same day. No running, no stretching, no test of strength. If you cannot get there, ${EMERGENCY_EN}.`,
    nb: `Et smell, et spark som ingen ga, eller at du ikke kommer opp på tå, må til legevakt eller akuttmottak samme dag. Ikke løp, ikke tøy, ikke test styrken. Kommer du deg ikke dit, ${EMERGENCY_NB}.`,
  },
  trauma: {
    en: `After an accident, or when a leg will not carry you or looks wrong, go to the emergency department before anything else. Do not try it out. If you cannot get there, ${EMERGENCY_EN}.`,
    nb: `Etter en ulykke, eller når et bein ikke bærer deg eller ser feil ut, må du til legevakt eller akuttmottak før noe annet. Ikke prøv deg fram. Kommer du deg ikke dit, ${EMERGENCY_NB}.`,
  },
  nerve: {
    en: `Strength that goes, or a foot that will not lift, needs medical care the same day: ${TODAY_EN}. No running until a doctor has seen it. If it spreads or comes on suddenly, ${EMERGENCY_EN}.`,
    nb: `Kraft som blir borte, eller en fot du ikke får løftet, må en lege vurdere samme dag: ${TODAY_NB}. Ikke løp før en lege har sett på det. Brer det seg eller kommer det brått, ${EMERGENCY_NB}.`,
  },
  bone: {
    en: `Stop running for now, and no hopping or jumping, not even as a test. Pain in the groin or in a bone needs a doctor: groin, front of the hip or a limp the same day, ${TODAY_EN}; other places within days.`,
    nb: `Stopp løpingen nå, og ikke hopp, heller ikke som test. Smerter i lysken eller i en knokkel må en lege se på: lyske, forsiden av hofta eller halting samme dag, ${TODAY_NB}; andre steder innen noen dager.`,
  },
  joint: {
    en: `A joint that swells, locks or turns hot and red needs medical care the same day: ${TODAY_EN}. No running on it until a doctor or physiotherapist has seen it.`,
    nb: `Et ledd som hovner opp, låser seg eller blir varmt og rødt, må vurderes samme dag: ${TODAY_NB}. Ikke løp på det før lege eller fysioterapeut har sett på det.`,
  },
  night: {
    en: `Pain that wakes you at night, or weight lost without trying, needs a doctor soon: call your own doctor today, or ${TODAY_EN}. No running until then.`,
    nb: `Smerter som vekker deg om natta, eller vekttap uten at du prøver, må sjekkes av lege snart: ring fastlegen i dag, eller ${TODAY_NB}. Ikke løp før det.`,
  },
  illness: {
    en: `Not with a fever or an illness like this: rest, drink, sleep. Wait until at least 24 hours, better 48 to 72, have passed without symptoms, then come back gently. If the fever is high, lasts or comes with a painful chest or joint, see a doctor the same day: ${TODAY_EN}.`,
    nb: `Ikke med feber eller slik sykdom: hvil, drikk, sov. Vent til det har gått minst 24 timer, helst 48 til 72, uten symptomer, og begynn forsiktig. Er feberen høy, varer den, eller gjør det vondt i bryst eller ledd, kontakt lege samme dag: ${TODAY_NB}.`,
  },
  eating: {
    en: 'Thank you for saying it. Missing periods, bones that break more than once, eating very little, or food and weight taking over deserve a talk with your doctor about low energy (REDs), who can offer support; bring somebody you trust. I give no calorie or weight figures. Please rest from hard running until that talk.',
    nb: 'Takk for at du sier det. Mensen som uteblir, knokler som brekker mer enn én gang, svært lite mat, eller mat og vekt som tar over, fortjener en prat med legen om for lite energi (REDs); legen kan gi støtte, og ta gjerne med en du stoler på. Jeg gir ingen tall for kalorier eller vekt. Hvil fra hard løping til dere har snakket sammen.',
  },
  minor: {
    en: 'Stridewell is made for adults of 18 and over, so I make no plan or programme here. A parent or guardian, a coach or a doctor can help.',
    nb: 'Stridewell er laget for voksne fra 18 år, så jeg lager ikke plan eller program her. En forelder eller foresatt, en trener eller en lege kan hjelpe.',
  },
  pregnancy: {
    en: 'Pregnancy and the first months after a birth are outside what I guide. Please settle running and exercises with your midwife or doctor.',
    nb: 'Svangerskap og de første månedene etter en fødsel er utenfor det jeg kan gi råd om. Avtal løping og øvelser med jordmor eller lege.',
  },
  surgery: {
    en: 'In the months after an operation I make no programme. Please ask your surgeon, doctor or physiotherapist what to do and when.',
    nb: 'I månedene etter en operasjon lager jeg ikke program. Spør kirurgen, legen eller fysioterapeuten hva du kan gjøre og når.',
  },
  medicine: {
    en: `Before any training, ask a doctor or pharmacist about a medicine that was missed, doubled, mixed or borrowed; change nothing on your own. If you took more than you should, or feel unwell: ${EMERGENCY_EN}.`,
    nb: `Spør lege eller apotek før du trener når en medisin er glemt, doblet, blandet eller lånt, og endre ikke noe på egen hånd. Har du tatt mer enn du skal, eller føler deg dårlig: ${EMERGENCY_NB}.`,
  },
  tendon: {
    en: 'Some treatments leave tendons easier to hurt for a while. No heavy loading or running on it before your doctor or pharmacist has been asked; change nothing you take on your own.',
    nb: 'Noen behandlinger gjør at sener lettere blir skadet en stund. Ikke belast tungt og ikke løp før lege eller apotek er spurt; endre ikke noe du tar, på egen hånd.',
  },
  tingling: {
    en: `Tingling or numbness in one arm or leg should be seen by a doctor or physiotherapist within days. No running until then. If it spreads, comes to both legs or the saddle, or strength goes, ${EMERGENCY_EN}.`,
    nb: `Prikking eller nummenhet i én arm eller ett bein bør lege eller fysioterapeut se på innen noen dager. Ikke løp før det. Brer det seg, kommer det i begge bein eller skrittet, eller blir kraften borte, ${EMERGENCY_NB}.`,
  },
};

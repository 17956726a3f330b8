import type { NumberClass } from '../engine/vocabulary.ts';
import { words } from './split.ts';

/** Words that a symptom is told with, English and Norwegian; the excuses read over lists of these ("no fever or chest pain"). */
export const SYMPTOM_CLASSES: Record<string, string[]> = {
  hurt: words(`stab pain pains painful paining pian ache aches aching ached hurt hurts hurting stabbing burning
    smerte smerter smertene smerten vondt vond vonde vont ondt verk verker verket murrer murring stikk stikker stikkende svir`),
  sore: words('sore soreness tender tenderness stiff øm ømhet støl sår'),
  press: words(`tight tightness pressure squeezing pressing squeezed squeeze crushing heaviness constricted
    press trykk trykker trykkende stram stramt strammer stramming klem klemmer klemmende knyter tyngde`),
  chest: words('chest chests sternum breastbone brystet bryst brystkassa brystkassen brystbeinet'),
  chestpain: words('brystsmerte brystsmerter chestpain chestpains brystsmert* brystvondt bryststikk*'),
  heart: words('heart hjertet hjerte hjarta'),
  beats: words('beat beats heartbeat heartbeats slag hjerteslag pulsslag'),
  flutter: words('racing raced fluttering flutters flutter irregular irregularly skipping skips skipped uregelmessig'),
  palpitations: words('palpitation* palpitations arrhythmi* arytmi* hjertebank* hjerteflimmer flimmer afib'),
  breathe: words('breathe breath breathing breathin puste pusten pust luft'),
  breathless: words(
    'pustebesvær breathless breathlessness tungpust* tungpusten kortpust* pustebesvær pustevansker pusteproblem*',
  ),
  faint:
    words(`faint fainted fainting fainty faints unconscious unconsciousness consciousness lightheaded lightheadedness
    besvim* besvimte besvime besvimt svimte bevisstløs bevisstheten bevissthet kollapset kollapsa collapsed collapse collapsing`),
  dizzy: words('dizzy dizziness dizzyness woozy vertigo svimmel svimmelhet svimmelt svimmer ørske svimete'),
  numb: words(`numb numbness numbing tingling tingly tingles tingle nummen numment numne numme nummenhet følelsesløs
    prikking prikker prikkende følelsesløst`),
  weak: words('weak weakness powerless lame svak svake svakhet kraftløs kraftløse lammet lamme lammelse'),
  swollen: words(`swollen swelling swelled swell swells puffy ballooned hoven hovent hovne hovnet hovna hevelse hevelsen
    opphovnet opphovna hevet`),
  hot: words('hot warm red redness varm varmt rød rødt glovarm'),
  pop: words('pop popped popping snap snapped crack cracked'),
  smell: words('smalt knepp røk ryker knakk'),
  fever: words('fever feverish fevers feber feberen febril feberaktig'),
  ill: words(`flu influensa influensaen influenza pneumonia lungebetennelse omgangssyke omgangssjuke
    vomiting vomited vomit diarrh* diare diaré chills frysninger frostrier hoste cough oppkast migraine`),
  pregnant: words('pregnant pregnancy gravid gravide graviditet postpartum barsel'),
  bruise: words('bruise bruising blåmerke'),
  injuryWords: words('limp limping halter numbing locking låser catching instability'),
  suicidal: words('suicid* suicide suicidal selvmord selvmord* sjølmord* selvskad* sjølskad*'),
};

const BODY_CLASSES: Record<string, string[]> = {
  calf: words('calf calfs calves leggen legg leggene leggmuskelen leggmuskel tykkleggen tykklegg'),
  leg: words('leg legs shin thigh thighs bein beinet beina ben benet bena låret'),
  foot: words('foot feet toe toes fot foten føttene føtter tærne tærne tær'),
  arm: words('arm arms armen armene'),
  knee: words('knee knees kneecap kneecaps patella kne kneet knærne kneskåla kneskålen'),
  joint: words('knee knees ankle ankles elbow kne kneet ankel ankelen hofta hoften'),
  achilles: words('achilles akilles* achillies heel hæl hælen hamstring* hamstringen tendon sene senen'),
  groin: words('groin groins lyske* lysken lyskesmert* ljumsken'),
  back: words('back ryggen rygg korsryggen korsrygg'),
  saddle: words(`groin crotch genital* saddle perineum buttocks bum privates private penis vagina scrotum anus
    skrittet skritt underlivet underliv kjønnsorgan* rumpa baken endetarmen`),
  bone: words(`shin shins shinbone tibia tibial foot metatarsal* navicular sacrum femur femoral pelvis pelvic hip ankle heel fibula
    skinnbeinet skinnleggen leggbeinet leggbenet leggben leggbein skinneben* fotblad* foten mellomfot* hofta hoften hofte korsbeinet bekkenet lårbeinet
    lårhalsen ankelen`),
  body: words(`knee back hip leg legs calf foot ankle shin heel achilles groin shoulder neck arm kne kneet rygg ryggen hofta hoften
    leggen foten ankelen hælen akilles lysken skulder skulderen nakken låret armen`),
  head: words('head hodet huet'),
  face: words('face mouth ansiktet munnen munnviken'),
};

const OTHER_CLASSES: Record<string, string[]> = {
  cant: words('cant cannot couldnt canot unable wont'),
  kanIkke: words('klarer klarte greier greide får fikk kan kunne orker'),
  n: words(`one two three four five six seven eight nine ten eleven twelve few several couple
    en ett to tre fire fem seks sju syv åtte ni ti elleve tolv noen par`),
  months: words('month months måned måneder mnd mndr'),
  weeks: words('week weeks uke uker veke veker'),
  rest: words(
    'rest resting rests sitting sit lying lie bed sleep asleep night nights hvile ro natt natta natten nettene sofaen',
  ),
  press1: words('press pressing pressed touch touching trykker trykk berører tar'),
  hop: words('hop hops hopping jump jumping hopper hopp hoppe'),
  spot: words('spot pinpoint focal punkt flekk punktet'),
  periods: words('period periods menses menstruation mensen menstruasjon menstruasjonen'),
  gone: words(
    'gone missing absent stopped stop disappeared vanished uteblitt uteble borte stoppet stoppa forsvunnet vekk',
  ),
  surgery: words('surgery surgeries operert operasjon operasjonen opererte operated kirurgi'),
  minorWord: words(`ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    elleve tolv tretten fjorten femten seksten sytten`),
  child: words(`son daughter kid child boy girl niece nephew stepson stepdaughter grandson granddaughter
    sønn sønnen datter dattera datteren barn barnet gutt gutten jente jenta ungen nevø niese`),
};

/** Named lists of words that the phrases of rules, masks and excuses refer to as `<name>`. */
export const CLASSES: Record<string, string[]> = { ...SYMPTOM_CLASSES, ...BODY_CLASSES, ...OTHER_CLASSES };

/** Every word a symptom is told with, body parts included. */
export const SYMPTOM_WORDS: string[] = [...Object.values(SYMPTOM_CLASSES), ...Object.values(BODY_CLASSES)].flat();

const whole = (text: string): boolean => /^\d+$/.test(text);

/** Numbers that mean something in a phrase. */
export const NUMBERS: Record<string, NumberClass> = {
  number: () => true,
  /** An age the product does not manage. */
  minorAge: (value, text) => whole(text) && value >= 8 && value <= 17,
  /** The age from which the product manages. */
  adultAge: (value, text) => whole(text) && value === 18,
  /** Body temperature from 38 degrees Celsius on, the usual meaning of fever; 42.2 is a marathon. */
  feverDegrees: (value) => value >= 38 && value < 41.5,
  /** The same with a decimal, as thermometers for people show it. */
  feverDecimal: (value, text) => !whole(text) && value >= 38 && value < 41.5,
  /** Daily energy no adult runner should live on. */
  tooLittleEnergy: (value, text) => whole(text) && value >= 200 && value < 1_400,
  kilos: (value) => value >= 3 && value < 60,
};

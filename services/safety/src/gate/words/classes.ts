import type { NumberClass } from '../engine/vocabulary.ts';
import { words } from './split.ts';

/** Words for symptoms in English and Norwegian. One denial may apply to a list of them ("no fever or chest pain"). */
const SYMPTOM_CLASSES: Record<string, string[]> = {
  hurt: words(`stab pain pains painful paining pian ache aches aching ached hurt hurts hurting stabbing burning smerte smerter smertene
    smerten vondt vond vonde vont ondt verk verker verket murrer murring stikk stikker stikkende svir throbs throbbing throb
    stabbed stings sting agony sviende dunker dunkende ilt iler sårt`),
  sore: words(`sore soreness tender tenderness stiff øm ømhet støl sår ømme`),
  press:
    words(`tight tightness pressure squeezing pressing squeezed squeeze crushing heaviness constricted press trykk trykker
    trykkende stram stramt strammer stramming klem klemmer klemmende knyter tyngde trang trangt tungt tynger`),
  chest: words(
    `chest chests sternum breastbone brystet bryst brystkassa brystkassen brystbeinet brystbenet brystkasse bringa`,
  ),
  chestpain: words('brystsmerte brystsmerter chestpain chestpains brystsmert* brystvondt bryststikk*'),
  heart: words('heart hjertet hjerte hjarta'),
  beats: words(`beat beats heartbeat heartbeats slag hjerteslag pulsslag hjerterytmen`),
  flutter:
    words(`racing raced fluttering flutters flutter irregular irregularly skipping skips skipped uregelmessig thumping thumps
    galloping`),
  palpitations: words('palpitation* palpitations arrhythmi* arytmi* hjertebank* hjerteflimmer flimmer afib'),
  breathe: words('breathe breath breathing breathin puste pusten pust luft'),
  breathless: words(
    'pustebesvær breathless breathlessness tungpust* tungpusten kortpust* pustebesvær pustevansker pusteproblem*',
  ),
  faint:
    words(`faint fainted fainting fainty faints unconscious unconsciousness consciousness lightheaded lightheadedness besvim*
    besvimte besvime besvimt svimte bevisstløs bevisstheten bevissthet kollapset kollapsa collapsed collapse collapsing
    fainter besvimer svime kollapser`),
  dizzy: words(`dizzy dizziness dizzyness woozy vertigo svimmel svimmelhet svimmelt svimmer ørske svimete ørsk ustø`),
  numb: words(`numb numbness numbing tingling tingly tingles tingle nummen numment numne numme nummenhet følelsesløs prikking prikker
    prikkende følelsesløst dovna dovnet dovner dovne nommen nomment nømmen kribler kribling kriblende kribla mauring
    maurkryping prikka`),
  weak: words(
    `weak weakness powerless lame svak svakt svake svakhet kraftløs kraftløse lammet lamme lammelse kraftlaus kraftlause`,
  ),
  swollen:
    words(`swollen swelling swelled swell swells puffy ballooned hoven hovent hovne hovnet hovna hevelse hevelsen opphovnet
    opphovna hevet swole swolen puffed bloated ballooning inflated engorged svulmet svulma svullen opphovnede hovner hovnar
    hovn hovet oppsvulmet oppsvulma oppblåst oppblåste utblåst`),
  hot: words(`hot warm red redness varm varmt rød rødt glovarm reddish reddened knallrød hissig raud raudt rødlig heit heitt varme
    hotter warmer varmere`),
  pop: words(`pop popped popping snap snapped crack cracked cracking`),
  smell: words(`smalt knepp røk ryker knakk smell spratt revna revnet røket røyk knekte sprakk sprekte eksploderte`),
  fever: words('fever feverish fevers feber feberen febril feberaktig'),
  ill: words(`flu influensa influensaen influenza pneumonia lungebetennelse omgangssyke omgangssjuke
    vomiting vomited vomit diarrh* diare diaré chills frysninger frostrier hoste cough oppkast migraine`),
  pregnant: words('pregnant pregnancy gravid gravide graviditet postpartum barsel'),
  purple: words('purple shiny skinner skinnende blålilla lilla blålig sprengt lump klump veins'),
  wonky:
    words(`wonky crooked bent sideways deformed deformity misshapen askew mangled skjev skjevt skjeve skeiv skeivt skeive skjeiv
    skakk skakt feilstilt feilstilling deformert backwards dislocated`),
  bruise: words('bruise bruising blåmerke'),
  injuryWords: words('limp limping halter numbing locking låser catching instability'),
  suicidal: words('suicid* suicide suicidal selvmord selvmord* sjølmord* selvskad* sjølskad*'),
};

const BODY_CLASSES: Record<string, string[]> = {
  calf: words(`calf calfs calves leggen legg leggene leggmuskelen leggmuskel tykkleggen tykklegg clf claf kalf leggmuskulaturen
    tykklegger læggen lægg`),
  leg: words('leg legs shin thigh thighs bein beinet beina ben benet bena låret'),
  foot: words('foot feet toe toes fot foten føttene føtter tærne tærne tær'),
  arm: words(`arm arms armen armene hand hands hånd hånda hånden hender håndledd`),
  knee: words('knee knees kneecap kneecaps patella kne kneet knærne kneskåla kneskålen'),
  joint: words('knee knees ankle ankles elbow kne kneet ankel ankelen hofta hoften'),
  achilles:
    words(`achilles akilles* achillies heel hæl hælen hamstring* hamstringen tendon sene senen akillesen achilles* hælsena hælsenen
    hælsene`),
  groin: words(`groin groins lyske* lysken lyskesmert* ljumsken lysk* ljumsk* lyska lyskene`),
  back: words('back ryggen rygg korsryggen korsrygg'),
  saddle:
    words(`groin crotch genital* saddle perineum buttocks bum privates private penis vagina scrotum anus skrittet skritt underlivet
    underliv kjønnsorgan* rumpa baken endetarmen arse ass backside undercarriage rectum anal ræva rompa rumpe rumpehullet
    rompehullet endetarm pungen penisen balls ballene testicles`),
  bone: words(`shin shins shinbone tibia tibial foot metatarsal* navicular sacrum femur femoral pelvis pelvic hip ankle heel fibula
    skinnbeinet skinnleggen leggbeinet leggbenet leggben leggbein skinneben* fotblad* foten mellomfot* hofta hoften hofte
    korsbeinet bekkenet lårbeinet lårhalsen ankelen sesamoid tailbone skinnebein skinnebeinet skinneleggen båtbeinet
    båtbenet haleben halebeinet`),
  body: words(`knee back hip leg legs calf foot ankle shin heel achilles groin shoulder neck arm kne kneet rygg ryggen hofta hoften
    leggen foten ankelen hælen akilles lysken skulder skulderen nakken låret armen`),
  limb: words(`knee kneecap ankle foot toe leg shin calf thigh hip wrist elbow finger thumb hand arm shoulder collarbone nose jaw rib ribs bone
    tibia fibula femur kne kneet kneskåla kneskålen ankel ankelen foten fot tå tåa tåen stortåa bein beinet benet leggen legg låret hofta hoften
    håndledd håndleddet albuen finger fingeren tommelen hånda hånden armen arm skuldra skulderen skulder kragebeinet nesa nesen ribbein ribbeinet
    beinpipa leggbeinet skinnebeinet`),
  head: words(`head hodet huet hode hue skallen skalle panna bakhodet bakhode skull`),
  face: words(`face mouth ansiktet munnen munnviken leppa`),
};

const OTHER_CLASSES: Record<string, string[]> = {
  fall: words(`fell fall falling fallen tripped slipped stumbled tumbled tumble faceplanted faceplant wiped stacked
    falt fall falle fallet datt tryna trynet tryne ramla ramlet sklei skled skle skli snubla snublet stupte ramle`),
  twist:
    words(`twisted sprained rolled rolling twisting spraining tweaked tråkka tråkket trødde trådde vrikka vrikket vridd vrei forstuet forstua
    overtråkk overtråkket`),
  struck:
    words(`hit hits banged smashed smacked whacked bumped cracked bashed struck bonked slammed thumped slo slår slått smalt dunka
    dunket stanga stanget stang smelte landa landet walloped thwacked clonked knocked donked bonket dundra dundret klaska`),
  overHeat: words(
    `heat hot sun sunny overheated overheating humid varmen varme varmt varm sola solen heten heta overopphet* grader degrees`,
  ),
  quinolone: words('cipro ciprofloxacin cipro* levoflox* fluorokinol* fluoroquinol* moxiflox* ciprox*'),
  monthName: words(`january february march april may june july august september october november december
    januar februar mars mai juni juli oktober desember`),
  cant: words('cant cannot couldnt canot unable wont'),
  kanIkke: words('klarer klarte greier greide får fikk kan kunne orker'),
  n: words(`one two three four five six seven eight nine ten eleven twelve few several couple
    en ett to tre fire fem seks sju syv åtte ni ti elleve tolv noen par`),
  months: words('month months måned måneder mnd mndr'),
  weeks: words('week weeks uke uker veke veker'),
  rest: words(
    'rest resting rests sitting sit lying lie bed sleep asleep night nights hvile ro natt natta natten nettene sofaen',
  ),
  press1: words(`press pressing pressed touch touching trykker trykk berører tar squeeze squeezed squeezing klemmer`),
  hop: words('hop hops hopping jump jumping hopper hopp hoppe'),
  spot: words(`spot pinpoint focal punkt flekk punktet bump prikk kul kulen`),
  periods: words('period periods menses menstruation mensen menstruasjon menstruasjonen'),
  gone: words(
    'gone missing absent stopped stop disappeared vanished uteblitt uteble borte stoppet stoppa forsvunnet vekk',
  ),
  lose: words('lose losing lost drop dropping dropped shed shedding cut cutting'),
  eat: words(`eat ate eaten eating fast fasting fasted skip skipping skipped starve meal meals dinner dinners lunch breakfast food
    calories carbs`),
  spise: words(
    `spise spiser spist spiste middag middagen frokost frokosten lunsj lunsjen mat maten måltid måltider kalorier karbo`,
  ),
  smallFood:
    words(`apple apples banana bananas salad salads lettuce cucumber soup broth crackers yoghurt yogurt eple epler eplet banan
    bananer salat agurk knekkebrød suppe`),
  surgery: words('surgery surgeries operert operasjon operasjonen opererte operated kirurgi'),
  minorWord: words(
    `ten eleven twelve thirteen fourteen fifteen sixteen seventeen elleve tolv tretten fjorten femten seksten sytten`,
  ),
  someone:
    words(`lady woman women man guy bloke girl boy gentleman cyclist kid child son daughter toddler baby newborn infant wife
    husband partner boyfriend girlfriend mum mom dad mother father brother sister mate friend buddy colleague teammate
    somebody someone person stranger pensioner he she mann mannen kar karen dame dama kvinne kvinnen jente jenta gutt gutten person
    personen noen nokon syklist syklisten kona kone samboeren ektemannen kjæresten venn vennen venninna venninnen kompis kompisen
    kameraten kamerat barnet ungen barn sønnen sønn dattera datteren babyen mamma pappa mora moren faren broren søstera søsteren
    kollegaen kollega naboen han hun ho`),
  painkiller:
    words(`paracetamol paracetamols tylenol panadol ibuprofen ibuprofens advil nurofen aspirin aspirins naproxen diclofenac voltarol codeine cocodamol
    tramadol painkillers painkiller paracet ibux paraceten paracetene pinex ibuxen ibumetin voltaren diklofenak paralgin smertestillende dispril`),
  many: words(`five six seven eight nine ten eleven twelve fifteen sixteen twenty thirty fem seks sju syv åtte ni ti elleve tolv
    femten seksten tjue tretti`),
  child:
    words(`son daughter kid child boy girl niece nephew stepson stepdaughter grandson granddaughter sønn sønnen datter dattera
    datteren barn barnet gutt gutten jente jenta ungen nevø niese stepkid nephews tenåringen`),
};

/** Named word lists, which the phrases of rules and masks refer to as `<name>`. */
export const CLASSES: Record<string, string[]> = { ...SYMPTOM_CLASSES, ...BODY_CLASSES, ...OTHER_CLASSES };

/** All words for symptoms and body parts. */
export const SYMPTOM_WORDS: string[] = [...Object.values(SYMPTOM_CLASSES), ...Object.values(BODY_CLASSES)].flat();

const whole = (text: string): boolean => /^\d+$/.test(text);

/** Classes of numbers, which phrases refer to as `<name>`. */
export const NUMBERS: Record<string, NumberClass> = {
  number: () => true,
  /** An age below the product's minimum age. */
  minorAge: (value, text) => whole(text) && value >= 8 && value <= 17,
  /** Numbers equal to the product's minimum age. */
  adultAge: (value, text) => whole(text) && value === 18,
  /**
   * A body temperature that means fever, from 38 degrees Celsius. The upper limit excludes 42.2, the length of a
   * marathon.
   */
  feverDegrees: (value) => value >= 38 && value < 41.5,
  /** A body temperature that means fever, with a decimal place as clinical thermometers show it. */
  feverDecimal: (value, text) => !whole(text) && value >= 38 && value < 41.5,
  /** A daily energy intake in kcal that is too low for an adult runner. */
  tooLittleEnergy: (value, text) => whole(text) && value >= 200 && value < 1_400,
  /** A minor's birth year: a person born in 2011 turns 18 in 2029. */
  minorYear: (value, text) => whole(text) && value >= 2011 && value <= 2020,
  /** A heart rate in beats per minute that effort alone rarely causes. */
  racingPulse: (value, text) => whole(text) && value >= 200 && value <= 280,
  /** A number of painkillers that is too high for a day. */
  manyPills: (value, text) => whole(text) && value >= 5 && value <= 100,
  kilos: (value) => value >= 3 && value < 60,
  /** A body-mass index at which the runner needs to see a doctor. */
  lowIndex: (value) => value >= 11 && value < 18.5,
  /** A number of occurrences: more than one and at most nine. */
  repeat: (value, text) => whole(text) && value >= 2 && value <= 9,
};

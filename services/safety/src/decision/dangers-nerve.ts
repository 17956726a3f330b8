import { EYE_TEXT } from '../texts/special.ts';
import type { Danger } from './danger.ts';

/** Dangers of brain, nerves, eyes, cold limbs, tendons and joints that give way. */

const TRAINING =
  '(?:tempo|threshold|terskel\\w*|interval\\w*|plan\\w*|app|lyrics|songs?|sang\\w*|english|engelsk\\w*|spansk\\w*|spanish|german|french|menu|easy|exercise\\w*|ovelse\\w*|okt(?:a|er|ene)?|session\\w*|kryssord\\w*|crossword\\w*|poem|password|passord\\w*|title|navn\\w*)';
const WORDS = '(?:words?|speech|sentences?|ord(?:a|ene|et)?|setning\\w*|praten|talen|taletøyet)';
const MIXED =
  '(?:mix\\w* up|muddl\\w*|jumbl\\w*|scrambl\\w*|mangl\\w*|garbl\\w*|couldnt find|could not find|cant find|lost (?:my|the)|slurr\\w*|rota|rotet|roter|rotte|surra|surret|surrer|tulla|tullet|fant ikkj?e|finner ikkj?e|blanda|blandet|blander|stokka|stokket)';
const FACE =
  '(?:face|mouth|smile|cheek|eyelid|ansikt\\w*|andlet\\w*|munn(?:en)?|munnvik\\w*|smilet?|kinn(?:et)?|trynet|fjeset|oyelokk\\w*)';
const DROOP =
  '(?:droop\\w*|dropped|drops|sagg\\w*|saggy|lopsided|wonky|crooked|slid\\w*|hung (?:down|on one)|hangs|heng(?:er|te)?|hang|skjev\\w*|skeiv\\w*|skjeiv\\w*|sku?akk?|seg ned|lamma?(?:et)?|lammet|numb on one side)';
const TIP =
  '(?:fingers?|fingertips?|toes?|hands?|nose|ears?|cheeks?|fing(?:er|rer|rene|ra|eren)|fingertupp\\w*|taerne|taa?|nesa|nesen|orene|ora|oret|kinn\\w*|hendene|handa)';
const EYE = '(?:eye|eyes|eyeball|oyet?|oya|oynene|oyeeple\\w*|auget?|augo)';
const KNEE = '(?:knee|knees|kneecap|kneet|kne|kneskal\\w*|kneskjel\\w*|shoulder|skulder(?:en|a)?|skuldra|skulda)';

export const NERVE_DANGERS: readonly Danger[] = [
  {
    id: 'words_lost',
    category: 'stroke',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b${MIXED}(?: (?:up|all|all of|my|the|me|med|pa|mine|alle|i|litt|over|fullstendig|helt|completely|a bit|of|some|simple|enkle|vanlige))* ${WORDS}\\b(?!.{0,30}\\b${TRAINING}\\b)|\\b(?:my |the )?${WORDS}(?: mine| min)? (?:\\w+ ){0,3}?(?:came out (?:all )?(?:wrong|scrambled|jumbled|funny|weird|muddled|backwards)|wouldnt come|didnt come out|kom (?:ut )?(?:helt |bare |alle )?(?:feil|i feil rekkefolge|hulter|baklengs|rotete)|ville ikkj?e (?:komme|ut)|kom ikkj?e ut|hang ikkj?e sammen|ble (?:borte|bare rot|grot|graut)|went (?:funny|wrong|muddled))\\b(?!.{0,12}\\b${TRAINING}\\b)|\\b(?:said|saying|called (?:the|a) \\w+|sa|sier|kalte) (?!${TRAINING})\\w+ (?:instead of|i ?stedet for|istedenfor|when i meant|nar jeg mente) (?!${TRAINING})\\w+(?!.{0,20}\\b${TRAINING}\\b)`,
      ),
      /\b(?:words?|speech|ord\w*|setning\w*|talk\w*|speak\w*|phone|telefon\w*|mean\w*|mente|sa|said|says|sier|came|kom|talen|praten)\b/,
    ],
    unless:
      /\b(?:sun|heat|hot|sola|varme\w*|[23][.,]\d|sukker\w*|glucose|hypo|insulin|diabet\w*|(?:hit|knock\w*|ball|bump\w*|crash\w*|smell\w*|slag|gikk pa|falt pa|slo|stang\w*)\b.{0,25}\b(?:head|hodet?|huet)|etter smellen|concuss\w*|hjernerystelse|autocorrect|typo\w*|typed|typing|skrivefeil\w*|tastatur\w*|dyslex\w*|dyslek\w*|dysleksi|swear ?words?|banneord|tongue.?twister|lost for words|mangla ord|exam|eksamen|presentation|foredrag\w*|lecture|rules?|prices?|thanks?|takk|yes|ja|no|nei)\b/,
  },
  {
    id: 'face_drooped',
    category: 'stroke',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b${FACE}\\b(?: (?:mitt|min|my|a bit|litt|on|of|pa|the|one|en|ene|eine|left|right|venstre|hoyre|hogre|side|sida|siden|is|was|has|er|var|har|just|bare|suddenly|plutselig|still|now|na|helt|all|ble|vart|seems|looks|kjennes|feels))* ${DROOP}\\b|\\b(?:droopy|drooping|lopsided|wonky|crooked|skjevt?|skeivt?|skjeivt?|hengende) (?:\\w+ )?${FACE}\\b|\\b(?:heng(?:er|te|)|hang)(?: \\w+)? (?:i|med|ned i) (?:\\w+ )?(?:munnvik\\w*|ansikt\\w*|munnen|kinn\\w*|oyelokk\\w*)\\b`,
      ),
    ],
    unless:
      /\b(?:throat|svelg\w*|hives|elveblest\w*|stung|stukket|nuts?|shellfish|musling\w*|reker|lips? (?:swell|swoll)\w*|photo\w*|picture\w*|bilde\w*|mug|cup|kopp\w*|wedding|(?:face|jaw) (?:dropped|fell) when|when (?:i|he|she) saw|da (?:jeg|han|hun) sa|smiley|emoji|face ?mask|maske\w*|buff|cap|sweat\w* (?:drops|dropped)|svette\w*|drops (?:on|of|down)|head ?torch|hodelykt\w*|hair|haret?|teeth|tooth|tenn\w*|tannregulering|braces|bell'?s|since birth|medfodt|alltid vaert|always been|photo filter|sunglasses|solbrille\w*|long face|lang i maska|screen|skjerm\w*|moustache|bart|skjegg\w*)\b/,
  },
  {
    id: 'sight_covered',
    category: 'stroke',
    tier: 'emergency',
    all: [
      /\b(?:blob|blotch|shadow|curtain|veil|shade|patch|cloud|half|skygge\w*|gardin\w*|slor|teppe|flekk\w*|klatt|halve|halvparten)\b(?: \w+){0,5}? (?:(?:of|over|in|across|down|i|pa|av|for|foran)(?: (?:my|the|det|mitt))* (?:one|left|right|ene|eine|venstre|hoyre|hogre)) (?:eye|oyet?|auget?)\b|\b(?:one|left|right|ene|eine|venstre|hoyre|hogre) (?:eye|oyet?|auget?)\b(?: \w+){0,4}? (?:went (?:black|dark|blind|grey)|black|dark|blind|gone|curtain|half (?:gone|covered)|svart|blindt?|borte|halvt? (?:borte|dekket|dekka))\b/,
    ],
    unless:
      /\b(?:pupil\w*|bigger|storre|black eye|blatt oye|eye ?patch|mascara|sunglass\w*|solbrille\w*|hair|haar|cap|swollen shut)\b/,
  },
  {
    id: 'sudden_headache',
    category: 'stroke',
    tier: 'emergency',
    all: [
      /\b(?:thunder ?clap\w*|(?:worst|most awful) head(?:ache)? (?:of my life|ever|ive)|(?:verste|kraftigste) hodepin\w* (?:i mitt liv|noensinne|jeg har|eg har)|(?:sudden\w*|out of nowhere|plutselig\w*|som et lyn|like lightning|lyn fra klar himmel)(?: \w+){0,4} (?:headache|head ?pain|hodepine\w*|vondt i (?:hodet|huet)))\b/,
    ],
    unless:
      /\b(?:app|sync\w*|update\w*|password|paperwork|taxes|budget|logistics|trying to|brain ?freeze|ice ?cream|iskrem|slush)\b/,
  },
  {
    id: 'wet_with_back',
    category: 'cauda',
    tier: 'emergency',
    all: [
      /\b(?:(?:peed|wet|pissed|wee?d|soiled|pooed)(?: \w+){0,2}? (?:the bed|myself|my bed|my pants)|wetting (?:the bed|myself)|(?:tissa|tisset|pissa|pisset|bæsja|baesja)(?: \w+){0,2} (?:pa meg|i senga|i sengen|ut|i buksa)|lekk\w* (?:urin|avforing)|dont (?:notice|feel) (?:when|that) i (?:pee|need)|merker ikkj?e (?:at|nar) (?:jeg|eg|ae) (?:tisser|ma))\b/,
      /\b(?:disc|disk|discs|back|sciatica|isjias\w*|prolaps\w*|rygg\w*|skive\w*|korsrygg\w*|legs? (?:numb|weak|tingl\w*)|saddle|underliv\w*)\b/,
    ],
    unless:
      /\b(?:laugh\w*|lo sa|sneez\w*|after (?:the )?birth|etter fodsel\w*|kid|child|barn\w*|ungen|dog|hund\w*|back (?:home|from|at))\b/,
  },
  {
    id: 'bitten_tongue',
    category: 'stroke',
    tier: 'emergency',
    all: [
      /\b(?:bit|bitten|bite|bitt|beit|bet|blod pa|blood on|blood from)(?: \w+){0,2} (?:tongue|tunga|tungen|tunge)\b/,
      /\b(?:wet (?:myself|the bed|my)|peed?|soaked|tiss\w*|pissa?|vaat|shook|shaking|jerk\w*|twitch\w*|rist\w*|rykk\w*|kramp\w*|woke|vakna|vaknet|kom til|came (?:to|round)|floor|gulv\w*|blank|blackout|blacked)\b/,
    ],
    unless: /\b(?:eating|chewing|spiste|tygg\w*|dentist|tannlege\w*|teeth hit)\b/,
  },
  {
    id: 'eye_injured',
    category: 'illness',
    tier: 'emergency',
    text: EYE_TEXT,
    all: [
      new RegExp(`\\b${EYE}\\b`),
      /\b(?:branch|twig|stick|thorn|elbow|ball|shuttle\w*|poked|scratch\w*|stabbed|hit|got my|in (?:my|the) eye|bleach|acid|lye|chemical\w*|metal|glass|grein\w*|kvist\w*|gren(?:a|en)?|pinne\w*|torn|albue\w*|ball(?:en)?|stakk|traff|fikk|lut|klor\w*|syre|metall\w*|splint\w*|rispa|kutta)\b/,
      /\b(?:cant (?:open|see)|cannot (?:open|see)|wont open|blurr\w*|milky|cloudy|foggy|blood|bleeding|vision|sight|double|far ikkj?e (?:opp|apna|apnet|sett)|kan ikkj?e (?:apne|se)|ser (?:ikkj?e|darlig|dobbelt|uklart|take)|uklart|takete?|melk\w*|mjolk\w*|blod\w*|synet|grums\w*|svart)\b/,
    ],
    unless: /\b(?:contact lens\w*|linse\w*|sunscreen|solkrem\w*|sweat in|svette i)\b/,
  },
  {
    id: 'eye_red_halos',
    category: 'illness',
    tier: 'emergency',
    text: EYE_TEXT,
    all: [
      new RegExp(`\\b${EYE}\\b`),
      /\b(?:red|bloodshot|rodt?|roda|raudt?|knallrod\w*|blodskutt\w*|pain\w*|hurts?|ach\w*|agony|vondt|verk\w*)\b/,
      /\b(?:halos?|rings? (?:around|round)|ringer (?:rundt|om)|rainbow\w*|glorie\w*|regnbue\w*)\b/,
    ],
  },
  {
    id: 'frozen_tips',
    category: 'heat',
    tier: 'emergency',
    all: [
      new RegExp(`\\b${TIP}\\b`),
      /\b(?:wax\w*|voks\w*|like (?:wood|marble|candles?)|rock hard|hard as|harde? som|steinhard\w*|white and hard|hvite og harde|kvite og harde|slurr\w*|utydelig\w*|uklart|snovl\w*|mumbl\w*|confus\w*|forvirr\w*|blister\w*|blemm\w*)\b/,
      /\b(?:numb|cant feel|no feeling|dont feel|not feel|kjenner (?:dem|de|den|det|dei)?(?: ?ikkj?e| nesten ikkj?e)|kjenne(?:r)? (?:dem|dei|de) ikkj?e|nummen|numne|folelseslos\w*|dode?|dead|white|hvite?|kvite?)\b/,
      /\b(?:cold|freez\w*|froz\w*|minus|frost\w*|snow\w*|ice|icy|kald\w*|frys\w*|fros\w*|kulde\w*|vinter\w*|sno\w*|grader|degrees|skitur\w*|ute)\b/,
    ],
    unless:
      /\b(?:raynauds?|every (?:winter|run)|always|alltid|hver (?:vinter|tur)|pink again|came back|come back (?:fast|quickly|in)|kommer tilbake|skis?|skiene|ski wax|smoring\w*|candle ?light)\b/,
  },
  {
    id: 'popped_behind',
    category: 'rupture',
    tier: 'emergency',
    all: [
      /\b(?:sounded|felt|heard|hort\w*|horte|lod|trodde|kjentes|thought|swore|like|som om)\b/,
      /\b(?:stamp\w*|stepp\w*|trod|kick\w*|hit|shot|threw|thrown|snap\w*|pop|popped|crisp packet|crack\w*|bang|smell|smalt|knall|knekk|spark\w*|kasta|kastet|skjot|skudd|trakka|trakket|traff|slo)\b/,
      /\b(?:no ?(?:one|body)(?: was| is| were)? (?:there|behind|around|near|in sight)|nobody|(?:var |er )?(?:det |der )?(?:var )?ingen (?:der|bak\w*|rundt|i naerheten)|der var (?:det )?ingen|det var ingen)\b/,
    ],
    unless:
      /\b(?:noise in the (?:woods|dark)|footsteps|fottrinn|followed|forfulgt|twig|kvist|firework\w*|fyrverkeri)\b/,
  },
  {
    id: 'out_and_in',
    category: 'rupture',
    tier: 'emergency',
    all: [
      new RegExp(
        `\\b${KNEE}\\b(?: \\w+){0,3}? (?:popped|slid|slipped|jumped|came|went|hoppa|hoppet|skled|skle|spratt|smatt|glapp|gjekk|gikk|for)(?: \\w+){0,2} (?:out|ut|round the side|til sida?|til siden|av ledd|sideways)\\b`,
      ),
      /\b(?:back in|in again|and in|inn igjen|og inn|pa plass|shoved|swell\w*|swollen|swole|balloon\w*|ball|ballong\w*|hoven\w*|hovna\w*|svulm\w*|fat|tjukt?|tykt?|cant (?:straighten|bend))\b/,
    ],
    unless: /\b(?:years? ago|i fjor|in and out of|sleeve|brace|knestotte\w*)\b/,
  },
  {
    id: 'no_toe_rise',
    category: 'rupture',
    tier: 'emergency',
    all: [
      /\b(?:suddenly|plutselig|bratt|since (?:the )?(?:pop|snap|kick|game|match|yesterday)|overnight|over natta|no (?:push|power|strength)|null (?:kraft|fraspark)|ingen (?:kraft|fraspark)|siden (?:smellet|i gar|kampen))\b/,
      /\b(?:cant|cannot|couldnt|unable to|klarer (?:plutselig |jeg )*ikkj?e|far (?:plutselig |meg )*ikkj?e|kan (?:plutselig )?ikkj?e|kjem ikkj?e|kommer (?:meg )?ikkj?e|klarer plutselig ikkj?e)(?: \w+){0,4} (?:(?:on|onto|pa|opp pa)(?: \w+){0,2} (?:tip ?toes?|toes?|taa?|taerne|taaa?)|heel raise|tahev\w*|push off|skyve fra|sette fra)\b/,
    ],
    unless:
      /\b(?:back|rygg\w*|isjias\w*|sciatica|prolaps\w*|both|begge|after (?:20|30|40|50)|tired|sliten|stol|sore from|doms)\b/,
  },
  {
    id: 'thigh_gone',
    category: 'nerve',
    tier: 'same_day',
    all: [
      /\b(?:thighs?|quads?|lar(?:et|a|muskel\w*)?|forlar\w*|calf|leggen|arm(?:en)?|hand(?:a|en)?)\b.{0,35}\b(?:isnt (?:just )?(?:there|working)|just isnt there|gone|wasted|wasting|vanished|shr[iu]nk\w*|withered|borte|forsvunne\w*|skrumpa|skrumpet|visna|visnet|svinner|svunnet)\b/,
      /\b(?:gives? way|giving way|buckl\w*|cant (?:straighten|lift|hold)|cannot (?:straighten|lift)|against gravity|weak\w*|svikter|gir etter|far ikkj?e (?:strekt|loftet|strekke)|kan ikkj?e (?:strekke|lofte)|svak\w*)\b/,
    ],
    unless: /\b(?:sore|doms|stol|after (?:squats|leg day|the marathon)|etter (?:knebo\w*|maraton\w*|beindag))\b/,
  },
  {
    id: 'toe_drags',
    category: 'nerve',
    tier: 'same_day',
    all: [
      /\b(?:(?:big |my |the |left |right )+toe (?:drags?|dragging|scuffs?|scuffing|catches|catching)|(?:ta|taa|taaa|stortaa?|taen|stortaen|fotbladet) (?:mi |min )?(?:subb\w*|slep\w*|drar|heng\w* (?:etter|igjen|ned)|skrap\w*))\b/,
    ],
    unless: /\b(?:roots?|rotter|stein\w*|technical|sko(?:ene)?|shoes?|tired|sliten)\b/,
  },
  {
    id: 'clumsy_hands_feet',
    category: 'nerve',
    tier: 'same_day',
    all: [
      /\b(?:hand|hands|fingers?|hand(?:a|en)|hendene|fing(?:er|rene|ra))\b.{0,35}\b(?:buttons?|zip|kneppe|knapp\w*|glidelas\w*|clumsy|klonet\w*|fuml\w*|fumbl\w*|klosset\w*|keitet\w*)\b/,
      /\b(?:feet|legs?|foot|walking|stairs|fott\w*|bein\w*|ben(?:a)?|gange\w*|trapp\w*)\b.{0,25}\b(?:clumsy|unsteady|klonet\w*|ustod?ig\w*|ustoe?|klosset\w*|stumbl\w*|snubl\w*|stive?|stiff|not mine|trapp\w*|stairs)\b/,
    ],
    unless: /\b(?:cold|kald\w*|frys\w*|freez\w*|gloves?|hansk\w*|vott\w*|mittens)\b/,
  },
  {
    id: 'numb_sole',
    category: 'nerve',
    tier: null,
    all: [
      /\b(?:sole|foot|heel|lower leg|sola|fotsal\w*|fotsol\w*|foten|haelen|leggen|toes|taerne|hand|handa|handen|arm|armen)\b.{0,30}\b(?:no feeling|without feeling|no sensation|numb|uten folelse|utan kjensle|folelseslos\w*|nummen\w*|dovn\w*|dead)\b/,
      /\b(?:all the time|constantly|permanent\w*|non ?stop|hele tid\w*|heile tid\w*|konstant\w*|hele dagen|all day|ikke bare|ikkje berre|not just|spread\w*|sprer seg|spreidd?)\b/,
    ],
    unless: /\b(?:cold|kald\w*|laces?|lisse\w*|tight shoes?|trange? sko|tired|dead legs|slitne?)\b/,
  },
];

/** Why a day holds what it holds, sentence by sentence, in Norwegian; `$1` and so on stand for what was found. */
export const WHY_CLAUSES: readonly [RegExp, string][] = [
  [/^A day between two ladder runs lets the tissue answer$/i, 'en dag mellom to turer på stigen lar vevet svare'],
  [/^A down week: less on purpose$/i, 'en lettere uke: mindre med vilje'],
  [/^A free day: training takes effect while you rest$/i, 'en fridag: treningen virker mens du hviler'],
  [/^A gentle walk of (\d+) to (\d+) min if it feels good$/i, 'en rolig gåtur på $1 til $2 min hvis det kjennes godt'],
  [
    /^A light day: you should finish fresher than you started$/i,
    'en lett dag: du skal være friskere etterpå enn da du begynte',
  ],
  [
    /^After a long break: walking between keeps the load small$/i,
    'etter en lang pause: gange imellom holder belastningen lav',
  ],
  [
    /^Base: short hills build strength without fast running on the flat$/i,
    'Base: korte bakker bygger styrke uten rask løping på flata',
  ],
  [
    /^Base: steady work near threshold keeps some speed while the easy minutes grow$/i,
    'Base: jevnt arbeid nær terskel holder på litt fart mens de rolige minuttene vokser',
  ],
  [/^Build: steady work beside the threshold session$/i, 'Build: jevnt arbeid ved siden av terskeløkta'],
  [
    /^Build: three-minute repetitions raise your top end for a short race$/i,
    'Build: treminutters drag hever toppen før et kort løp',
  ],
  [/^Build: time at threshold raises the pace that you can hold$/i, 'Build: tid på terskel hever farten du kan holde'],
  [
    /^Builds endurance; (\d+) min is as long as a run for this goal gets$/i,
    'bygger utholdenhet; $1 min er så lang som en tur blir for dette målet',
  ],
  [/^Builds endurance$/i, 'bygger utholdenhet'],
  [/^(\d+) min is as long as a run for this goal gets$/i, '$1 min er så lang som en tur blir for dette målet'],
  [/^(\d+) min is the limit that you set$/i, '$1 min er grensen du har satt'],
  [
    /^(\d+) min is your session cap, a small step from your longest recent run$/i,
    '$1 min er taket for én tur, et lite steg fra din lengste tur i det siste',
  ],
  [/^held to (\d+) % of the week's minutes$/i, 'holdt til $1 % av ukas minutter'],
  [
    /^Close to the race only familiar work: the kind that your log holds$/i,
    'nær løpet bare kjent arbeid: slikt som loggen din har fra før',
  ],
  [/^Core work comes first$/i, 'kjernetrening kommer først'],
  [
    /^Easy minutes carry the week: you should be able to speak in full sentences$/i,
    'rolige minutter bærer uka: du skal kunne snakke i hele setninger',
  ],
  [
    /^Easy minutes instead of the hard part: you should be able to speak in full sentences$/i,
    'rolige minutter i stedet for den harde delen: du skal kunne snakke i hele setninger',
  ],
  [
    /^Easy minutes: you should be able to speak in full sentences$/i,
    'rolige minutter: du skal kunne snakke i hele setninger',
  ],
  [/^First runs: walking between keeps the load small$/i, 'de første turene: gange imellom holder belastningen lav'],
  [
    /^First week: run-walk, at most (\d+) km of running in the whole week$/i,
    'første uke: løp-gå, høyst $1 km løping på hele uka',
  ],
  [/^No running until the pain is looked at$/i, 'ingen løping før noen har sett på smerten'],
  [
    /^No running: what Physio Coach says of today comes first$/i,
    'ingen løping: det Physio Coach sier om i dag, går først',
  ],
  [/^Not one of your running days$/i, 'ikke en av løpedagene dine'],
  [/^Nothing hard until the pain is calm$/i, 'ikke noe hardt før smerten er rolig'],
  [/^Nothing was planned for this day$/i, 'det var ikke planlagt noe denne dagen'],
  [
    /^Peak: familiar threshold work beside the race-specific session$/i,
    'Peak: kjent terskelarbeid ved siden av økta i løpsfart',
  ],
  [/^Peak: half-marathon effort in two long pieces$/i, 'Peak: halvmaratoninnsats i to lange drag'],
  [
    /^Peak: long repetitions at (\d+)k effort make race pace familiar$/i,
    'Peak: lange drag med innsats som på $1 km gjør løpsfarten kjent',
  ],
  [
    /^Peak: repetitions at (\d+)k effort make race pace familiar$/i,
    'Peak: drag med innsats som på $1 km gjør løpsfarten kjent',
  ],
  [/^Peak: steady work near race effort$/i, 'Peak: jevnt arbeid nær løpsinnsats'],
  [/^Rest after your race$/i, 'hvile etter løpet'],
  [/^Rest is the session of the day$/i, 'hvile er dagens økt'],
  [
    /^Rest until you have been without symptoms for (\d+) hours or more$/i,
    'hvile til du har vært uten symptomer i $1 timer eller mer',
  ],
  [
    /^Stage (\d+) of the walk-run ladder: flat and easy, a brisk walk before and after$/i,
    'trinn $1 av gå-løp-stigen: flatt og rolig, rask gange før og etter',
  ],
  [/^Steps (\d+-\d+) % quicker and shorter spare the knee$/i, 'steg som er $1 % raskere og kortere, skåner kneet'],
  [
    /^Taper: the same pace with half the repetitions keeps you sharp and fresh$/i,
    'Taper: samme fart med halvparten av dragene holder deg skarp og uthvilt',
  ],
  [/^The day after the long run stays short and easy$/i, 'dagen etter langturen er kort og rolig'],
  [/^The week holds enough$/i, 'uka har nok'],
  [/^Walking keeps you going until the walk-run ladder opens$/i, 'gange holder deg i gang til gå-løp-stigen åpner'],
  [/^cycling or swimming does too$/i, 'sykling eller svømming gjør det også'],
  [/^You are away: nothing is planned$/i, 'du er på reise: ingenting er planlagt'],
  [/^Your race is today: nothing else is planned$/i, 'løpet ditt er i dag: ikke noe annet er planlagt'],
];

import { phrases } from './split.ts';

/**
 * Everyday phrases that contain a symptom word but describe no symptom. The words of a phrase are blanked, except words
 * after a `>`, which must follow but are not blanked. A phrase matches within one clause and uses the notation of
 * engine/pattern.ts.
 */
export const MASKS: string[] = phrases(`
  read|reading|article|podcast|story ..2 about|on stress fracture|fractures > in|on|by ..2 paper|papers|magazine|book|blog|internet|podcast|news
  chest strap|straps|belt|monitor|band|mount|sensor|day|workout|workouts|press|presses|exercise|exercises|fly|flys|flies|machine|session|training|muscles|hair|height|opener|stretch|stretches|pocket|number|bump
  chest and|& ..1 back|arms|triceps|tris|shoulders|biceps day|workout|session|training
  <sore> chest ..2 from|after ..3 bench|press|presses|gym|weights|dips|pushups
  chest ..3 <sore> ..2 from|after ..3 bench|press|presses|gym|weights|dips|pushups|push|swimming|vaccine|jab
  heart rate|rates monitor|strap|zone|zones|sensor|cap
  heart set on
  heart medal
  love heart
  brystpress|brystøkt|brystbelte|brystreim|brystmuskler
  bryst og|& ..1 rygg|triceps|armer|skuldre
  hay|race|racing|spring|cabin|marathon|running|gold|travel|yellow fever
  fever|pain|symptom|smerte|feber free|fri|fritt
  painfree|smertefri|smertefritt|feberfri|feverfree
  fever pitch|dream
  painkiller*
  no pain no gain
  sick of|tempo|pace|session|run|leave|workout|beat|beats|views|view
  flu shot|jab|vaccine|vaccination
  influensavaksin*
  faint > pain|ache|twinge|niggle|line|smell|hint|soreness|stiffness|tightness|sign|trace|blister|memory
  passed out ..3 couch|sofa > at nine|ten|eleven|midnight
  passed out ..3 couch|sofa > asleep|sleeping|snoring
  passed out ..4 flyers|medals|bibs
  passed out drinks|water|gels
  collapsed ..3 couch|sofa
  collapsed arch|arches
  blackout curtain|curtains|blinds
  pop song|songs|music|concert|quiz|corn|tart|star|into
  popped into
  pop|popped out for ..3 run|jog|walk|ride|spin|k|km|milk|lunch|coffee|groceries
  pop|popped over|round to ..2 shop|shops|store|physio|gym|office|friend|friends
  pop|popped in > to|for|at|by
  snap fitness|chat|shot|photo
  crack of dawn
  crack on with
  numb ..4 cold|freezing|ice|frozen|snow|wind
  cold|freezing|frozen|ice ..4 numb|tingling
  fingers ..2 numb|tingling|tingly
  nummen|numne ..4 kulde|kulda|kald|kaldt
  kaldt|kulda ..4 nummen|numne
  hot day|days|weather|water|outside|bath|shower|sun|run|conditions|chocolate|yoga|tub|pack
  hot|warm outside|out
  warm up|ups|weather|day|days|down|water|bath|shower|clothes
  warmed up
  red light|lights|bull|wine|shoes|zone|shirt
  varm dusj|dag|dager|kveld|jakke
  varmt ute|vær|vann
  training|base|build|race|busy|rest|recovery|long|short|exam period|periods
  period of
  trial period
  <number> km|k|kms|kilometer|kilometers|kilometre|kilometres|mile|miles|mi|min|mins|minute|minutes|minutter|hour|hours|h|timer
  <number> sec|seconds|sekunder|m|meter|metres|bpm|percent|prosent|lbs|reps|sets|ganger|late|into|fast|slow|down|ahead|behind
  <minorWord> km|k|mile|miles|min|mins|minute|minutes|minutter|hours|timer|meter|reps|sets|kilometer
  <minorWord> percent|prosent|late|into|for
  <minorWord> > days|weeks|months|dager|uker|måneder
  im|er > <number> day|days|week|weeks|month|months|dag|dager|uke|uker|måneder
  kill* it|the|that|this|those
  killer session|workout|hill|pace
  dying on|at|up|after
  dead legs|tired|last|lift|lifts|line|bug|bugs
  cut myself shaving|cooking|while|opening
  cut myself on a|the|some|glass|thorns|rocks
  cut myself with ..2 knife|razor|scissors ..1 cooking|shaving
  cutting myself ..1 slack|short|off
  kuttet|kutta|skar meg på|i ..1 glass|glasset|stein|steinen|kniven|is|isen|papir|boks
  rest day|days|week|weeks|period
  resting > hr|heart|pulse|rate
  in touch
  binge watch*|watching|watched|netflix|series|session
  binged ..2 netflix|series|show
  cancer research|charity|awareness|run|fund*|care|walk
  for cancer
  cant stand the|this|that? treadmill|heat|cold|it
  cant|cannot walk ..4 quads|doms
  cant|cannot walk ..3 leg > day|workout|session
  cant|cannot|couldnt run ..1 today
  bone broth|dry|idle
  funny bone
  stress fracture ..4 book|podcast|article|webinar
  foot strike|pod|path|race|bath|wear
  hip|hips flexor|flexors|thrust|thrusts|mobility|hop|hinge|strength|opener|openers|raise|raises|core
  hip and|& core|glute|glutes
  calf > raise|raises
  calf stretch|stretches|sleeve|sleeves|compression
  heel > raise|raises
  heel drop|drops|lift|lifts|strike
  back > in|to|at|on|from|home|again|after|garden|road|half
  feel back
  toenail|toenails|nail|nails ..4 went|turned|gone|going|turning|is|are black|dark
  tånegl|tåneglen|tåneglene|tåneglet|negl|neglen|neglene ..3 svart|svarte|mørk|mørke
  chest strap|straps|belt|monitor ..3 hurt|hurts|chafes|chafed|rubs|rubbed|irritates|burns ..3 chest|skin
  brystbelte|brystbeltet|pulsbelte|pulsbeltet|brystreima ..2 gnager|gnagde|gnagd|gnisser|svir|klør ..3 brystet|bryst|huden
  blood|air|tyre|tire|peer|work|deadline pressure
  bench|leg|shoulder|shoulders|overhead|military|french press|presses
  press ups|up
  pressure washer|cooker
  shortness of time
  out of breath ..3 hill|hills|intervals|interval|sprint|sprints|top|end|strides|effort|reps|rep
  breath taking
  breathless view|views|scenery|sunrise|sunset
  <numb> bum|butt ..2 from|after|on ..2 saddle|bike|chair|seat|car|sofa|trainer
  breath work
  breathing exercise|exercises|techniques|technique|practice
  pusteøvels*
  operation manual
  air in|for > the|my? ball|tyre|tyres|tire|tires|pump
  living on > easy|gels|coffee|pasta|runs|carbs
  puffed up|along ..2 hill|hills|climb|slope
  puffer jacket|vest
  head wind|winds|torch|torches|lamp|lamps|band|bands|coach|start|space|down
  phone|battery|watch|garmin|headphones|earbuds|torch|headlamp ..1 passed|blacked out
  mistet|mista|mister pusten > av ..2 utsikten|utsikta|synet
  spydde|spyr ut > ..2 gps|data|tall|feil|feilmeldinger
  expecting > ..2 race|marathon|half|run|rain|snow|pb|pr|delivery|package
  race|shoes|order|report|entry|fee|rent due
  <number> laps|rounds|runder
  feber|feberhet stemning
  brown|black|red|blue > bread|shoes|cap|shirt|top|socks
  kick finish
  fell > asleep|behind|in|into|short|apart|out
  falt > i|av
  falt i søvn
  shivering start
  bent|crooked|twisted > sunglasses|glasses|trail|path|road|nail
  photo finish
  smell|smalt|knakk > til|koden|rekorden|persen
  gikk på en smell
  smell av farten
  straight|strakt|strake or|and|eller ..2 bent|bøyd
  bent|bøyd or|and|eller ..2 straight|strakt
  bent > knee|knees
  so|home ill > be|have|run|do|go|get|need|just|try|take|not|leave|see
  finnes > det|dere|noe|noen
  helt|heilt slått ut
  på|er|e|of|is|weighs|veier <minorAge> kg|kilo|kilos
`);

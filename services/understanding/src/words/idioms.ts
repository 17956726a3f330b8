/** Additional words for the concepts of the other files: idioms, dialect and slang. */
export const IDIOMS = {
  today: `this aft, this arvo, tonite, later today, when i get home, after work, before work, etter jobb, før jobb,
    i kveld, i eftermiddag, idag da, this lunch, before i head out, about to head out, heading out now, right this
    minute`,
  week: `this wk, mon to sun, monday to sunday, 7 day, seven day, hele uka, hele uken, vekas, veka, ukesoversikt*,
    ukeoversikt*, ukeoppsett*, ukesoppsett*`,
  nextWeek: `the week after this, week after this, week after this one, uka etter denne, uken etter denne, the next
    7 days, uka som kommer, uken som kommer, neste veke, coming 7 days, weeks time`,
  lastWeek: 'førre veke, forrige veke, uka som var, uken som var, the week just gone, week just gone',
  left: `remain, remains, till sunday, until sunday, on till, what else have i got, have left, frem til søndag, fram
    til søndag, do i have left, is there left, outstanding runs, unrun, not yet run, igjen å løpe, mangler jeg, what
    remains, jeg mangler, coming up, between now and, from now until, from now to, from here to, fra nå til, fram
    mot, remaining days, til og med, before the week is, before the week ends, før uka er, før uken er, still got
    to, still have to, still need to, have to go, gjenstående dager, resten av, hva har jeg igjen, har jeg igjen,
    har eg igjen, not yet done, balance of`,
  what: `remind me, run me through, talk me through, walk me through, print, lay out, lay it out, write out, skriv
    opp, skriv ut, list opp, få se, kva, hvilken, minn meg på, tell me about, say what, fill me in`,
  why: `whats with, what is with, hva er greia med, what made, what makes, what caused, what triggered, what has me,
    hows come, how did i end up, how did i get, whats behind, what is behind, behind it, behind that, explain why,
    for what reason, kvifor, kofor, korfor, hvofor, koffer, hva gjorde at, hva kommer, skyldes, årsaken, årsak,
    grunnen, hva er det som, hvordan har det seg, whats up with, what gives, whats the logic, whats dragging, what
    dragged, on what basis`,
  howMany: `add up, adds up, added up, tally, count up, volum, mengde, mengden, kor mykje, kor mange, kor mye,
    minutes all in, minutes in all, all told, grand total, summen, summert, summer, how big, hvor stor`,
  howLong: `kor lenge, kor lang, kor langt, what length, how lengthy, how many km, how many kilometres, hvor mange
    kilometer`,
  howHard: 'what effort, at what effort, which effort, hvor hard, kor hardt, hvor intenst, how tough, what intensity',
  howFast: `how quick, how quickly, how slow, how slowly, hvor sakte, kor fort, kor raskt, hvor rolig skal, quick
    should, slow should, a number for, tempo skal jeg, what min per, min per k, mins per k, mins per km, minutes a
    k, minute mile, minute miles, minutes per mile, min pr km`,
  should: `mind if, do you mind, would it be ok, would it be fine, worth it, am i alright to, alright to, alright
    if, fancy, thoughts, smart å, lurt å, lurt, greit om, ok om, innafor å, er det ok, er det greit, worth, good
    idea, wise, bad idea, dumt å, dum idé, god idé, how about, what about, kan eg, skal eg, bør eg, kanskje, safe to
    assume, supposed`,
  add: `sneak, sneaking, smette inn, snike inn, stikke inn, chuck in, chucking in, slip in, slot in, bolt on, pop
    in, join in, join, tag along, bli med på, henge meg på, another round, another go, en runde til, en tur til, ei
    økt til, one more round, second run, a second one, nok en, tacking on, extend it, thrown in, top it up, topp
    opp`,
  double: `mornings and evenings, morning and afternoon, before and after work, morgener og kvelder, både morgen,
    doubling, doubling up, double up, two runs a day, two a day, 2 runs a day, run twice, runs twice, løpe to
    ganger, to turer om dagen, to økter om dagen, to økter daglig, both ends of the day, morning and evening,
    morning and night, am and pm, two a days, morgen og kveld, twice daily, twice in one day, both morning, to
    ganger daglig, løpe dobbelt, morgenøkt og, dobbeldag*`,
  upgrade: `spice up, spice it up, swap it for something hard, swap easy for, swap the easy, something harder,
    something faster, make it fast, make it faster, open up the taps, give it some, let rip, go for it, hamre, fyre
    løs, gi gass, full gass, skru opp, ta den hardere, litt fortere, noe hardere, ei hardøkt, gjøre den hard`,
  swap: `flip flop, swap round, byttes, bytter jeg, kan jeg bytte, rekkefølgen, rekkefølge, rotere, swop, change
    around, other way round, put off, put it off, do sundays, på en annen dag, another day instead, dytte, flytta,
    bytta, ta den en annen dag, over to, shunt`,
  explain: `which is which, confuse me, confused, confusing, forvirr*, hva er forskjellen, difference between,
    overview of the zones, cheat sheet, rundown of, break down, break it down, walk me through, go through, run
    through, talk me through, gå gjennom, gå igjennom, gjennomgå*, in plain english, on earth, i all verden, hva vil
    det si, ka betyr, kva tyder, plain words, going on about, what does it mean, whats that, hva slags, som om jeg,
    like im five, like i am five`,
  find: `work that out, work it out, work mine out, get tested, how do people, få målt, målt, finne den, finner den,
    reckon it, pin down, come up with, getting a, get hold of, get a threshold, finne ut, finn ut, komme fram til,
    regne ut, find my, discover, establish, go about, assess`,
  help: `good for, what sort of stuff, what kind of stuff, what kind of things, bruke deg til, hjelper du, hva
    hjelper, ka kan du, kva kan du, what are your skills, how can you help, how do you help, what all can you, what
    use are you, your abilities, hva får jeg svar på, spørre deg om`,
  human: `you real, u real, er du en ekte, are you for real, real or, robot eller, human or, ai or, an actual human,
    actual human, a living, flesh and blood, typing this, real human, person typing, someone behind, somebody
    behind, er du ekte, ekte menneske, noen bak, snakker jeg med, am i talking to, am i chatting, a program`,
  tired: `futt, null futt, dragging, running on empty, running on fumes, cream crackered, dead on my feet, legs like
    lead, like lead, jelly legs, half asleep, ræva, utslått, kjørt, flat as, up all night, awake all night, våken i
    hele natt, våken hele natta, våkenatt, knapt sovet, ikke sovet, lite søvn, fikk ikke sove, tossing and turning,
    terrible night, rough night, shit night, crap sleep, broken sleep, kids kept, baby was up, sov nesten, sov
    elendig, sov som, no juice, no oomph, leggi lite, dratt, i kjelleren, ferdig i kroppen, totally done, utladet,
    tomt batteri, bly i beina, tom for energi, tom for krefter`,
  pain: `puffed up, puffy, swelling, hovne, hoven, hevelse, hot to touch, red and hot, sore spot, sore point, sårt
    punkt, jabbing, stinging, bump on, lump on, trykker, svir, grinding, gives way, giving way, locks up`,
  score: `toppscore, toppskår, skår, skåren, skora, skore, readiness through, high score, low score, todays number,
    my number, dagens tall, dagens score, dagens skår, redinesstall, hvor klar jeg er, how ready`,
  bandName: `getting push, getting adapt, getting recover, earn push, push rating, get push, green light, på adapt,
    på recover, på push, adaptdag, recoverdag, pushdag, on recovery, recovery today, got recovery, in recovery mode,
    not push, a push day, not a push, gul dag, grønn dag, rød dag, put me on adapt, recover on me, amber`,
  low: `langt nede, so rubbish, rubbish, meh, dra ned, drar ned, drog ned, dragged down, dragging down, drag down,
    pulling down, tanked, in the basement, i bunn, bånn, ille, svak, svakt, weak, downgraded`,
  checkin: 'morgenskjema*, what i filled in, filled in this morning, mine svar, dagens svar',
  ill: `a bug, back from flu, after flu, etter influensa, etter sykdom, over the flu, on the mend, i bedring,
    friskmeldt meg, thermometer, termometer*, on the thermometer, a temperature, had a temperature, my temperature,
    feber, feberen, cold or flu, man flu, cold symptoms, runny nose, chesty, snotty, sengeliggende, til sengs, lå
    med, forkjøling, sjukdom, ligget syk, vært dårlig, kasta opp, kastet opp, vomiting, throwing up, under the
    weather, poorly, the lurgy, lurgy, laid low, bedridden, stomach flu, strep, omgangssjuke`,
  off: `stop for, stop running, stopped for, pause for, quit for, i stop, slutter å løpe, stopper i, layoff of, idle
    for, inactive for, do nothing, gjør ingenting, off the wagon, hadnt run, had not run, hadnt been running, with
    no running, no running at all, not running at all, a complete break, full rest for, since my last run, since my
    last, since i last ran, since i ran, since i last, siden sist, siden jeg løp, siden sist jeg, siden forrige tur,
    siden siste tur, did nothing for, do nothing for, nothing for, zero running, zero runs, not one run, not a
    single run, without a run, without a single, w/o a run, w/o a single, uten en eneste, uten en tur, ikke løpt,
    ikkje løpt, ikkje sprunge, helt fri, completely off, totally off, step away, stepped away, ikke sprunget, ikke
    rørt skoene, dagers pause, ukers pause, ukes pause, days pause, out for, been out for, sat out, lagt på is, satt
    på vent, hang up my shoes, no runs for, nothing since, har ikke løpt, har ikke trent, havent laced up, not laced
    up, couch for, on the sofa for`,
  travel: `off to, skal bort, drar bort, skal til, reiser bort, reiser til, være borte, going away, im away, be
    away, jet off, jetting, drar til, utenbys, cabin, hytte, city break, stag do, wedding in, konferansetur, på tur
    til`,
  back: `ease back, ease in, pick it up, pick back up, get going again, good to go, begin again, where would i
    begin, where do i begin, start up, starter jeg opp, komme i gang, kommer i gang, kommer vi i gang, comeback,
    start again, starte, på beina igjen, get back out, back out there, i gang`,
  dayOff: `free of run*, free from run*, without any running, when do i not run, where i dont run, do i not run,
    when i dont run, ikke løper, not run on, day to rest, days to rest, proper rest, legge beina høyt, beina høyt,
    ligge på sofaen, sofaen, sofa dag, no running on, feet up, put my feet up, no run day*, no running day*, non
    running day*, run free day*, running free, sofa, couch, day on the sofa, off the hook, chill day, chill, lazy
    day*, slipper, slepp, løpefri dag, løpefrie dager, løpefrie, dager uten løp*, dager uten tur*, dager uten
    trening, days without run*, days without a run, rest up, kick back, recovery days, free days, hviledagane,
    fridager, fridagane, kvile, kviledag*, ta det med ro hele, duvet day, breather`,
  easier: `too tough, too rough, too brutal, looks tough, looks hard, looks rough, what are my options, options for
    today, andre alternativer i dag, tøff i dag, not feeling it, trim today, trim it, minimum, bare minimum, minste
    jeg, minste jeg kan, snillere, på sparebluss, sparebluss, less today, half version, baby version, kroppen sier
    nei, grim, skrelle, nedskalert, softer, gentle one, gentler one, roe ned, roe litt ned, ro ned, skånsom variant,
    snillere variant, kinder version, face the full, full thing, cant face, cant hack, take the edge off, lower the
    bar, easier option, something easier, something lighter, something gentle, something gentler, scaled down,
    slimmed down, tone that down, turn it down, trimme ned, slippe unna med mindre, noe lettere, noe roligere,
    lettversjon, letterversjon, rolig variant, en lettere, lettare, rolegare, for heftig, too heavy, overkill, halve
    økta, half of it, half the session, less of it`,
  shortTime: `25 min max, minutes max, min max, minutes tops, min tops, før barnehagen stenger, før jeg må, before i
    have to, before pickup, squeezed, back to back meetings, minutter på meg, minutt på meg, time window, quarter of
    an hour, tight for time, tight on time, not got long, not much time, have to be quick, must be quick, kort
    vindu, rekk berre, rekker kun, kvarter, en halvtime, halvtimen, half hour, only half an hour`,
  pace: `threshold range, tempo range, pace range, fartsspenn, fartsintervall, km/t, splitter per, min per k,
    minutes a k, minute miles, splits, kilometertider, km fart, splitt, splitter, maratontempo, terskeltempo,
    langturtempo, konkurransetempo, min pr km, pr km, fartsområde, fartssone`,
  zone: 's1, s2, s3, s4, s5, pulssonene, treningssone*, intensitetssoner',
  threshold: `my tempo, a tempo, tempo supposed, tempo runs, tempo session, tempo sessions, tempo effort, tempo day,
    tempo bit, terskeltempo, terskelfarten, terskelintervall*, comfortably hard, i4, threshold number, cruise`,
  marathonPace: `maratontempo*, goal pace, goal marathon, marathon speed, marathon tempo, maraton fart, m-pace, mp
    effort, marafart`,
  rpe: 'rpe thing, effort number, effort score, 1 to 10 scale, 0 to 10 scale, skala fra, borgs',
  heartRate: `metoprolol, bisoprolol, atenolol, propranolol, selo zok, selozok, beats, slag i minuttet, slag,
    pulssoner, pulssonene, pulsmåler, hrm, pulsdata, puls på`,
  watch: `watch at work, without numbers, uten tall, no numbers, forgot my watch, forgot the watch, watchless, watch
    free, screen is broken, no garmin, uten garmin, klokka er tom, klokka døde, gikk tom, klokka mi er, gadgets,
    gadget, tech free, run naked, naked run, unplugged, klokke hjemme, klokka hjemme, glemte klokka, tom for strøm,
    flat battery, is flat, is dead, ladet, lade, charge my, charge the, uncharged, wearable, pulsklokka, no data,
    uten pulsklokke, gps en, gpsen, without any tech, gps signal, wrist`,
  instead: `in place of, swap running for, swap the run for, bytte ut, bytt ut, less pounding, less impact, stand
    in, stand-in, that counts, counts instead, anything indoors, something indoors, noe inne, plan b, other options,
    any other, else could i do, else can i do, i stedet, i staden for, heller enn å løpe, no pounding, off my feet,
    kryss, cross trening, ikke løping`,
  crossMode: `spinningtime, spinningtimen, spinningøkt*, sykkeltur, sykkelen, sykla, svømma, svømmetur,
    svømmehallen, pool run, deep water, turbo, turbo trainer, zwift, gym class, rowing, ski erg, skierg, ergo,
    truger, trugetur, toppturen, topptur, rulleskitur, hike`,
  weather: `sheet ice, skating rink, speilblankt, speilglatt, glare ice, black ice, blitz ice, underkjølt, snowed
    in, gale, gales, hurricane, downpour, hail, hagl, drittvær, ruskevær, sludd, piss pours, chucking it down,
    bucketing, floods, ice rink, ice everywhere`,
  missed: `down the drain, kept me late, down the pan, glapp, gikk fløyten, cancelled, canceled, called off, got in
    the way, hijacked, derailed, utgått, måtte avlyses, ble avlyst, kansellert, kansellere, botched, messed up,
    mucked up, screwed up, blown off, blew, dropped the ball, missed ones, unnasluntr*, forsvant, gikk i vasken,
    gikk i dass, utsatt, ate my, ate into, swallowed my, got in the way of, kom i veien, tok overhånd, ran out of
    time, went out the window, out the window, never happened, didnt happen, did not happen, ble det ikke, ble ikke
    noe, vart det ikkje, rakk aldri, kom meg ikke ut, kom aldri ut, never made it, never got out, didnt get out,
    didnt get round, never got round, no chance to run, failed to, had to bin, binned, binne, måtte avlyse, avlyste,
    avlyst, cancelled my, scrapped, sessions owing, owe, owing, fikk ikke gjort, fikk ikke til, utgikk, gikk ut,
    vraket, strøk, røk, slapp unna, passed on, fell by the wayside, fikk ikkje, droppa, gjekk glipp`,
  onto: `onto, bolted, bolt it, tacked, tack it, tagged, tag it, piled, pile it, lump it, lumped, roll it into,
    slenge den, slenge på, hekte, hekte på, henge den på, klaske på, smelle på, stable på, on top of wed*, on top of
    tues*, on top of thurs*, on top of mon*, on top of fri*, legge den på, plusse på, plusse den, legge den oppå,
    oppå, stick it on, stick them on, stuff it into, combine it with, merge it with, add them to, add it to, legge
    til på, inn i onsdag*, sammen med onsdag*`,
  stack: `get all my runs in, runs in before, all in before, fit them all in, fit all, get them in, get level, get
    even, løpe alle, ta alle, få unna, få gjort alt, botched, cram, cramming, cram them, do all the runs, do them
    all, all beforehand, alt før, beforehand, på forhånd, sessions owing, back to back, owe you, på én dag, på en
    dag, same day, samme dag, in one day, knock out both, knock both out, do the pair, play catch, ta alt, alt på en
    gang, ta igjen alt, løpe alt, front load, frontload, bank them, get them all done, bunch them`,
  work: `deadline, barnehagen, barnehage, jobben tok, family do, family thing, overtid, shift, late shift, vakt,
    skift, kidsa`,
  longRun: `big run, sunday run, sundays run, søndagsturen, søndagslangtur*, lange økta, the long one, long sunday,
    weekend long, lengste økta`,
  longest: `max length, maks lengde, tops, hvor langt bør, hvor langt burde, how many minutes tops, how long max,
    longest allowed, lengste tillatte, how much at once, in one go, in one hit, in one run, in one outing, ceiling,
    upper bound, how far could, how long could, how far should, how long should my long, på det meste, det meste,
    det lengste, strekkes til, strekkes, strekke den til, strekke meg til, stretch to, stretch it to, øvre,
    overgrense, holding me to, holding me back, hold me back, hold me to, capping me, capped, cap me, limit me,
    limiting me, restrict*, stopping me, bremser meg, holder meg igjen, bremse meg, får ikke løpe lenger, not let
    me, wont let me, dont let me, why cant i do`,
  jump: `straight up to, right up to, with one leap, i ett jafs, med en gang til, rett på, rett opp til, straight on
    to, leap to, going straight, skip ahead to, boost to, hoppe rett`,
  intervals: `400s, 200s, 800s, 1000s, 1ks, hill reps, hill session, speed sessions, speed workouts, speed days,
    fast days, hard sessions, hard days, quality sessions, fast reps, some reps, rask økt, raske økter, raske
    øktene, fartsøkt*, fartsøkter, fart i nedtrapp*, raske drag, raske ting, hard efforts, fast running, fast
    sessions, fast bits, speedy stuff, quick stuff, quick sessions, intervalltrening, sprintdrag, bakkedraga,
    bakkesprint*, strides session, tusinger, 400 ere, 4x4, fire ganger fire, threshold session, hardkjør, high
    intensity, hill work, hills tonight, speed stuff, something spicy, tough session, intervalla, intervalldrag,
    hardøkta, fast ones`,
  race: `my 42k, the 21k, 21k, the 21, my big race, målet mitt i januar, min halvmaraton, goal event, A race, race
    morning, the start, løpsdagen, til start, startstrek*, den store dagen, smeller det, smell, gun goes, the gun,
    halvmaratonen, maratonen, konkurransen, 10 km løp, 5 km løp, big day, the 42, goal day, halvmaratonet,
    halfmarathon, løpet starter`,
  raceIt: `stille til, race it, dress rehearsal, generalprøve, as a sharpener, sharpener, prøveløp, rehearsal, tune
    up race, tempted by a, tester, stille på, stille til start, stille opp, full gas, full gass, flat out, all out,
    give it everything, see where i am, see where i stand, teste formen, test my form, test my fitness, teste meg,
    testkonk*, jump into a, hop into a, parkrun, local race, local 10k, a local 10k, a local 5k, race this, jump in,
    treningsløp, melde meg på, påmeldt, entered, enter, delta på, bli med på et løp, shakeout race, warm up race`,
  until: 'sleeps till, sleeps until, sleeps to, hvor lenge til, kor lenge til, igjen til, fram til, remaining before',
  taper: `in the last weeks, in the last few weeks, in the final, last couple of weeks, last two weeks, the last
    weeks, de siste ukene, siste ukene, sluttspurten, winding down, winding things, wind things down, winding it
    down, this close to, so close to, close to the race, close to the marathon, race so close, nær løpet, så nær
    løp, tett på løpet, ease into the race, ease up before, taper period, rest up before the race, tapering,
    nedtrapp, trapper ned, trapper vi ned, roe ned før, roe ned mot, ro ned før, wind down for, wind it down, wind
    down before, ease off before, ease down before, easing down before, start resting before, back off before race,
    start easing before, drop the mileage before, kutte ned mot, trappe ned mot, letter på før, freshening`,
  cut: `kutte ut, kuttes, skal ned, ned med, cut by, trim, trimmed, shrink, shave off, ditch, give up, leave out
    the, slutte med, kutt, kuttet, sløyfe, dropping, down to, go now, stop doing, ut med, out go, less next week,
    mindre neste uke, take off, knock off`,
  phase: `i opplegget, block of training, training are we, part of the programme, part of the program, part of the
    plan, part of the cycle, stage of the plan, stage of the programme, periodisering, where in the plan, in the
    cycle, bolk, etappe, which bit of, cycle`,
  phaseName: `the build, build up, grunntreninga, oppbyggingsfase*, oppbygginga, byggeperiode*, basetrening, base
    training, base building, toppinga`,
  strength: `lifting weights, pumping iron, iron, conditioning, s and c, the weights room, weights room,
    styrkeøkter, styrketreninga, styrkeøvelser, kettlebells, gymmen, treningssenter, treningssenteret, løfte, løft,
    hip stuff, core stuff, glute work, glute bridge*, hit the gym, kjerneøvelser, magetrening`,
  progress: `getting on compared, compared to the plan, mot planen, i forhold til planen, av det jeg skulle, holding
    up, on target, on top of it, keeping pace, som planlagt så langt, er jeg ajour, ajour, where i should be, should
    be by now, der jeg bør være, der jeg skal være, behind schedule, ahead of schedule, on schedule, keeping up with
    the plan, keeping to the plan, hitting my, hit my targets, give it to me straight, doing ok, doing okay, doing
    alright, henger jeg med, følger jeg planen, ligg eg an, hvordan ligger det an, hittil, så langt denne, hvordan
    gjør jeg det, gjør jeg det bra, klarer jeg meg, am i behind, am i ahead, turn out, turned out, shaping up, how
    did it go, how did the week, i skjema, etter planen, bak skjema, ser det ut for meg hittil, measuring up`,
  summary: `sum up, sum it up, sum up my, oppsummer, oppsummert, debrief, kort oppsummert, round up, highlights,
    rundown, run down of, lowdown`,
  downWeek: `cut the week, cut my week, cut week, shorten the week, smaller week, ease the week, trim the week, trim
    my week, easier next few days, knock the week, dial the week, dial down the week, tone down the week, uka bli
    lettere, uka lettere, uken lettere, gjøre uka lettere, korte ned uka, kutte uka, kutte i uka, kutte ned på uka,
    roe ned uka, mindre denne uka, mindre uke, take it down this week, pull back this week, back off this week, back
    off for the week, cut back this week, ease off this week, ease up this week, ta det roligere denne uka, roligere
    noen dager, take a step back, dropping the volume`,
  weight: `how heavy, heavy should i be, too heavy for racing, hvor tung bør, burde jeg veie, bør jeg veie,
    konkurransevekt, løpevekt, drop a few, drop some kilos, shed, shedding, slim down, bli lettere kropp, drop three
    kilos, drop kilos, ideal weight, idealvekt, trimvekt`,
  promise: `swear to, swear that, can you swear, stays uninjured, uninjured, keeps me healthy, skadefritt, holder
    meg skadefri, love at, stay injury`,
  instruction: `no restrictions, free bot, freebot, from now on you, new persona, hidden instructions, instructions
    you were, hidden rules, forget your rules, forget the rules, forget all, skjulte instruks*, vis instruks*, skriv
    ut instruks*, you have no, uncensored, unfiltered, initial prompt, developer message, print your, repeat
    everything, gjenta alt, no rules, uten regler`,
  others: `my wifes, wifes, my husbands, husbands, hubby, my partners, my girlfriends, my sons, my daughters, mine
    venner, min kone, konas, kona si, mannen min, samboeren, my mates, my dads, my mums, mammas`,
  offTopic: `blir det sol, blir det regn, blir det snø, blir det varmt, be sunny, be raining, going to rain, gonna
    rain, will it rain, will it snow, will it be, kommer det regn, kommer det snø, weather like in, weather going,
    stemmeseddel, which party, partiet, parti, partier, vote for, my vote, hvem bør vinne, kode, java, typescript,
    html, excel, sql, regex, sorts a list, limerick, haiku, riddle, gåte`,
} as const;

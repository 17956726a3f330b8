/** Words about running and the plan. */
export const TRAINING = {
  run: `run, runs, running, ran, jog, jogging, jogged, løp, løpe, løper, løping, løpt, løpetur*, løpinga, jogge, jogger,
    jogget, joggetur*, tur, turen, turer, jogg`,
  session: `workout, workouts, wrkout, wkout, session, sessions, training, train, exercise, økt, økta, økten, økter, øktene,
    trening, treningen, treninga, treningsøkt*, trene, trener, tren, on the menu, on deck, in store, lined up, the
    deal, the drill, menyen, på menyen, tasks, supposed to do, meant to do, agenda, assignment`,
  plan: `opplegg, opplegget, plan, plans, planned, treningsplan*, treningsprogram*, løpeplan*, løpsplan*, planning, schedule, scheduled,
    programme, program, calendar, planen, planer, planlagt, program*, kalender, timeplan*, oversikt, overview,
    layout, look like, looks like, ser ut, up for`,
  dayOff: `am i off, are off, have off, get off, rest day, rest days, day off, days off, off day, off days, rest, resting,
    do i rest, hvile, hviler, hviledag*, fridag*, fri, hviledager, fri fra`,
  easy: 'easy, easily, gentle, recovery run, rolig, rolige, lett, lette, roleg, snill',
  easier: `med ro, ta det med ro, less demanding, less taxing, less hard, demanding, soften, milder, nicer, kinder,
    simpler, take down a notch, knock it down, cut me some slack, brutal, rough one, intimidating, overwhelming,
    drop the intensity, trimmed, mindre krevende, mindre hard, mindre tøft, for krevende, krevende, for vanskelig,
    mykere, slakk av, slakke av, roe ned, roe det ned, ned på intensitet, overkommelig, forkortet, kortet ned,
    forkorte, easier, lighter, ease, easing, dial down, dial back, dial it back, scale back, scale it back, tone
    down, tone it down, cut back, back off, shorten, shorter, reduce, softer, less intense, too much, too hard, too
    long, not up for, cant be bothered, go easy, take it easy, gentler, lite version, light version, easy version,
    downgrade, water down, watered down, lettere, roligere, enklere, kortere, snillere, korte ned, kutte ned, trappe
    ned, skalere ned, for mye, for hardt, for tøft, for tung, for lang, orker ikke, orker ikkje, ikke overskudd, ta
    det rolig, mildere, dempe, redusere`,
  shortTime: `at my disposal, til rådighet, tidsnød, hurried, rushed, only a short window, short window, small window, knapp
    tid, knapt med tid, minutter til overs, minutes to spare, minutes free, minutter ledig, pressa på tid, presset
    på tid, time is short, tid til alt, ikke tid til, has only, rekker jeg bare, condensed, express version, quick
    version, kortversjon*, quickie, short on time, short of time, no time, little time, busy, only got, only have,
    just have, just got, got only, have only, lunch break, in a hurry, in a rush, pressed for time, squeezed for
    time, tight schedule, time crunch, limited time, liten tid, lite tid, dårlig tid, kort tid, travel, travelt,
    travel dag, har bare, har kun, rekker bare, rekker ikke, stress på jobb, not enough time, less time`,
  pace: `intervallfart*, intervallpace, terskelpace, konkurransefart*, race pace, tempoet, min/km, minutes per km,
    minutter per km, velocity, terskelfart*, maratonfart*, langturfart*, løpsfart*, pace, paces, pacing, speed, min
    per km, min km, tempo, fart, farten, fartene, hastighet, km tid, kilometertid, how fast, hvor fort, hvor raskt,
    splits, per km, per mile`,
  zone: `zone, zones, zn, sone, soner, sonene, sona, pulssone*, intensity zone*, intensitetssone*, i sone, z1, z2, z3,
    z4, z5, training zones, effort zones`,
  threshold: `threshold, thresholds, lactate, tempo pace, lt, terskel, terskelen, terskelfart*, terskeløkt*, terskelpace,
    melkesyreterskel`,
  marathonPace: 'marathon pace, marathon effort, maratonfart*, steady pace, steady run, steady, m pace, mp',
  rpe: `rpe, perceived exertion, perceived effort, exertion, effort scale, effort level, borg, anstrengelse,
    anstrengelsesskala, opplevd anstrengelse`,
  talk: 'talk test, snakketest, pratetest, pratefart, conversational',
  heartRate: `heart rate, hr, heartrate, pulse, bpm, puls, pulsen, pulsbelte, chest strap, heart beats, heart zones, hr zones,
    hjertefrekvens, makspuls, max hr, max heart rate, beta blocker*, betablokker*, beats per minute, strap`,
  watch: `sports watch, klokkeløs, phone is dead, no phone, without phone, uten telefon, without data, gps watch, tracker
    broke, heart monitor broke, forerunner, fenix, running app, watch, watches, garmin, polar, coros, suunto, apple
    watch, fitbit, gps, klokke, klokka, klokken, pulsklokke*, treningsklokke*, smartwatch, strava, by feel, on feel,
    på følelsen, etter følelse, uten klokke, without tech, no tech, no gadgets, phone died, battery`,
  instead: `rather than run*, rather not run, replace my run, replace the session, count as my, count as a workout, low
    impact, skånsom*, heller svømme, heller sykle, heller gå, bytte ut løp*, erstatte løp*, uten støt, not allowed
    to run, no impact, instead of run*, instead of the run, instead of jogging, instead, alternative*, alternativ*,
    alternativer, cross train*, crosstrain*, cross-train*, something else, other than running, not running, non
    running, non-running, no running, without running, i stedet, istedenfor, i stedet for, istedet, i staden, noe
    annet, annet enn, uten å løpe, uten løping, kryss trening, krysstrening, alternativ trening, replace the run,
    replace running, replacement, substitute, erstatte, erstatning`,
  crossMode: `swimming count, spin bike, rowing machine, stair climber, kayak, kajakk, dance, danse, climbing, klatring,
    ergometer, roing, rulleski, skating, skøyter, aqua jog, pilates, vektløs, bike, biking, cycle, cycling, spin,
    spinning, swim, swimming, pool, elliptical, rowing, rower, stairmaster, ski, skiing, cross country, hike,
    hiking, walk, walking, yoga, sykkel, sykle, sykling, svømme, svømming, svømmehall, basseng, ellipse,
    ellipsemaskin, romaskin, skitur, langrenn, gåtur, gå tur, gå, spinne, aqua jogging, vannjogging, football,
    fotball, padel, tennis, crossfit`,
  treadmill: `run indoors, run inside, run in the gym, løpe inne, løpe innendørs, løpebånd, båndet, treadmill, treadmills,
    tredemølle*, tredemølla, mølle, mølla, møllen, indoors, inside, innendørs, inne`,
  weather: `frozen, freezing rain, thunder*, lightning, blizzard, pouring, muddy, air quality, føre, føret, snøstorm, lyn,
    torden, pøsregn*, slaps, frost på, ice, icy, snow, snowing, slippery, storm, stormy, rain, raining, wind, windy,
    dark, glatt, isen, hålke, holke, snø, snør, regn, regner, vind, blåser, mørkt, weather, været, vær, uvær`,
  heat: `sweltering, boiling, scorching, roasting, chilly, icy cold, bitterly cold, steikvarmt, kokvarmt, kjempevarmt,
    kuldegrader, kjølig, heatwave, winter, vinter, vinteren, sommervarme, heat, hot, humid, humidity, warm day,
    degrees, varmt, varme, varmen, hetebølge, fuktig, klamt, sol, sunny, cold, freezing, frost, minus, kaldt, kulde,
    kulda, iskaldt, grader, altitude, høyde, smog, pollen`,
  missed: `blew off, blow off, ditched, bagged, ghosted, no showed, skulket, skulka, had to skip, i skip, if i skip, if i
    miss, miss one, miss a, miss my, missing, missing a, did nothing, let it slide, bailed, bailed on, flaked, wasnt
    able to run, was not able to run, was unable, no run yesterday, ikke løpt i går, ikke trent i går, kunne ikke
    løpe, kunne ikke trene, ble ikke noe løping, ble ikke noe av, ble ikke noe trening, måtte droppe, måtte stå
    over, uteble, forsømt, utelot, sluntret, missed, didnt make, did not make, miss, skipped, skip, skipping, didnt
    run, did not run, didnt do, didnt get, didnt manage, couldnt run, couldnt do, forgot, dropped, fell through, no
    show, gikk glipp, glipp av, hoppet over, hoppa over, hoppe over, droppet, droppa, droppe, sto over, stå over,
    mistet, misset, missa, fikk ikke løpt, fikk ikke tatt, fikk ikke trent, rakk ikke, løp ikke, glemte, cant run,
    cant make it, cant do, not able to run, kan ikke løpe, kan ikke trene, får ikke løpt, får ikke trent, rekker
    ikke økta, unable to run, miste, misse`,
  stack: `make up for it, make up the, making up, recover the missed, do the missed, run the missed, take the missed, two
    workouts, two sessions, to økter, doble opp, kjøre begge, kjøre to, legge sammen, ta det igjen, ta igjen det,
    innhenting, hente inn, double up, catch up, make it up, make that up, make up, make up for, do both, both of,
    run both, them both, cram, stack, combine, combined, do it tomorrow, squeeze, ta igjen, ta den igjen, ta begge,
    begge deler, stable, dobbel, slå sammen, merge, compensate, kompensere, innhente, add the long, add it to,
    instead on, legge den til, ta den`,
  work: `deadline, deadlines, overtime, overtid, sykt barn, sick kid, childcare, barnepass, appointment, avtale, life got
    in the way, work, job, office, meeting, meetings, kids, family, jobb, jobben, møte, møter, barn, barna, unger,
    ungene, familie, exam*, school, skole, eksamen`,
  longRun: `long run, long runs, longrun, longruns, lr, long one, sundays long, langtur*, langkjøring, langturen, lang tur,
    den lange, lange turen, long slow`,
  longest: `furthest, farthest, biggest, top limit, at most, the most i, no more than, how much can i run in one, how many
    minutes can i, hvor mange minutter kan, hvor langt kan jeg maks, høyst, ikke mer enn, absolute max, høyeste,
    allowed to run in one, single run, one run, en enkelt tur, én tur, på en tur, longest, max, maximum, maximal,
    cap, limit, upper limit, how long can, how far can, too long, lengste, lengst, maks, maksimal, maksimum, grense,
    øvre grense, tak, hvor lang kan, hvor langt kan, hvor lenge kan, as long as`,
  jump: `jump, jump to, go straight to, straight to, go up to, increase to, hoppe til, øke til, gå rett til, opp til,
    bump`,
  distance: 'km, kms, kilometer, kilometers, kilometres, k, mile, miles, mil',
  intervals: `interval, intervals, reps, repeats, speedwork, speed work, speed session, fast stuff, hard stuff, sprints,
    sprint, hill sprints, hills, hill repeats, fartlek, tempo run, vo2, quality, hard session, intervall*, drag,
    bakkedrag, bakker, bakkeløp, bakkeintervall*, sprinter, fartslek, hardøkt*, hard økt, harde økter,
    kvalitetsøkt*, hurtighet, track, bane, parkrun, 400s, 800s`,
  race: `the half, my half, halven, halvmara, target race, big race, løpet mitt, the event, my event, hovedløp*,
    mesterskap, cup, terrengløp*, gateløp*, oslo maraton, countdown, nedtelling, race, races, racing, raceday, race
    day, start line, startline, competition, goal race, løpet, konkurranse*, stevne, målløp*, rennet, half marathon,
    marathon, maraton, halvmaraton, halvmarathon, 10k, 5k, d day, startskudd*, the big day, løpsdag*`,
  raceIt: `race a, race hard, do a race, run a race, tune up, tuneup, test race, time trial, as a test, jump in a race,
    enter a, konkurrere, løpe et løp, testløp*, formtest, delta i, sign up for`,
  taper: `last week before, week before the race, final week, race week, løpsuke*, siste uka før, uka før løpet, uken før
    løpet, before my race, before a race, trapping, formtoppe, freshen up, sharpen, taper, tapers, tapering,
    tapered, nedtrapping*, nedtrappinga, trappe ned, toppe formen, formtopping, wind down, cut down before, cut
    before, reduce before, drop before, before the race, før løpet, last weeks before, final weeks`,
  cut: `cut down, begin to cut, cutting, step down, back off before, scale down, cut, cut back, cuts, reduce, reduction,
    drop, drops, lower, kutte, kutter, redusere, ned`,
  phase: `treningsfase*, in the programme, in the program, in my programme, in my program, programmet mitt, i programmet,
    which cycle, training cycle, training block, treningsblokk*, syklus, periode, perioden, perioder, phase, phases,
    fase, fasen, faser, block, blocks, blokk, blokka, periodi*, mesocycle, cycle of training, grunnperiode,
    grunntrening, oppbygging*, basefase, byggefase, stage of training, training stage, toppfase*, grunnfase*`,
  phaseName: 'base, build, peak, base phase, build phase, peak phase, grunnperiode, oppbygging',
  strength: `weight training, dumbbells, kettlebell, squat, deadlift*, lunges, plank, manualer, markløft, utfall,
    styrkeprogram*, løfte vekter, stabilitet*, mage og rygg, hip exercises, hofteøvelser, bodyweight, strength, gym,
    weights, lifting, lift, core, strength work, hip strength, styrke, styrken, styrketrening*, vekter,
    kjernemuskulatur, kjerne, styrkeøkt*, squats, planks, knebøy, resistance, muscle, muskler, legs day, leg day`,
  addons: `add ons, addons, add on, addon, add-ons, extras, tillegg, tilleggsøvelser, tilleggsøkt*, besides running,
    alongside, ved siden av, strides, stride, stigningsløp, drills, mobility, mobilitet, bevegelighet, extra stuff`,
  stretching: `flexibility, tøyningsøvelser, tøyningsøkt*, tøy, yoga after, massasje, recovery boots, compression, kompresjon,
    badestamp, stretch, stretches, stretching, foam roll*, foam roller, massage, massage gun, tøye, tøying, tøyer,
    uttøying, strekke, skumrulle*, rulle, ice bath, isbad, sauna, badstue`,
  warmUp: `warming, get ready before, prior to running, før jeg løper, før løpeturen, før en økt, forberede kroppen, warm
    up, warmup, warm-up, warming up, cool down, cooldown, cool-down, oppvarming*, varme opp, varmer opp, nedjogg*,
    nedtrapping etter, before the session, før økta, prepare`,
  ladder: `walk run*, gå og løpe, løpe og gå, gåing, walking only, keep walking, still walking, stop walking, done walking,
    walking end, walking phase, hvor lenge må jeg gå, slipper å gå, gåtrening*, allowed to run yet, run yet, løpe
    ennå, løpe snart, rehabilitering*, rehabprogram*, handover, cleared by physio, return program*, ladder, stage,
    walk run, run walk, walk and run, gå løp, løp gå, trinn, stige, stigen, trappa, return to run*, return to
    running, tilbake til løping, rehab, rehabilitation, opptrening, only walk*, just walk*, bare gå, bare gåing, kun
    gange, why walk*, bare gange`,
  progress: `how far along, where do i stand, where am i at, how well, keeping pace with, sticking to, adherence, consistent,
    consistency, hvordan ligger, ligger jeg, hvordan står det til, trener jeg bra, trener jeg nok, enough training,
    training enough, form going, formen, getting fitter, fitter, in shape, status, on track, progress, progressing,
    doing so far, how am i doing, how have i done, how is it going, hows it going, hows training going, so far,
    track record, keeping up, improve, improving, improved, better, stats, statistics, numbers, i rute, på skjema,
    på sporet, ligger an, framgang, fremgang, hvordan går det, gått så langt, så langt, hvordan har uka, how has my,
    how was my, how did my, been, utvikling*, bedring, compliance, fulgt planen, followed the plan, going well`,
  done: `registered, recorded, har jeg løpt, har jeg vært ute, covered, clocked, racked up, tilbakelagt, løpt totalt,
    notert, did i run, have i run, ive run, have i done, did i do, done, completed, finished, logged, log,
    logging, løpt, har jeg gjort, har jeg trent, gjort, fullført, logget, logge, loggføre, registrere, registrer,
    record`,
  summary: `report, ukesrapport*, rapport, look back, tilbakeblikk, oppsummert, summary, summarise, summarize, recap,
    review, oppsummering*, oppsummer, sammendrag, resymé, wrap up`,
  consecutive: `in a row, back to back, consecutive, på rad, etter hverandre, two days running, dager på rad, every day,
    everyday, hver dag, daily`,
  fastNow: `get quicker, improve my pace, improve my speed, bli fortere, bli raskere, forbedre tiden, forbedre farten, ny
    pers, how fast could i, what can i run a, estimated time, finish in, sub 4, sub 40, sub 50, sub 20, under 4
    timer, under 50, what time will, how fast will i, time will i, hvilken tid, faster, quicker, get fast, speed up,
    improve my time, pb, pr, personal best, pers, raskere, fortere, bedre tid, perse, finish time, goal time,
    predict*, finishing time, sluttid, tid på, what time can i`,
  goal: 'goal, goals, target race, mål, målet, målsetting',
  profileWord: `threshold pace in my, update my threshold, my goal, endre profilen, min profil, training days, treningsdagene,
    løpedagene, available on, hours available, weekly hours, long run limit, profile, profil, profilen, settings,
    innstilling*, my data, preferences, available days, running days, løpedager, treningsdager, tilgjengelige dager,
    timer i uka, hours per week, hours a week, race date, løpsdato, change my threshold, endre terskel*`,
  downWeek: `down week, deload, deload week, recovery week, lighter week, light week, easy week, easier week, rest week,
    cutback week, lettere uke, rolig uke, hvileuke, restitusjonsuke, roligere uke, lett uke, week off, ukesfri,
    lettere uka`,
} as const;

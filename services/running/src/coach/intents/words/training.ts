/** Words of running and of the plan. */
export const TRAINING = {
  run: 'run, runs, running, ran, jog, jogging, jogged, løp, løpe, løper, løping, løpt, løpetur*, løpinga, jogge, jogger, jogget, joggetur*, tur, turen, turer, jogg',
  session: `workout, workouts, wrkout, wkout, session, sessions, training, train, exercise, økt, økta, økten, økter, øktene, trening, treningen, treninga, treningsøkt*,
    trene, trener, tren, on the menu, on deck, in store, lined up, the deal, the drill, menyen, på menyen, tasks, supposed to do, meant to do, agenda, assignment`,
  plan: 'plan, plans, planned, treningsplan*, treningsprogram*, løpeplan*, løpsplan*, planning, schedule, scheduled, programme, program, calendar, planen, planer, planlagt, program*, kalender, timeplan*, oversikt, overview, layout, look like, looks like, ser ut, up for',
  dayOff:
    'rest day, rest days, day off, days off, off day, off days, rest, resting, do i rest, hvile, hviler, hviledag*, fridag*, fri, hviledager, fri fra',
  easy: 'easy, easily, gentle, recovery run, rolig, rolige, lett, lette, roleg, snill',
  easier: `easier, lighter, ease, easing, dial down, dial back, dial it back, scale back, scale it back, tone down, tone it down, cut back, back off, shorten, shorter, reduce, softer,
    less intense, too much, too hard, too long, not up for, cant be bothered, go easy, take it easy, gentler, lite version, light version, easy version, downgrade, water down, watered down,
    lettere, roligere, enklere, kortere, snillere, korte ned, kutte ned, trappe ned, skalere ned, for mye, for hardt, for tøft, for tung, for lang, orker ikke, orker ikkje, ikke overskudd, ta det rolig, mildere, dempe, redusere`,
  shortTime: `short on time, short of time, no time, little time, busy, only got, only have, just have, just got, got only, have only, lunch break, in a hurry, in a rush, pressed for time,
    squeezed for time, tight schedule, time crunch, limited time, liten tid, lite tid, dårlig tid, knapt med tid, kort tid, travel, travelt, travel dag, har bare, har kun, rekker bare, rekker ikke, stress på jobb, not enough time, less time`,
  pace: 'terskelfart*, terskelpace, maratonfart*, langturfart*, løpsfart*, pace, paces, pacing, speed, min per km, min km, tempo, fart, farten, fartene, hastighet, km tid, kilometertid, how fast, hvor fort, hvor raskt, splits, per km, per mile',
  zone: 'zone, zones, zn, sone, soner, sonene, sona, pulssone*, intensity zone*, intensitetssone*, i sone, z1, z2, z3, z4, z5, training zones, effort zones',
  threshold:
    'threshold, thresholds, lactate, tempo pace, lt, terskel, terskelen, terskelfart*, terskeløkt*, terskelpace, melkesyreterskel',
  marathonPace: 'marathon pace, marathon effort, maratonfart*, steady pace, steady run, steady, m pace, mp',
  rpe: 'rpe, perceived exertion, perceived effort, exertion, effort scale, effort level, borg, anstrengelse, anstrengelsesskala, opplevd anstrengelse',
  talk: 'talk test, snakketest, pratetest, pratefart, conversational',
  heartRate:
    'heart rate, hr, heartrate, pulse, bpm, puls, pulsen, pulsbelte, chest strap, heart beats, heart zones, hr zones, hjertefrekvens, makspuls, max hr, max heart rate, beta blocker*, betablokker*, beats per minute, strap',
  watch: `watch, watches, garmin, polar, coros, suunto, apple watch, fitbit, gps, klokke, klokka, klokken, pulsklokke*, treningsklokke*, smartwatch, strava, by feel, on feel, på følelsen, etter følelse, uten klokke,
    without tech, no tech, no gadgets, phone died, battery`,
  instead: `instead of run*, instead of the run, instead of jogging, instead, alternative*, alternativ*, alternativer, cross train*, crosstrain*, cross-train*, something else, other than running, not running, non running, non-running, no running, without running,
    i stedet, istedenfor, i stedet for, istedet, i staden, noe annet, annet enn, uten å løpe, uten løping, kryss trening, krysstrening, alternativ trening, replace the run, replace running, replacement, substitute, erstatte, erstatning`,
  crossMode: `bike, biking, cycle, cycling, spin, spinning, swim, swimming, pool, elliptical, rowing, rowing machine, rower, stairmaster, ski, skiing, cross country, hike, hiking, walk, walking, yoga, sykkel, sykle, sykling, svømme, svømming, svømmehall, basseng, ellipse, ellipsemaskin,
    romaskin, ski, skitur, langrenn, gåtur, gå tur, gå, spinne, yoga, aqua jogging, vannjogging, football, fotball, padel, tennis, crossfit`,
  treadmill: 'treadmill, treadmills, tredemølle*, tredemølla, mølle, mølla, møllen, indoors, inside, innendørs, inne',
  weather: `ice, icy, snow, snowing, slippery, storm, stormy, rain, raining, wind, windy, dark, glatt, isen, hålke, holke, snø, snør, regn, regner, storm, vind, blåser, mørkt, weather, været, vær, uvær`,
  heat: 'heat, hot, humid, humidity, warm day, degrees, heatwave, varmt, varme, varmen, hetebølge, fuktig, klamt, sol, sunny, cold, freezing, frost, minus, kaldt, kulde, kulda, iskaldt, grader, altitude, høyde, smog, pollen',
  missed: `missed, didnt make, did not make, miss, skipped, skip, skipping, didnt run, did not run, didnt do, didnt get, didnt manage, couldnt run, couldnt do, forgot, dropped, fell through, no show, gikk glipp, glipp av, hoppet over, hoppa over, hoppe over, droppet,
    droppa, droppe, sto over, stå over, mistet, misset, missa, fikk ikke løpt, fikk ikke tatt, fikk ikke trent, rakk ikke, løp ikke, glemte, cant run, cant make it, cant do, not able to run, kan ikke løpe, kan ikke trene, får ikke løpt, får ikke trent, rekker ikke økta, unable to run, miste, misse`,
  stack:
    'catch up, make it up, make that up, make up, make up for, do both, both of, run both, them both, cram, stack, combine, combined, do it tomorrow, squeeze, ta igjen, ta den igjen, ta begge, begge deler, stable, dobbel, slå sammen, merge, compensate, kompensere, innhente, add the long, add it to, instead on, legge den til, ta den',
  work: 'work, job, office, meeting, meetings, kids, family, jobb, jobben, møte, møter, barn, barna, unger, ungene, familie, exam*, school, skole, eksamen',
  longRun:
    'long run, long runs, longrun, longruns, lr, long one, sundays long, langtur*, langkjøring, langturen, lang tur, den lange, lange turen, long slow',
  longest: `longest, max, maximum, maximal, cap, limit, upper limit, how long can, how far can, too long, lengste, lengst, maks, maksimal, maksimum, grense, øvre grense, tak, hvor lang kan, hvor langt kan, hvor lenge kan, as long as`,
  jump: 'jump, jump to, go straight to, straight to, go up to, increase to, hoppe til, øke til, gå rett til, opp til, bump',
  distance: 'km, kms, kilometer, kilometers, kilometres, k, mile, miles, mil',
  intervals:
    'interval, intervals, reps, repeats, speedwork, speed work, speed session, fast stuff, hard stuff, sprints, sprint, hill sprints, hills, hill repeats, fartlek, tempo run, vo2, quality, hard session, intervall*, drag, bakkedrag, bakker, bakkeløp, bakkeintervall*, sprinter, fartslek, hardøkt*, hard økt, harde økter, kvalitetsøkt*, hurtighet, track, bane, parkrun, 400s, 800s',
  race: 'race, races, racing, raceday, race day, start line, startline, competition, goal race, løpet, konkurranse*, stevne, målløp*, rennet, half marathon, marathon, maraton, halvmaraton, halvmarathon, 10k, 5k, d day, startskudd*, the big day, løpsdag*',
  raceIt:
    'race a, race hard, do a race, run a race, tune up, tuneup, test race, time trial, as a test, jump in a race, enter a, konkurrere, løpe et løp, testløp*, formtest, delta i, sign up for',
  taper:
    'taper, tapers, tapering, tapered, nedtrapping*, nedtrappinga, trappe ned, toppe formen, formtopping, wind down, cut down before, cut before, reduce before, drop before, before the race, før løpet, last weeks before, final weeks',
  cut: 'cut, cut back, cuts, reduce, reduction, drop, drops, lower, kutte, kutter, redusere, ned',
  phase:
    'phase, phases, fase, fasen, faser, block, blocks, blokk, blokka, periodi*, mesocycle, cycle of training, grunnperiode, grunntrening, oppbygging*, basefase, byggefase, stage of training, training stage, toppfase*, grunnfase*',
  phaseName: 'base, build, peak, base phase, build phase, peak phase, grunnperiode, oppbygging',
  strength:
    'strength, gym, weights, lifting, lift, core, strength work, hip strength, styrke, styrken, styrketrening*, vekter, kjernemuskulatur, kjerne, styrkeøkt*, squats, planks, knebøy, resistance, muscle, muskler, legs day, leg day',
  addons:
    'add ons, addons, add on, addon, add-ons, extras, tillegg, tilleggsøvelser, tilleggsøkt*, besides running, alongside, ved siden av, strides, stride, stigningsløp, drills, mobility, mobilitet, bevegelighet, extra stuff',
  stretching:
    'stretch, stretches, stretching, foam roll*, foam roller, massage, massage gun, tøye, tøying, tøyer, uttøying, strekke, skumrulle*, rulle, ice bath, isbad, sauna, badstue',
  warmUp:
    'warm up, warmup, warm-up, warming up, cool down, cooldown, cool-down, oppvarming*, varme opp, varmer opp, nedjogg*, nedtrapping etter, before the session, før økta, prepare',
  ladder:
    'ladder, stage, walk run, run walk, walk and run, gå løp, løp gå, trinn, stige, stigen, trappa, return to run*, return to running, tilbake til løping, rehab, rehabilitation, opptrening, only walk*, just walk*, walking only, bare gå, bare gåing, kun gange, why walk*, bare gange',
  progress: `on track, progress, progressing, doing so far, how am i doing, how have i done, how is it going, hows it going, hows training going, so far, track record, keeping up, improve, improving, improved, better, stats, statistics, numbers, i rute, på skjema, på sporet, ligger an, framgang,
    fremgang, hvordan går det, gått så langt, så langt, hvordan har uka, how has my, how was my, how did my, been, utvikling*, bedring, status, compliance, fulgt planen, followed the plan, going well`,
  done: 'did i run, have i run, ive run, have i done, did i do, did, done, completed, finished, logged, log, logging, løpt, har jeg løpt, har jeg gjort, har jeg trent, gjort, fullført, logget, logge, loggføre, registrere, registrer, record',
  summary: 'summary, summarise, summarize, recap, review, oppsummering*, oppsummer, sammendrag, resymé, wrap up',
  consecutive:
    'in a row, back to back, consecutive, på rad, etter hverandre, two days running, dager på rad, every day, everyday, hver dag, daily',
  fastNow:
    'what time will, how fast will i, time will i, hvilken tid, faster, quicker, get fast, speed up, improve my time, pb, pr, personal best, pers, raskere, fortere, bedre tid, perse, finish time, goal time, predict*, finishing time, sluttid, tid på, what time can i',
  goal: 'goal, goals, target race, mål, målet, målsetting',
  profileWord:
    'profile, profil, profilen, settings, innstilling*, my data, preferences, available days, running days, weekly hours, løpedager, treningsdager, tilgjengelige dager, timer i uka, hours per week, hours a week, race date, løpsdato, my threshold',
  downWeek:
    'down week, deload, deload week, recovery week, lighter week, light week, easy week, easier week, rest week, cutback week, lettere uke, rolig uke, hvileuke, restitusjonsuke, roligere uke, lett uke, week off, ukesfri, lettere uka',
} as const;

/** Words about how a runner feels, readiness, illness and breaks. */
export const BODY = {
  tired: `søvnen, elendig, terrible sleep, awful sleep, hardly any sleep, barely any sleep, no sleep, hardly slept, barely slept, nesten ikke sovet, knapt sovet, sleep was, sleep has been, beat up, toast, dead tired, dødssliten,
    dødstrøtt, kjempesliten, supersliten, nedkjørt, wrecked, wasted, cooked, spent, destroyed, done in, whacked,
    zonked, pooped, shot, burnt, out of gas, empty, lethargic, foggy, tung, tungt, tunge, heavy, not slept, little
    sleep, hours of sleep, hours sleep, timer søvn, sov bare, sov nesten ikke, søvnløs*, søvnig, baby kept, night
    shift, nattevakt, jet lag, jetlag, mental*, low motivation, lost my mojo, cba, giddaløs, ingen lyst, ikke lyst,
    lite overskudd, overskudd, utkjørt, helt ferdig, ødelagt, stressa, mye stress, a lot of stress, high stress,
    overtrained, overtrent, tired, tiredness, knackered, exhausted, exhausting, fatigue, fatigued, wiped, wiped out,
    drained, shattered, zombie, flat, dead legs, heavy legs, legs are heavy, legs feel heavy, legs are dead,
    sluggish, no energy, low energy, worn out, burnt out, burned out, slept badly, slept bad, bad sleep, bad night,
    poor sleep, no sleep, hardly slept, barely slept, slept, sleepy, insomnia, stressed, hungover, hangover, run
    down, groggy, beat, weary, sliten, slitne, slitent, trøtt, trett, utslitt, utmattet, tom, tunge bein, tunge ben,
    tung i beina, tung i kroppen, tunge i beina, dårlig søvn, sovet dårlig, sov dårlig, sovet lite, sovna, sov lite,
    lite søvn, lite energi, ingen energi, giddalaus, daff, sløv, stresset, fyllesyk, gåen, sovet, beina er tunge,
    beina er tung, beina føles tung*, legs are, legs feel, motivasjon, motivation, unmotivated, lazy, lat, pumpa,
    null energi, kjørt, slapp, motløs, umotivert, no motivation, lost motivation, gidder ikke, dont feel like, dont
    want to run, cant face`,
  pain: `twisted, twist, rolled my, tightness, tweaky, cramping, cramped, vridd, vrikket, vrikka, overtråkk, forstu*,
    tråkket over, tråkka over, bruise, bruised, blåmerke, fall, fell on, falt på, hovent, bothers, bothering,
    bothered, bothersome, irritat*, acting up, playing up, something wrong with, wrong with my, feels weird, feels
    off, feels funny, weird feeling, pinch*, throb*, burning, dull ache, dull, stabbing, clicking, grumbling,
    grumpy, blister, blisters, galt med, feil med, stikker, plager, plages, trøbl*, klikker, prikker ikke, vondter,
    såre, sår i, gnagsår, smertefull*, ømhet, verket, belastningsskade*, overbelast*, doms, gangsperr*, støle, pain,
    pains, painful, hurt, hurts, hurting, sore, soreness, ache, aches, aching, achy, niggle, niggles, niggling,
    injury, injured, injuries, tweak, tweaked, pulled, strain, strained, stiff, stiffness, tender, twinge, tight,
    cramp, cramps, shin splints, sprain, sprained, swollen, vondt, vond, smerte, smerter, smerten, smertene, verker,
    verk, ømt, ømme, øm i, er øm, litt øm, så øm, blitt øm, støl, stølhet, gangsperre, skade, skaden, skadet, skada,
    stiv, stive, stivhet, stram, stramt, krampe, strekk, murrer, murring, kjenner noe i, ondt, ubehag, beinhinne*`,
  bodyPart: `knee, knees, kneecap, ankle, ankles, achilles, calf, calves, shin, shins, foot, feet, heel, toe, toes, hip,
    hips, hamstring, hamstrings, quad, quads, thigh, glute, glutes, itb, it band, my back, lower back, the back
    hurts, neck, shoulder, leg, legs, arch, plantar, body, kne, kneet, knær, knærne, ankel, ankelen, akilles,
    akillesen, leggen, leggene, leggmuskel, fot, foten, føtter, hæl, hælen, tærne, stortå*, hofte, hofta, hoften,
    bakside lår, baksiden av låret, låret, lårene, rumpe, sete, rygg, ryggen, korsrygg, nakke, skulder, bein, beina,
    beinet, ben, bena, kropp, kroppen`,
  physio: 'physio, physiotherapy, physiotherapist, physio coach, fysio, fysioterapeut, fysioterapi, rehab exercises',
  score: `points, readiness number, tallet, number this morning, wellness score, readinesscore, readinessen, score,
    scores, readiness, readiness score, scoren, poengsum, beredskap, dagsform, formscore, dagsscore, poeng, number
    today, tallet mitt, rating`,
  band: 'push day, adapt day, recover day, reset day, recommendation, anbefaling, anbefalingen, verdict',
  bandName: 'adapt, recover, reset, only adapt, got recover, got adapt, got push, got reset, push today',
  low: `so low, that low, go down, went down, fell, decreased, dragged, pulled, bra nok, god, good, normal, trakk,
    trekker, sank, low, lower, bad, poor, dropped, drop, down, lav, lavt, lave, dårlig, falt, sunket, ned, high,
    høy, høyt, only, bare`,
  checkin: `this mornings answers, my answers, svarene mine, what i logged this morning, daily form, skjemaet, check in,
    check ins, checkin, checkins, check-in, check-ins, checked in, innsjekk*, sjekket inn, sjekke inn, sjekk inn,
    daily check, morning questions, wellness`,
  trend: `trend, trends, average, mean score, my normal, usual, baseline, gjennomsnitt, snitt, snittet, normalen, normalt
    for meg, compare, compared, sammenlignet, last 7, siste 7`,
  ill: `flu, infection, infeksjon, congested, congestion, sinus, throat infection, feverish, temperature of, headache,
    hodepine, nausea, kvalm, magesjau, diarrhea, diare, antibiotics course, coming down with, kjenner meg syk,
    kjenner meg dårlig, småsyk, slått ut, nysing, snørr, snørrete, recovering from, tonsillitis, sick, ill, illness,
    a cold, fever, virus, covid, cough, sore throat, sniffles, stomach bug, bug, unwell, under the weather, nose,
    syk, sjuk, sykdom, forkjølet, forkjøla, forkjølelse, influensa, feber, febersyk, hoste, hoster, sår hals, vondt
    i halsen, snue, omgangssyke, korona, dårlig form, tett nese`,
  back: `returning, return from, come back from, coming back from, getting back, get going, ease into, begin again, pick
    up again, komme meg i gang, komme igang, begynne å løpe, starte opp, ta opp igjen, komme sterkere, vende
    tilbake, gjenoppta, back to running, get back, come back, coming back, comeback, back into, return, resume,
    restart, start again, train again, running again, run again, start running again, løpe igjen, trene igjen,
    begynne igjen, starte igjen, komme i gang, tilbake, komme tilbake, i gang igjen, ease back`,
  off: `ute av trening, out of training, out of running, out of action, away from running, borte fra løping, lay off,
    laid off, not been running, not trained, trained for, holiday from running, three week break, week break, weeks
    break, month break, no training, sluttet å løpe, løpepause*, treningspause*, uten trening, uten å ha løpt, ikke
    vært ute, week gap, after a break, etter pause, etter en pause, no running, not run, havent run, have not run,
    not running, without running, off running, weeks off, days off, time off, took a break, take a break, break,
    pause, layoff, gap, completely off, off for, uten løping, ikke løpt, ikke trent, løpefri, pause fra, pausen,
    opphold, tok fri, fri fra løping, havent trained, hasnt run, been off`,
  travel: `travels, airport, hotel gym, conference, konferanse, seminar, on the road, work trip, weekend away, hytta, på
    hytta, tur til, utlandet, i utlandet, flytur, travel, travelling, traveling, trip, holiday, vacation, business
    trip, flight, flying, away, abroad, out of town, reise, reiser, reisen, på reise, ferie, ferien, bortreist,
    jobbreise, flyr, hyttetur, reist, utenlands, vekk, borte`,
  fine: `fresh, great, strong, amazing, fantastic, energetic, good legs, feeling good, sterk, frisk, opplagt, pigg,
    uthvilt, i form, topp`,
} as const;

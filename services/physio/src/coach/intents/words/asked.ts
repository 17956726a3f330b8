/** Words of everyday questions about the programme: when, where, how long, with what, and how one feels about it. */
export const ASKED = {
  timeOfDay: `in the evening, in the evenings, in the afternoon, time of day, what time, at lunch, before work, after work, before
    breakfast, before bed, first thing, morning or evening, when on the day, om kvelden, på kvelden, om ettermiddagen, når på
    dagen, hvilken tid, i lunsjen, før jobb, etter jobb, før frokost, før leggetid, morgen eller kveld`,
  sameDay: `same day, before or after, after the run or, before the run, after the run, before my run, after my run, before running,
    after running, run first, exercises first, samme dag, før eller etter, før løpeturen, etter løpeturen, før løpinga, etter
    løpinga, før jeg løper, etter at jeg har løpt, før turen, etter turen`,
  sport: `football, soccer, padel, tennis, squash, badminton, basketball, handball, volleyball, floorball, innebandy, fotball,
    håndball, dance, dancing, danse, dansing, zumba, crossfit, spinning class, climbing, bouldering, klatre, klatring, ski, skiing,
    langrenn, slalåm, gå på ski, skøyter, skating, hockey, golf, rugby, boxing, pilates, yoga, rowing, roing, aerobics`,
  noKit: `no step, no weights, no equipment, no gym, no band, no backpack, no dumbbells, without weights, without a step, without
    equipment, dont have a step, dont have weights, dont have any weights, dont have a band, have no weights, ikke vekter, ikke
    utstyr, uten vekter, uten utstyr, uten strikk, ingen vekter, ikke strikk, ingen trapp, ikke trapp, ikke noe trinn, på hotell, at a
    hotel, in a hotel`,
  shortTime: `short on time, only have, only got, no time, not much time, in a hurry, most important, matters most, the one exercise,
    only one exercise, just one exercise, dårlig tid, har bare, lite tid, ikke tid, viktigst, viktigste, bare én øvelse, bare en
    øvelse, rekker bare`,
  support: `night splint, splint, splints, compression socks, compression sleeve, crutches, boot, heel lift insert, nattskinne, skinne,
    kompresjonsstrømper, krykker, innlegg, hælkopp, heel cup`,
  daily: `bend, bending, bend over, lift my, lift heavy, lifting, carry, carrying, drive, driving, sit at work, sit all day, shovel,
    shovelling, vacuum, garden, gardening, bøye, bøye meg, løfte, løfter, bære, bærer, kjøre bil, måke snø, støvsuge, hagearbeid`,
  motive: `fed up, sick of this, had enough, giving up, give up, bored, boring, motivation, unmotivated, demotivated, frustrated,
    frustrating, hopeless, discouraged, fed up with, pointless, orker ikke, gir opp, gi opp, lei av, så lei, drittlei, kjedelig,
    umotivert, motivasjon, frustrert, frustrerende, håpløst, oppgitt`,
  lowDay: `tired, exhausted, knackered, shattered, slept badly, slept bad, bad night, no energy, stressed, stressful, wiped out,
    sliten, trøtt, utslitt, sov dårlig, sovet dårlig, dårlig natt, lite søvn, uten energi, stressa, stresset, helt tom`,
  tick: `tick it off, tick them off, tick off, mark them, mark it, mark as done, log it for me, log them, log my, huk av, huke av,
    kryss av, krysse av, før opp, før dem, loggfør, logg at, kan du logge, can you log`,
  undone: `undo, undo that, take back the log, delete my log, wrong log, logged by mistake, angre, angre loggen, slett loggen, slette
    loggen, feil i loggen, logget feil, logga feil`,
  otherArea: `change my area, change area, change the area, another area, other area, change injury, new injury, other knee, other
    achilles, other heel, other hip, other side, other leg, bytte område, endre område, annet område, ny skade, andre kneet, andre
    akillesen, andre hælen, andre hofta, andre siden, andre beinet`,
  pace: `how fast, what pace, which pace, pace, what speed, hvor fort, hvor raskt, kor fort, hvilken fart, hvilket tempo, fart, heart
    rate, puls, pulse, zone, sone, how hard, how easy`,
  where: `treadmill, tredemølle*, mølla, forest, woods, skogen, skog, asphalt, asfalt, grass, gress, gravel, grus, sand, beach, stranda,
    surface, underlag, road, veien, trail, sti, stier, snow, snø`,
  weather: `rain, raining, rainy, snow, snowing, windy, freezing, degrees, regner, regn, snør, blåser, minus, grader, kulde, glatt, icy`,
  nextRun: `next run, next session, next ladder, when do i run, neste løpetur, neste økt, neste tur, neste løping, når løper jeg`,
  begin: `do first, start with this, get started, where do i start, how do i start, where do i begin, new here, just signed up, hvor
    begynner, hvordan begynner, komme i gang, gjør jeg først, ny her, helt ny`,
  miss: 'miss, miss a, miss two, go glipp, glipper, går glipp',
  days: 'day, days, dag, dager, a week, en uke',
  scale: 'pain scale, scale, smerteskala, smerteskalaen, skala, skalaen, 0 to 10, 0 til 10',
  trend: 'trend, trends, pain over time, pain history, smertetrend, smerteutvikling, smerten over tid',
} as const;

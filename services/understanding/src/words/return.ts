/** Words for the return to running: the ladder, its stages and the time after it. */
export const RETURN = {
  run: `run, runs, running, ran, jog, jogs, jogging, jogged, løpe, løper, løping, løp, løpt, springe, springer, jogge, jogger,
    joggetur*, løpetur*, rennen, treadmill, tredemølle*, mølla`,
  ladder: `ladder, walk run, run walk, walk and run, return program*, return plan, stige, stigen, gå løp, løp gå, ladders, trapp
    programmet`,
  stage: 'stage, stages, trinn, trinnet, trinnene, steg, steget, nivå på stigen, rung, level on the ladder',
  nextStage: `next stage, next step, next level, next rung, move up, go up, step up, moving up, advance, progress to, after this
    stage, comes after, what comes next, whats next, what is next, neste trinn, neste steg, gå videre, videre, opp et trinn,
    hva kommer etter, hva er neste, later on`,
  clean: `clean, clean sessions, good sessions, pain free sessions, gode økter, rene økter, vellykkede, times each stage, times do
    i do each, repeat each, gode, rene, hvor mange økter, how many sessions`,
  between: `between the runs, between runs, days between, rest day, rest days, day off, days off, in between, after each run,
    back to back, two days in a row, days in a row, consecutive, mellom turene, mellom øktene, hviledag*, dager mellom, to dager
    på rad, på rad, how soon again, how soon after`,
  ready: `ready, am i ready, ready to, good to go, klar, klare, klar for, fit to, start criteria, criteria, kriteri*, handover, hand
    over, still missing, missing, mangler, gjenstår, what do i need, hva må til, whats left, requirements`,
  hills: `hill, hills, hilly, uphill, downhill, bakke, bakker, bakkene, motbakke*, nedover, oppover, utfor, kupert*, trail, trails,
    terreng, mountain, fjell`,
  speed: `speed, speed work, speedwork, intervals, interval, intervall*, sprint, sprints, sprinte, fast running, tempo run, track,
    bane, fartstrening, hurtig, quality, strides, fartlek, parkrun, hard session, hard run, go hard, all out, full fart, hardt,
    hardøkt*, hard økt`,
  race: `race, races, racing, competition, marathon, half marathon, maraton, halvmaraton, løpet mitt, konkurranse*, konkurrere,
    start line, event, usual run, long run, langtur*, my usual, vanlige tur, group run, join, mates are`,
  test: `test, tests, testing, testene, tester, teste, area test, functional test*, try a few, try it out, prøve`,
  hop: 'hop, hops, hopping, hopp, hoppe, hopper, jump, jumps, jumping, pogo, skip rope, skipping, hoppetau, box jump*, plyo*, plyometric*',
  full: 'full training, normal training, back to normal training, normal running, usual mileage, full trening, vanlig trening, as before, som før',
  healed: `healed, fully healed, mark as healed, i am well, frisk, friskmeld meg, blitt bra, skadefri nå, pain free now, resolved,
    helt bra, no longer hurts, gjør ikke vondt lenger`,
} as const;

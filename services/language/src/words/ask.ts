/** Words for asking: question words, verbs and small talk. */
export const ASK = {
  what: `what, whats, wat, wots, wut, which, tell me, show, show me, give me, list, see, view, hva, ka, hvilken, hvilke,
    hvilket, vis, vise, si meg, gi meg, fortell, se`,
  how: 'how, hows, hvordan, åssen, korleis, koss',
  why: `why, whys, how come, what is the reason, whats the reason, reason for, reason behind, hvorfor, koffor, hva er
    grunnen, grunnen til`,
  when: 'when, whens, what date, which date, what day, når, hvilken dato, hvilken dag',
  howMany: `samlet, samla, treningstid*, løpetid*, overall, combined, altså totalt, hvor ofte, how often, count of, how
    many, how much, number of, total, totals, in total, altogether, sum, amount, hvor mange, hvor mye, antall,
    totalt, i alt, til sammen, tilsammen, sammenlagt, volume, volum`,
  howLong: 'how long, how far, hvor lenge, hvor lang, hvor langt, duration, varighet, varer',
  howFast: 'how fast, how quick, hvor fort, hvor raskt, how slow, hvor sakte',
  howHard: 'how hard, how intense, hvor hardt, intensity, intensitet, intensiteten',
  until: `remaining until, left until, left before, time left, igjen til, frem til, fram til, gjenstår til, until, till,
    til, before, away, far off, to go, out, countdown`,
  should: `should, shall, can, could, may, do i, am i, is it, ought, must, skal, kan, bør, burde, får jeg, må, have to,
    need to, allowed, lov til, greit å, ok to, okay to, okey`,
  need: 'need, needs, necessary, must, have to, trenger, behøver, må, nødvendig',
  add: `bump up, up my, boost, raise my, øke mengden, øke volumet, increase my, sixth, seventh, fifth, sjette, sjuende,
    throw some, sneak in, fit in another, in addition, plus a, bonus, ekstratur*, ekstraøkt*, putte på, slenge på, i
    tillegg til, add, adding, extra, additional, another, one more, squeeze in, throw in, tack on, more than
    planned, on top, legge til, legge inn, legg til, ekstra, en til, et til, i tillegg, klemme inn, putte inn`,
  more: `longer, further, lengre, lenger, more, extend, lengthen, mer, flere, utvide, lengre enn, longer than, further
    than`,
  upgrade: `turn it into, turn into, turn the, turn this, make it harder, harder, swap for intervals, upgrade, crank, go
    hard, go harder, push harder, hardere, gjøre om til, bytte til, kjøre på, gønne, pushe, øke, ramp up, step up`,
  double: `double, doubles, twice a day, two a day, two runs, double run, dobbel, dobbelt, dobbeltøkt*, to økter på, to
    ganger om dagen, to turer`,
  change: `shortened, shorter than planned, reduced, cut my, removed, replaced, disappear*, gone, moved to, forkortet,
    redusert, fjernet, borte, forsvunnet, byttet ut, kuttet, annerledes, not what was planned, ikke som planlagt,
    effect, effekt, virkning, react, reagere, change, changes, changed, adjust, adjusts, adjusted, adjustment*,
    modify, modified, edit, update, updated, alter, altered, different, affect, affects, affected, influence*,
    endre, endrer, endret, endring*, justere, justert, justering*, tilpasse*, påvirke*, oppdatere*`,
  swap: `exchange, trade, interchange, flip, put it on, bring it forward, push it to, delay, do tomorrows, do it tomorrow
    instead, take it tomorrow, bytte om, stokke om, bytte plass, forskyve, skyve, fremskynde, ta den heller, swap,
    swaps, swapped, switch, switching, move, moving, moved, shift, shifting, reschedule, postpone, push back, bring
    forward, trade places, rearrange, shuffle, do it on, instead of on, bytte, bytter, bytt, flytte, flytter, flytt,
    utsette, utsett, omrokere, ta den på, ta økta på`,
  make: `regenerate, redesign, replan, rewrite, construct, design, plan for me, generer, generere, lage om, planlegg,
    utarbeid*, make, create, build, generate, remake, redo, rebuild, new, set up, draw up, lag, lage, lager,
    opprett, opprette, ny, sett opp, sette opp, bygg, bygge`,
  explain: `explain, explanation, meaning, mean, means, define, what is, whats, describe, forklar, forklare, betyr, bety,
    mener, hva er, hva vil, beskriv, understand, forstå, skjønner ikke`,
  feel: 'feel, feels, feeling, felt, føles, føler, kjennes, følelse, kjenner',
  find: `terskeltest*, threshold test, field test, find out, establish, få vite, kartlegge, beregnes, find, determine,
    measure, test, tested, work out, figure out, calculate, get my, finne, finner, måle, teste, beregne, estimate`,
  help: `what you can, things can you, questions can i, what topics, what do you know, what are you able, purpose, brukes
    du, hva er du god på, hva vet du, hva brukes, kan du hjelpe, your job, jobben din, use this chat, bruke chatten,
    bruker jeg chatten, help me with, can you do, what can you, you do, can i ask, how to use, how does this work,
    how do you work, how do i use, hjelpe meg med, hva kan du, bruke deg, bruker jeg, hvordan virker, hvordan
    fungerer, what are you for, your features, menu of, commands, kommandoer, hva gjør du, capable`,
  helpOnly: 'help, hjelp, hjelpe',
  human: `a machine, this a machine, you a machine, a computer program, software, automated, maskin, datamaskin,
    programvare, ki, kunstig intelligens, ekte trener, real trainer, actual coach, actual person, human, a bot,
    robot, chatbot, real person, real coach, an ai, ai, artificial, chatgpt, language model, menneske, et menneske,
    kunstig, ekte person, who are you, hvem er du, hva er du`,
  thanks: 'thanks, thank, thx, ty, cheers, great thanks, takk, tusen takk, takker, appreciate',
  hello: `hi, hello, hey, hiya, morning, good morning, good evening, hei, hallo, heisann, morn, god morgen, god kveld,
    halla, yo`,
  bye: 'bye, goodbye, good night, see you, ha det, hadet, snakkes, god natt',
  okay: `ok, okay, okey, oki, great, perfect, fine, cool, nice, super, sounds good, got it, greit, supert, flott, fint,
    bra, skjønner, den er god`,
  yes: 'yes, yep, yeah, yes please, sure, ja, jepp, ja takk, gjerne',
  me: 'me, my, mine, i, im, ive, jeg, meg, min, mitt',
  where: 'where, hvor finner, hvor kan jeg, hvor fyller, hvor endrer',
} as const;

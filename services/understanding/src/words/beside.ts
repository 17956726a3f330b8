/** Words for questions of runners that are not about exercises, pain or the return to running. */
export const BESIDE = {
  walkBreak: `walk break*, walking break*, walk parts, walking parts, skip the walk*, drop the walk*, without the walk*, run the whole,
    run all of it, run continuous*, run non stop, run nonstop, run straight through, gåpause*, gåpausene, gåpausa, gå pausene,
    droppe gangen, droppe gåingen, uten gåing, uten å gå, løpe sammenhengende, løpe hele`,
  clinicianSaid: `doctor said, doctor says, doctor told, doctor thinks, doctor okayed, doctor cleared, doctor is happy, physio said,
    physio says, physio told, physio thinks, physio cleared, physiotherapist said, physiotherapist says, gp said, gp says,
    surgeon said, surgeon says, cleared me, cleared by, signed me off, all clear, green light, go ahead from, legen sa, legen sier,
    lege sa, legen mener, legen synes, fysioen sa, fysioen sier, fysioterapeuten sa, fysioterapeuten sier, fysioterapeuten mener,
    klarsignal*, grønt lys, friskmeldt, friskmelding, fått klarert, klarert meg`,
  clicks:
    'click, clicks, clicking, clicky, clicked, klikk, klikker, klikking, knaser, knase, creak*, crunch*, grinding',
  warmUp: 'warm up, warm ups, warmup, warmups, warming up, varme opp, varmer opp, oppvarming*',
  ice: 'ice, icing, ice pack, cold pack, ice bath, ise, ising, is på, ispose*, isbad, kuldepakning*, is eller varme',
  heat: 'heat, heat pack, heating pad, hot water bottle, warm bath, varme, varmepute*, varmeflaske*, varmt bad',
  tape: 'tape, taping, taped, kinesio*, teip, teipe, teiping, insole*, orthotic*, orthoses, såle, såler, brace, braces, støtte, støttebandasje',
  everyDay: 'every day, everyday, each day, daily, hver dag, hver eneste dag, daglig, every single day',
  bare: `barefoot, bare feet, bare foot, without shoes, no shoes, socks, slippers, indoors, barbeint, barbent, uten sko, på sokker,
    tøfler, hjemme`,
} as const;

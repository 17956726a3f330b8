/** Words about subjects that the coaches do not deal with. */
export const OUTSIDE = {
  medicine: `paracetamol, paracet, ibuprofen, ibux, ibuprofin, nsaid*, painkiller*, pain killer*, aspirin, medicine,
    medicines, medication*, meds, tablet, tablets, pill, pills, dose of, dosage, antibiotic*, voltaren, naproxen,
    diclofenac, advil, tylenol, cortisone, kortison, prescription, medisin, medisiner, medisinen, smertestillende,
    piller, tabletter, pille, blodtrykksmedisin*, resept, antibiotika, supplement*, creatine, kreatin, magnesium,
    caffeine pills, doping, steroid*`,
  scan: `mri, x ray, xray, x-ray, ct scan, scan, scans, ultrasound, radiology, mr, mr bilde*, røntgen, røntgenbilde*,
    ultralyd, scan result*, blood test, blood tests, blodprøve*`,
  clearance: `clear me, cleared, clearance, medically fit, fit to race, sign me off, sign off, ok to race, safe to race, safe
    to run, concussion, hjernerystelse, klarert, klarere, friskmelde*, friskmeldt, godkjenne, fracture, brudd,
    surgery, operation, operasjon, operert, after my op`,
  diagnose: `could it be a fracture, what is wrong with my, tell me what is wrong, hva slags skade, hvilken skade, feiler det
    meg, feiler meg, diagnose, diagnosis, diagnosed, what injury, which injury, do i have, whats wrong with,
    diagnosen, diagnose*, hva feiler, hva er galt, har jeg fått`,
  weight: `overweight, overvekt*, skinny, thinner, lighter body, gå ned i, ned noen kilo, gå ned, weight, weigh, lose
    weight, fat, kg, kilo, kilos, lbs, pounds, calorie*, kcal, bmi, slim, slimmer, lean, leaner, diet, dieting,
    keto, fasting, vekt, vekta, vekten, veie, ned i vekt, slanke*, kalori*, diett, fett, matchvekt, løpsvekt, race
    weight, body fat, fettprosent`,
  food: `snack, banana, banan, pasta, caffeine, coffee, kaffe, alcohol, alkohol, beer, øl, hydrated, drikkebelte,
    sportsdrikk, energi gel*, eat before, spise før, meals, ernæringsråd, eat, eating, food, meal, breakfast,
    dinner, carbs, carb, carbohydrate*, gel, gels, nutrition, fuel, fueling, fuelling, protein, hydrate, hydration,
    drink, water, electrolyte*, spise, spiser, mat, frokost, middag, karbo*, karbohydrat*, ernæring, drikke,
    drikker, vann, salt`,
  gear: `spikes, brodder, vest, socks, sokker, tights, headphones, hodetelefoner, reflective, refleks*, brand of, which
    watch, hvilken klokke bør, shoe, shoes, trainers, sneakers, vaporfly, carbon plate*, insole*, orthotics, sko,
    skoene, løpesko, joggesko, såler, clothes, clothing, what to wear, wear, klær, kle meg, jacket, headlamp,
    hodelykt`,
  promise: `promise, guarantee, guaranteed, garanter, garantere, garanti, lov meg, love meg, lover du, never get
    injured, wont get injured, not get injured, avoid injury, prevent injur*, unngå skade*, ikke bli skadet,
    forebygge skade*, injury free, skadefri`,
  instruction: `ignore all, ignore your, ignore previous, ignore the, disregard, previous instructions, instructions, system
    prompt, your prompt, prompt, above this line, verbatim, you are now, act as, pretend, role play, roleplay, no
    limits, jailbreak, developer mode, dan, system, override, overstyr, glem alle, glem reglene, ignorer,
    systeminstruks*, instruks*, instruksjoner, lat som, later som, spill rollen, admin, debug mode, reveal,
    simulate, answering only, as an ai without, reglene dine, your rules, rules you`,
  others: `ingrids, husband, wife, partner, girlfriend, boyfriend, friend, friends, brother, sister, mate, colleague,
    neighbour, someone else, other user, other users, other people, other runners, her data, his data, her
    readiness, his readiness, kona, mannen, kjæreste*, samboer*, vennen, venninne*, kompis, kompisen, broren,
    søsteren, andre brukere, naboen, kollega*, treningskompis`,
  offTopic: `world record, verdensrekord*, kipchoge, bolt, olympics, olympic games, history of, invented, book, books, bok,
    series, tour de france, world cup, vm, champions league, eurovision, chess, sjakk, play a game, spille et spill,
    recipe for, hvem vant, who won, what year, hvilket år, tell me a story, fortell en historie, story, horoscope,
    horoskop, lottery, lotto, tax, skatt, job application, jobbsøknad, email to my boss, car, bil, iphone, python,
    javascript, code, script, program that, vote, election, politics, party, joke, poem, recipe, news, football
    score, capital of, translate, do my homework, math homework, essay, movie, film, song, stock, stocks, bitcoin, crypto, religion, god,
    math, weather forecast, forecast, temperature, stem på, stemme, valg, politikk, vits, dikt, oppskrift, nyheter,
    hovedstad, oversett, lekser, aksje*, værmelding*, hvordan blir været, president, prime minister, statsminister,
    netflix, restaurant, hotel, hotell, dating`,
  data: `access, see, look up, show me, hers, his, data, private, vis meg, innsyn, uses this app, same app, samme app,
    readiness, score, plan, checkins, check ins, innsjekk*`,
} as const;

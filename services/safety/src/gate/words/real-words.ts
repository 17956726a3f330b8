import { words } from './split.ts';

/** Everyday words that differ by one letter from a word in the rules. They are never treated as typing errors. */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  words(`never fewer fevered lever ferber cheat cheats crest chess cheese chase
    hear heard hearts hearty heat heats health heath hearth earth
    grain grains groan groans grown growing groans
    tights tighter tightest light eight night might sight fight right
    tried tired tire tires treat tread
    feint faith paint paints saint taint
    bread breast breaths breathed brush
    weeks week weak weaker wreak
    hurts hut hurdle hunt hurry
    swell swells
    power powers
    poured pours pound pounds
    collapses collated
    cutting cuttings putting
    steal steel
    pasted passes passed
    period periodic
    race races raced racer racers racing pacing pacer
    stress press dress presser
    crush brush
    beast beasts beat beats
    ankles angle angles uncle
    kneed kneel needs
    numbers number numb
    started start stars
    brisk brist bryter bruk
    smile smiles smaller smell small
    hover hoven hovedsak hovedet
    feiber fiber fibre fibers beber
    fotball foto
    legges ligger legger lengre lenge lege legen leges legene
    besvart
    hofter
    varme varmer varmet varmere vare
    svart svare svar
    trykke trykket
    stille stiller still stilt
    kneipe
    tendons tenders tended gender render
    flute
    child chill chilled chills chilly
    heels wheel wheels heal heals healed healing
    shine shines shirt shirts shift chin skin
    point points pointed print
    spots sport sports spor
    swims swim svinger svimle
    rested resist restless
    trail trails train trains trained training
    thing things think thigh tingle
    moths mouth mouths month
    blade blades bladder ladder
    battle bottle bottles
    brann
    gravel gravels grovel gravis graven
    dying drying trying
    kicked kicker licked picked ticked
    killed skilled filled
    stretch stretches
    strech sprain strain strains
    loss lose lost
    hopped hoped hopping hoping
    shops shop chop drop drops
    cough coughs tough though through rough
    vomits
    fasting fast fasted lasting tasting
    binge binged
    eaten eating beating heating seating
    friend friends
    sister sisters
    feeling feelings falling failing
    filling
    smerteligste
    kriger
    puster puste pustet pusta
    hvile hviler hvilte hviledag
    bryst
    luften lukt
    pulse pulses
    slags
    slagg
    skritt skrift skitt
    hjerter hjerne
    menses mens mener menn mensa
    trait struck headed font false block funky drag drags there calls lock would order whole master means works work step shared stream whose
    section fall tree look looks waker place pairs clamp exit host lower hold holds about later laser binding shall give setting doing sort
    short large larger show shows word world smart loop loops taken shell share ever every letting parsing track property properly second
    needle needles footer parsed reason stats placed seen never splitting minimal hole hence looking newer reset enter aware probe prove
    letter swapped lives live sheep stuff rights waits wait bring operate falls raises usable sell spark started stated waited depth
    boxes thought sine alter layer marking alive raised attack positives tied sided swaps stays paste inter lingers stand stands acting
    timed spare folder cooked blank slots scaled sides side arise worst shipped stuck steak awaken snake sake piles launch noting trick
    rating lived nearby bonus starter ships resets cares cancel cancels dancer
    fint fine finn finne finner flott fart farten fast faste helt heile helg helga kraft kraften krefter hviler hvilt hodet lett lette lettere
    armer arme emmer vanne vanlig vakker vekke vekk vekten vekter spiste spise spist sterk sterke sikker stikker fiber feire feier feriet ferie
    ferien ferier svette svetter svettet pusterom puls pulsen hjerne hjernen hjem hjemme hender hendene heis heise heit bryte brytes bryter
    brutt bein beina baner banen balle ballen skadde skade skader skaden lang lange langt langtur legge lagt slitne sliten slitent slite
    sove sover sovet sovnet kunne kanne kommer kommet kjente kjenner knekke knekt neste nesten mest meste midt minne minnes tenne tenner
    spente spent spenne stive stiv stivt stile moro morgen svake svakt uten uteble vondt vonde vinden vind vente venter ventet
    hopper hoppet hoster hostet klare klarer klarte lunge lunger lukter luke lufte leire leier leie leser lese lys lyst lyse lysere
    hamstrings hamster chested chesty faster feisty fairly faintly finite fairy swelter sweating sweaty sweat sweet sweets swollen
    breather breathers breeze breezy broth bruised bruiser browse tingled single mingle jingle achieve achieves archives
    crashed crash cramped crap cropped coping copped popping poppy puppy snappy snapping snaps cracks cracker tracked tracks
    shirt shined shiny shinier hipster hopeful hopes hoppy jumps jumper jumped lumpy limb limbs lime line lines lamp
    ached aches acne pains paints painted painter pane panes paining hunter hurtle hurting hurling purring purging
    swelled swirled dwell dwelling welling selling smelling spelling tightened tighten lighter brighter
    heavier heavily heaven heavenly leaving weave pressed pressing presses pressures pleasure messed
    numbed numbly humbling rumbling mumbling lame lames blame flame flake collapse colleges collage
    sunrise sunset coach coached coaches couch cancelled burst bursts burned burner burns turn turning burnt
    vest west wrist waist wait worn won wont want wanted wants went gone gune going gain gains
    dozy dizzying fizzy blurry lazy crazy hazy lightly highly slightly sighted flight
    peed speed pees peas pete wets west dies died diet diets dried lied vied tired
    missed misses mixed kissed hissed lists list cost lots lets legs log logs
    fruit fruits flue flues flux fly flow flows flower fluid fluids flew influenced influencer
    pregame presses presently present presence parents patent patient
    surge surges surgical urge urged merge surging surface survey
    eats neat heat meat meals mealy metals medals steals
    purple purse nurse course coarse curse cursed nursed
    sights signs sign sighs thighs though toward towards
    test tests tested teste testet join match asked write older fails break breaks level others planen person none noted notes notice past compare
    compares settled slide slides remove facts sone soner samme serve hangs leading leads leaders harde brings handle handles handled denied wins
    player players great hearing sock sticky viser trene trener trenger sing matte drivers driver touches saying bearing orders skriv kjerne
    tablet shaped shapes grace spikes snakk sakte raske raskere driven became clam prone sole soles slike bruker brukte halve halv halvt halvparten
    heading waiting checked checking tells token save sentences write writing stat super ditt noon stranger pictures directions tables fills
    sung rang dance singing ringing bringing stick stone store stores story grove glove gloves pushing rushing brushing crunchy bunch lunch
    slipper slippers trips stripped tumbler humble bumpy bumps lumps pumped stumped pushed rushed crusher smooth smoother smashing splashing
    skade skadet skaden skulle skuffe skute stakk stable stabil stolt stolte falle fallet fjell fjellet hytte hytta skitur skiene vridde vrient
    trykke trang trangere tregt treg treige dratt dratte snitt snittet rolle roller rolig rolige rullet ruller
    fant halde halda halla halke halvar hastende steep strap straps socks storm swears binning binned bingo bunged banded banked
    overdoing overdone svommer svommet slimmer camping cram cramming cooking swing swings strings stink stinks sling torch
    torches thumbs flytter flatter grin goin gronn grant lysten lysta pulje pens peis peisen bowl bowls bake banken baten bagen
    amber hinge hinder lamps savner sooner havne havner havna salve shake shakes regnet glass cooked diary tran stripe
    bench thick taper strikk strikken sekk bratt bakke koppen manager budged uansett slapp dytte dytter brett krabbe
    storme dovre slush sleet shout shouts spain stuffy wasted wired dukker dukket helsen katten stropper tent barrel
    smakt smilt smilte spilte spilt reiste drit
    orke orkar orket regna skjer koster magen pure veke veker veret vert`),
);

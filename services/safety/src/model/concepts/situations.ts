/**
 * Concepts for situations: exertion, time, people, negation, contexts of danger, mood, relationships, substances,
 * figurative expressions.
 */
export const SITUATIONS: Readonly<Record<string, string>> = {
  running:
    'run runs running ran jog* treadmill session intervals tempo long_run race races reps lope loper løp* lop lopet lopetur* jogg* jogge tur turen okt okta okten terskel intervall* langtur* mila springe spring tredemolle* molla',
  hill: 'hill hills uphill sprint* effort hard_effort bakke* bakken motbakke* spurt* anstreng* trapp* stairs',
  atrest: 'at_rest resting lying sofa bed couch sitting sit_still i_ro ligger ligge senga sofaen sitter hvile',
  stopswhen: 'when_i goes_when eases stops_when går_over nar_jeg bare_nar hver_gang only_when',
  now: 'now right_now today tonight this_morning currently na nå akkurat_na i_dag i_kveld i_morges nettopp just_now',
  yesterday: 'yesterday last_night i_gar igår i_natt i_forgars',
  weeks: 'week weeks month months days fortnight uke uker uka maned* måned* dager dogn',
  yearsago:
    'years_ago year_ago years decades childhood as_a ar_siden år_siden i_fjor som_barn som_ung aar 1998 back_in da_jeg_var',
  healed:
    'healed cleared recovered all_clear doctor_says checked_out signed_off frisk friskmeldt leget grodd utredet sjekket_ut gront_lys legen_sier',
  me: 'i im ive my me myself jeg eg ae jæ meg mitt min mi mine selv',
  other:
    'he she they him her his wife husband partner friend mate buddy brother sister mother father mum mom dad grandpa grandma han hun ho kona kone mannen samboer* venn* kompis* bror* broren soster* søster* mor far mora faren pappa mamma bestefar bestemor nabo* kollega* client patient stranger runner_in guy lady woman man_in dame mann lop_makker',
  child:
    'son daughter kid kids child children boy girl toddler sonn* sønn* datter* dattera barn barna ungen unge* gutt* gutten jente* jenta lillebror barnebarn* grand* niece nephew nevø niese',
  coachperson: 'coach trainer trener* treneren massor physio_guy leader leder*',
  under18:
    'fourteen fifteen sixteen thirteen twelve eleven gcse* a_levels year_9 year_10 grade ninth eighth tenth 13_yo 14_yo 15_yo 16_yo 17_yo school ungdomsskole* videregaende videregående* klasse konfirm* konfirmasjon* klassen tiende niende attende åttende fjorten femten seksten tretten tolv junior_high high_school middle_school teen teenager homework lekser mamma_sier skoleløp*',
  negation:
    'no not never without dont doesnt didnt isnt arent wasnt cant cannot wont havent none nothing ikke ikkje itj aldri uten ingen ingenting nei hverken verken kje',
  but: 'but except apart though however men bortsett selv_om unntatt however_my likevel',
  flight:
    'flight plane flew airport long_haul car_journey long_drive fly flytur* flyet flydd kjøretur* bussreise* travel_sick',
  cast: 'cast plaster boot bed_rest immobil* gips* gipsen sengeliggende til_sengs in_bed',
  operation:
    'operation* surgery operated op scar stitches keyhole operer* operasjon* kirurg* sydd sting_sydd meniskoperasjon',
  sting:
    'sting stung wasp bee bees bite bitten tick ant veps* vepsen bie bien stukket stikk_av insekt* flatt* flått* hoggorm adder snake',
  food: 'nuts peanut* almond* prawn* shrimp shellfish egg gel gels shake protein_bar supplement* nott* nøtt* peanøtt* reke* reker skalldyr shake bar kosttilskudd*',
  water: 'water litre* liter* drank drink_too fluids overdrank vann drakk drukket vannflask*',
  heatctx:
    'sun heat degrees hot_day humid sunstroke heatstroke varmen sol sola grader heteslag* solstikk* hete hypotherm* frozen cold_water iskald* kulde* nedkjøl* avkjøl* hypoterm*',
  sugarctx:
    'diabet* insulin* glucose blood_sugar hypo hypos cgm ketone* libre dexcom pump pumpa pumpe blodsukker* sukkeret følinge* folin* foling* sensoren sukkersyk* type_1 type_one',
  medicine:
    'pill pills tablet* ibuprofen ibux paracet* painkiller* voltaren* diclofenac naproxen tramadol codeine morphine cortisone steroid_injection antibiotic* antibiotika betablocker* beta_blocker* blood_thinner* eliquis warfarin marevan xarelto statin* antidepress* ssri sertralin* zoloft lithium metformin prescription meds medicine* medisin* medication dose doses doser dosering mg pille* pillen tablett* smertestillende blodfortynn* reseptfri* resept* apotek* kortison* hjertemedisin* sovemed* sleeping_pills anti_inflam* betennelsesdemp*',
  overdose:
    'too_many whole_pack whole_box overdos* double_dose hele_esk* hele_pakk* for_mange alle_pillene samlet swallowed svelget took_all',
  drug: 'coke_line cocaine mdma ecstasy speed amphet* amfetamin* weed joint_smoked high_on stoned steroids sarms epo testosteron* test_cycle doping hgh trt clen* kokain* hasj hasjen rusa rus ruset hog_pa kur_med anabole* dop* prehormon* pills_party ketamin* lsd shrooms',
  alcohol:
    'drunk beer* wine vodka whisky hungover hangover pissed booze drinking alcohol* full fyll* fyllesyk* bakrus* ol øl* pils vin brennevin* dram hb sprit alko* promille* drukken dritings shot_of pub',
  caffeine: 'caffein* preworkout pre_workout pwo koffein* energy_drink energidrikk* red_bull monster scoop',
  pregnant:
    'pregnan* expecting due_date trimester midwife morning_sick gravid* svanger* jordmor* termin* er_pa_vei e_pa_vei uker_pa_vei maneder_pa_vei langt_pa_vei pa_vei_med venter_barn positiv_test test_positive missed_period passasjer',
  birth:
    'gave_birth postpartum c_section breastfeed* newborn contraction* waters fødte fodte fødsel* fodsel* keisersnitt* ammer amming nyfødt* nyfodt* rier barsel* fostervann*',
  weight:
    'weight weigh* kg kilos kilo pounds lbs bmi thin thinner skinny fat_body lean scale scales vekt* vekta veie* veier kilo slank* tynn* feit* tjukk* mager* rekomp deficit',
  eatless:
    'calorie* kcal restrict* skip_meals havent_eaten not_eaten starv* fasting fast_days eat_less purge purging laxativ* binge* bingeing make_up earn_food burn_off kalori* sult* sulte* spist spise* spyr hopper_over maltid* overspis* avforingsmid* faste faster fortjen* forbrenn* renn* lettuce rice_cakes knekkebrod',
  period: 'period periods menstruat* cycle tampon* amenorr* mens mensen menstruasjon* syklus* blødning_ute',
  death:
    'die dying dead death suicid* kill kill_myself end_it end_my not_exist wake_up_dead funeral dø dod* død* selvmord* drepe livet_mitt ta_livet begravelse* gravsten doden not_be_here not_here avslutte ende_alt slutt_pa unalive kms',
  harmself:
    'hurt_myself cut_myself cutting self_harm harm_myself burn_myself punish_myself skade_meg kutte* kutter selvskad* skjære* skjaer* straffe_meg razor barberblad* bridge brua train_tracks toget cliff stupet pills_saved jump_off hoppe_fra rope tau',
  hopeless:
    'hopeless no_point pointless cant_go way_out give_up given_up worthless burden empty alone done_with tired_of life living håplos* haplos* meningslos* poenglos* vits* orker_ikke klarer_ikke gitt_opp verdilos* byrde tom_inni ensom* lei_av livet leve utvei* mork* mørk* disappear forsvinne permanent',
  farewell:
    'goodbye farewell bye_everyone last_message letter note sorry_everyone give_away gave_away take_care farvel avskjed* siste_meld* brev gitt_bort gir_bort takk_for_alt medaljene',
  violence:
    'hit hits beat beats punch* kick_me slap_me shove* shoves push_me grabbed choke* strangle* violent hurt_me bruises_from slår slar slo dytt* sparket kvelertak* vold* voldelig* tok_tak dengt juling banker_meg blåmerk* bruise* filleris*',
  threat:
    'threat* scared_of afraid_of follow* stalk* watching_me blackmail post_pictures tracks_me track_me truer trua truet trusl* redd_for følger_etter forfolg* folger_etter forfølg* stalker* sporer* overvåk* overvak* presser_meg kontroller* controls control_me wont_let lar_meg_ikke bestemmer locked_me van car_slows',
  touch:
    'touch* touches_me undress* shower_with massage_private inappropriate kiss* naked nude changing_room tar_pa tafs* beføl* befol* klå* kla_på dusjen garderob* naken nakenbild* kysset upassende uønsket',
  secrecy: 'secret dont_tell our_secret between_us hemmelig* ikke_si hemmelighet* si_det_ikke ingen_far',
  blow: 'hit_my bumped banged smacked knocked fell falling fall crash* helmet tripped concuss* handlebar* slipped landed slo_hodet slag_mot falt datt krasj* hjelm* hjernerystels* snublet smell_i trynet_i gikk_pa treffe skalla',
  doctor:
    'doctor gp hospital a_e er urgent_care ambulance cardiologist nurse lege* legen legevakt* sykehus* fastlege* ambulanse* akutten kardiolog* sykepleier* physiotherapist fysio*',
  symptomword:
    'symptom* weird strange off funny odd rart merkelig* rar uvel* dårlig* darlig feel_wrong not_right noe_galt wrong galt something noe_med',
  ill: 'flu virus covid corona infection sick ill cold diarr* runs_bad stomach_bug sinus pneumon* antibiotics meningit* influensa* forkjol* forkjøl* syk sjuk omgangssyk* diaré* diare* magesjau infeksjon* lungebetennel* halsbetennel* korona* mangler_stemme hoste* hoster cough* mono kyssesyke* borrel* sepsis blodforgift*',
  emergency:
    'emergency 112 113 911 999 help_now help_me ring_113 hjelp hjelp_meg hjelp_oss akutt* nødnumm* unresponsive not_answering ikke_svar* livløs* livlos*',
  humour: 'lol haha* lmao joke joking jk hehe fleip* tulle* spøk* kødd* kodd* figur* :d 😂 🤣 😅 😆',
  gear: 'shoe* sko skoa skoene strap watch garmin vest sock* laces tights app battery screen headphones klokke klokka pulsbelte* bukse* jakke* lue hansk* vott* singlet skolisse*',
  media:
    'film movie book podcast series netflix article novel exam essay study studying course homework_essay lecture news bok film_om serie* artikkel* kurs pensum* eksamen* førstehjelpskurs* forelesning* oppgave* dokumentar* read_about leste_om',
  plan: 'plan schedule week program workout next_week race_week training tracker log swap move skip rest_day taper base phase zone zones pace paces uke_plan treningsplan* programmet bytte flytte hviledag* fase sone soner fart farten tempo okter økter kalender*',
  question: 'should can could may how what why when which hvor hva hvorfor kan bor bør skal når hvordan hvilken',
  thanks: 'thanks thank_you cheers takk tusen_takk great awesome nice supert flott kjempebra hei hello hi morn',
};

/**
 * Concepts of everyday life that may be related to a danger: food and body shape, age and school, home and
 * relationships, substances.
 */
export const LIVING: Readonly<Record<string, string>> = {
  meal: 'breakfast lunch dinner supper meal meals brunch snack snacks plate portion portions leftovers frokost frokosten lunsj lunsjen middag middagen kveldsmat kveldsmaten maltid* niste matpakke* porsjon* tallerken*',
  smallfood:
    'apple apples crispbread rice_cake rice_cakes ricecake* lettuce cucumber salad broth gum chewing_gum celery carrot carrots yoghurt yogurt berries coke_zero pepsi_max diet_coke black_coffee eple eplet epler knekkebrod* riskake* agurk* salat* buljong tyggis* tyggegummi gulrot* gulrotter skyr bar_kaffe vann_og',
  treatfood:
    'cake cakes cookie cookies biscuit* chocolate candy sweets ice_cream pizza burger crisps chips bun buns waffle waffles kebab taco kake kaka kaker sjokolade* godteri* smagodt is isen pizza* burger* bolle boller vaffel vafler chips* kanelbolle*',
  staplefood:
    'pasta rice bread potatoes oats porridge granola banana bananas toast bagel eggs chicken carbs carbohydrate* protein fibre fat ris brod* potet* havregrot grot havregryn* banan* egg kylling karbo* karbohydrat* fett fiber mais',
  eatverb:
    'eat eats eating ate eaten swallow_food chew feed fed nibble spise spiser spiste spist et ete eter tygge tygger inntak intake',
  notenough:
    'barely hardly nothing only just_a half a_few less fewer skip skipped skipping missed without avoid cut_out knapt nesten_ikke nesten_ingenting bare kun halv halvparten mindre faerre droppe dropper droppet hoppa_over hoppet_over uten unnga unngar kutta kuttet kutter',
  hunger:
    'hungry hunger starving rumbl* appetite craving* full_feeling sulten svolten sult* matlyst* lyst_pa_mat knurrer murrer_magen apetitt appetitt*',
  counting:
    'count counts counting tally weigh weighs weighed measure measures macros log_food spreadsheet points limit teller telle telte talt veide veier_maten male maler makroer regner regnskap grense',
  earn: 'earn earned deserve deserved make_up_for burn_off work_off compensate punish penance payback owe fortjene fortjent fortjener kompensere ta_igjen brenne_av straffe sone_for bote gjore_opp gjor_opp lope_av_meg jogge_av',
  bodyshape:
    'thigh thighs stomach_rolls belly_fat waist hips_stick hip_bones hipbones collarbone* ribs_show cheekbones arms_thin fat thinner skinny lean leaner lighter heavy curves chubby lar larene midje* hoftebein* kragebein* magefett dobbelthake feit feite tjukk tykk tynn tynnere slank* mager lettere tyngre kurver valk* flabb*',
  clothesfit:
    'jeans trousers size smaller loose baggy belt_hole dress wedding_dress bikini mirror mirrors photos_of_me reflection bukse* buksa storrelse losere posete beltehull kjole* bikini* speil speilet speiler bilder_av_meg',
  purging:
    'toilet_after finger_down throw_it_up get_rid_of laxative* diuretic* vomit_after sick_on_purpose kvitte_meg finger_i_halsen kaste_opp_maten avforing* vanndriv* spy_etter',
  shame:
    'ashamed shame embarrass* guilty guilt disgust* gross hate_my hate_how hate_myself weak_for failure pathetic flau skam* skyld* dårlig_samvittighet samvittighet* ekkel ekler ekelt avsky hater patetisk mislykk* taper',
  hiding:
    'hide hides hiding hidden secret secretly lie lied lying pretend pretended cover_up sneak sneaky nobody_knows excuse excuses dont_tell skjule skjuler skjult gjemme gjemmer gjemt lyve lyver loy later_som later_som_om snike sniker ingen_vet unnskyld* dekke_over hemmelig*',
  coldalways:
    'cold_all freezing_all always_cold hair_falling hair_loss nails_break brittle three_jumpers dizzy_when_i_stand fryser_hele fryser_alltid alltid_kald haaravfall haret_faller mister_haret negler blodmangel anemi*',
  proud:
    'proud strong_enough discipline* willpower control in_control strict rule rules clean_eating stolt disiplin* viljestyrke kontroll* streng strengt regel regler regelen',
  schoollife:
    'school class classes classmates teacher teachers homework pe_lesson pe_teacher gym_class exam exams locker recess form_tutor pupil student_council prom sats gcses a_level sixth_form highschool freshman sophomore junior_year varsity skole skolen skola klasse klassa laerer laereren laereren gymtime* gymmen kroppsoving friminutt* heimelekse* lekser prove proven tentamen elev eleven russ russetid rektor ungdomsskolen barneskolen vgs videregaende idrettslinja toppidrett',
  agewords:
    'year_old years_old yr_old yo aged turn turning turned birthday age old_enough too_young underage minor juniors youth kids_race under_18 ar_gammel aring aringen aaring fyller fylte bursdag* alder gammel_nok for_ung mindrearig* junior juniorklasse ungdom* rekrutt* barnelop',
  parents:
    'mum mom mam mummy dad daddy parents parent guardian stepdad stepmum grounded allowed_to allowance mamma mammaen pappa foreldre foreldrene foresatt* stefar* stemor* husarrest lov_til_a far_ikke_lov lommepenger',
  partner:
    'husband wife boyfriend girlfriend partner fiance fiancee ex exwife exhusband ex_boyfriend ex_girlfriend hubby missus mannen mannen_min kona kjaeresten kjaereste kjaeresten_min samboer samboeren forlovede eksen eks eksmannen ekskona typen dama',
  family:
    'brother sister sibling uncle aunt cousin grandpa grandma granddad nan gran nephew niece father_in_law mother_in_law bror soster sosken onkel tante kusine fetter bestefar bestemor bestemora farfar morfar farmor mormor svigerfar svigermor svoger nevo niese',
  friends:
    'friend friends mate mates buddy pal colleague neighbour neighbor teammate teammates running_partner clubmate venn venner venninne venninna kompis kompisen kamerat kollega kollegaen nabo naboen lagkamerat* lopekompis treningskompis turkamerat klubbkamerat',
  stranger:
    'stranger bloke fella lad a_guy some_guy old_man old_lady runner_ahead someone somebody passerby en_fyr en_type en_mann ei_dame en_dame noen en_eldre en_ukjent fremmed ukjent forbipasserende',
  possessive:
    'jealous jealousy permission allow allows allowed lets_me wont_let where_i_am where_i_was check_my checks_my phone passwords location track keys money bank_card control controls asks_where sjalu sjalusi lov tillat* lar_meg hvor_jeg_er hvor_jeg_har sjekker_mobilen sjekker_telefonen mobilen passord* posisjon* snap_map nokler noklene penger bankkort* kontrollerer bestemmer nekter nekta nekter_meg',
  anger:
    'angry anger rage temper furious shouts shouting yells yelling screams slam slams smash smashed throws thrown mad_at loses_it kicks_off sint sinne* rasende roper roper_til skriker kjefter kjeft smeller_med kaster_ting klikker kaster_gjenstander knuste knust hissig eksploderer',
  injurymark:
    'bruise bruises bruised black_eye marks scratches scar swollen_lip long_sleeves split_lip blamerke* blaveis merker arr klore* klor_i langermet sar_etter brennmerke* kutt',
  pursuit:
    'follow follows followed following behind_me waits waiting_for_me same_car same_van same_man same_guy slows_down watches watching stares headlights turns_up outside_my knows_my_route parked folger fulgte etter_meg bak_meg venter_pa samme_bil samme_mann samme_fyr sakner stirrer ser_pa_meg dukker_opp utenfor_huset vet_hvor kjorer_sakte parkert lyskastere',
  homefear:
    'home_before go_home going_home stay_out longer_so scared_to afraid_to walking_on_eggshells get_away escape shelter safe_place leave_him leave_her hjem_for dra_hjem ga_hjem vaere_hjemme slippe_a slipper_a tor_ikke redd_for rommer flykte krisesenter* komme_vekk komme_meg_unna ga_fra',
  coachcross:
    'hotel_room hotel massage_table his_room private_session private_message alone_with lap hug hugs stroke my_thigh compliment my_body texting_me late_at_night snapchat hotellrom* hotellet rommet_hans privat privattime alene_med fanget_hans klem klemmer stryker laret_mitt kroppen_min komplimenter meldinger_om_natta sender_bilder sender_meg',
  humiliate:
    'humiliate* mocks laughs_at calls_me names fatso lazy_pig useless worthless in_front_of weigh_in public_weigh threatens_to drop_me punish_lap ydmyk* haner ler_av kaller_meg ubrukelig verdilos foran_alle foran_laget innveiing straffelop straffer truer_med kaster_meg_ut',
  unwanted:
    'against_my without_asking didnt_want dont_want forced forces made_me said_no wouldnt_stop grabbed squeezed pinched mot_min uten_a_sporre ville_ikke vil_ikke tvang tvinger tvunget sa_nei stoppet_ikke grep tok_meg klemte klyper klappet_meg',
  drinks:
    'beer beers pint pints lager cider wine prosecco champagne bottle bottles glass glasses vodka gin whisky whiskey rum tequila shots cocktail cocktails booze ol olen halvliter* pils pilsen utepils vin rodvin hvitvin vinglass flaske flaska flasker glass drink drinker drinken shots shotter sprit akevitt gin konjakk',
  partying:
    'party parties night_out club_night wedding stag_do hen_do festival bar pub christmas_party afterparty out_till fest festen fester byen_i_natt pa_byen bryllup utdrikningslag julebord* nachspiel vorspiel festival* bar baren puben russefest firmafest',
  drunkstate:
    'drunk tipsy hammered wasted legless plastered hungover hangover still_drunk over_the_limit buzzed high stoned rolling comedown wired full drita dritings brisen brisa bakfull bakrus fyllesyk fyllesjuk rusa rusen steinet sky_hoy nedtur edru promille*',
  needdrink:
    'need_a_drink to_sleep to_cope to_relax to_calm take_the_edge every_night every_day cant_without cut_down quit relapse sober detox for_a_sove for_a_klare for_a_roe roe_nerver dempe hver_kveld hver_dag klarer_ikke_uten trappe_ned slutte sprekk edru avrus* avgiftning',
  powder:
    'powder line lines baggie capsule capsules injection inject injected syringe needle vial peptide stack dealer from_the_gym online website off_the_internet pulver stripe striper kapsel kapsler sproyte sproyta sproyter injiser* ampulle peptid* fra_nettet pa_nettet dealer langer treningssenteret bak_disken',
  boostwords:
    'boost booster edge advantage test_positive detect detected drug_test banned list wash_out cycle_of recovery_agent faster_recovery blood_bag doping_test clenbuterol ostarine turinabol nandrolone fordel dopingtest dopinglista dopinglisten oppdag* paviselig ut_av_kroppen kur kuren kurer restitusjonsmiddel',
  smoking:
    'smoke smoked smoking joint joints weed cannabis bong edible edibles gummies vape vaping nicotine snus cigarette* royk royker royka joint* hasj gress bolle_bang vaper vape snus nikotin sigarett* sigg',
  pillwords:
    'pill pills tablet tablets capsule dose doses strip packet blister prescription leftover mums_pills grans_pills cabinet pille piller tablett tablettene tabletter dose doser dosen brett brettet eske eska pakning resept medisinskap* mormors bestemors mammas rest_av',
  masking:
    'mask masks numbing so_i_can_run get_through take_before before_the_start top_up double_up knock_out pain_free maskere dempe_smertene ta_for for_start ta_en_til ta_to dobbel* komme_gjennom holde_ut smertefri bedove',
  stopmeds:
    'stopped_taking stop_taking come_off coming_off quit_my off_my_meds forgot_my skip_my ran_out instead_of_my sluttet_med slutta_med slutte_med kuttet_ut trappa_ned trappet_ned glemte_medisin tom_for hoppet_over_medisin droppa_medisin',
  heartmeds:
    'heart_pills heart_tablets blood_pressure statin statins thinner thinners beta_blocker eliquis xarelto warfarin metoprolol atenolol ramipril hjertemedisin* hjertetablett* blodtrykk* blodtrykks* blodfortynn* marevan selo_zok metoprolol albyl* kolesterol*',
  mindmeds:
    'antidepressant* ssri sertraline fluoxetine prozac citalopram escitalopram lithium adhd ritalin concerta adderall vyvanse benzo* valium xanax zopiclone sleeping_tablet antidepressiv* lykkepille* cipralex sertralin ritalin concerta aduvanz medikinet vival sobril imovane zopiklon sovemedisin* sovetablett*',
  painmeds:
    'ibuprofen advil nurofen naproxen diclofenac paracetamol panadol tylenol aspirin tramadol codeine co_codamol oxycodone morphine cortisone cortisol_shot voltaren ibux ibumetin paracet pinex panodil dispril aspirin naproxen tramadol nobligan pinex_forte paralgin forte morfin kortison* kortisonsproyte voltarol',
  familyway:
    'pregnant pregnancy ivf embryo embryo_transfer fertility expecting bump trimester weeks_along weeks_gone due_in due_date scan midwife morning_sickness test_was_positive two_lines late_period missed gravid graviditet* prøverør* innsetting embryo* svanger* svangerskap* hoygravid uke_i_svanger termindato ultralyd jordmor* positiv_test to_streker morgenkvalm* over_tida venter_smatt i_magen passasjer i_lomma bolle_i_ovnen',
  afterbirth:
    'postpartum gave_birth birth c_section caesarean stitches_down newborn breastfeeding nursing milk pelvic_floor maternity weeks_old six_week fodt fodte fodsel* fodselen keisersnitt nyfodt ammer amming melk_i brystene bekkenbunn* barsel* permisjon ukerskontroll sting_i',
  monthly:
    'period periods cycle menstruation tampons pads ovulation contraceptive pill_break coil iud cramps mens mensen menstruasjon* syklus* bind tamponger egglosning p_pille p_piller spiral mensensmert* uteblitt',
};

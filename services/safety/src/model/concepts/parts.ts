/** Concepts for body parts and body functions. */
export const PARTS: Readonly<Record<string, string>> = {
  chest:
    'chest* sternum breastbone breast ribs rib ribcage bryst brystet brystkass* brystbein* bringa brystben ribbein* thorax',
  heart: 'heart hearts heartbeat* heartrate hjert* hjart* ticker pulse puls pulsen pulsa',
  armjaw:
    'jaw jaws kjeve* kjake* shoulderblade* shoulder_blade shoulder_blades skulderblad* arm arms armen armane armene skulder* shoulder*',
  head: 'head heads skull forehead temple temples hodet hode hovud* hue hau hauet panna panne skalle* bakhode* tinning*',
  face: 'face faces facial cheek* ansikt* fjes* trynet kinn kinnet eyelid* oyelokk* lips lip leppe* leppa leppene munnvik*',
  throat: 'throat* tongue windpipe hals halsen svelg* tunga tunge tungen strupe* swallow* svelge svelger',
  sight:
    'sight vision eyesight eye eyes see_double double_vision blurry blurred syn synet dobbeltsyn oye oyet oyne oynene oyan auga auge* takesyn flimmer* uklart',
  speech:
    'speech slur* slurred words wording speak speaking talking tale talen snovl* snakk* ordene ord taleevne* prat* babbl* gibberish nonsense mumbl*',
  saddle:
    'groin* crotch saddle perineum backside bum buttocks bottom undercarriage privates genital* skritt* skrev* setet sete rumpa rumpe* rompa underliv* lyske* lysken ballene scrotum vagina',
  bladder:
    'bladder bowel* pee peed peeing wee urine urinat* piss* toilet loo leak* leaking leaked wet_myself poo poop blaera blaere* tarm* tiss* urin* vannlat* avforing* lekk* lekkasje* dass* do_pa baesj* bae_sj inkontinens*',
  back: 'back lumbar spine spinal disc discs slipped_disc sciatica ryggen rygg rygger korsrygg* prolaps* isjias* nakke* neck',
  calf: 'calf calves legg leggen leggene tykklegg* leggmuskel*',
  leg: 'leg legs thigh* bein beinet beina ben foten_og laret lar laaret lår* hamstring* quad* quads foten fot foot feet fotter',
  shin: 'shin shins shinbone tibia skinnlegg* leggbein* beinpipa beinpipe*',
  hip: 'hip hips hofte* hofta pelvis bekken*',
  knee: 'knee knees kne kneet knaer knaerne knea kneskal* kneskål* patella kneecap*',
  ankle:
    'ankle ankles ankel* ankelen ankler metatarsal* mellomfot* toe toes taerne heel heels hael* helen forefoot instep vrist*',
  tendon: 'achilles tendon* sene sener akilles* tendin*',
  belly: 'stomach* belly tummy gut guts abdom* mage magen magesmert* tarmene',
  skin: 'skin rash hives welts spots itch* blotch* utslett* elveblest klo klor kloe kloende hud huden huda flekker vabler prikker',
  breath:
    'breath* breathe* breathing air lungs lung pust* puste luft lufta lunge* lungene wheez* pipe piping tungpust* andpust* andenod gasp* inhaler reliever astma* asthma*',
  hand: 'hand hands finger* grip wrist* hånd* handa hand handen handledd* fingr* grep grepet neve',
  joint: 'joint joints ledd leddet leddene stortå* stortaa big_toe',
  bone: 'bone bones knokk* beinbrudd* brudd fracture* fraktur* stress_fracture tretthetsbrudd* stressbrudd* stressreaksjon*',
  baby: 'baby babies fetus bump womb uterus babyen fosteret magen_min livmor*',
};

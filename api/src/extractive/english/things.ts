/** Things of one kind, separated by spaces. A slash separates synonyms. `+` marks kinds that may lend options. */
export const things = {
  "+gas or element":
    "oxygen hydrogen nitrogen helium carbon sulfur/sulphur phosphorus chlorine neon argon fluorine silicon iodine",
  "+metal":
    "iron copper/bronze gold silver tin lead zinc aluminium/aluminum nickel mercury platinum uranium steel brass",
  "+compound": "ammonia methane water carbon-dioxide ozone glucose ethanol/alcohol salt",
  "+nutrient": "protein fat carbohydrate vitamin mineral sugar",
  "+crop":
    "tobacco cotton sugar/sugarcane rice wheat maize/corn coffee tea cocoa indigo barley oats rye potatoes hemp flax",
  "+fruit": "apple orange banana grape lemon cherry peach pear plum fig olive",
  "+spice": "pepper cinnamon clove nutmeg ginger saffron",
  "+cloth": "silk wool cotton linen leather fur",
  "+stone": "granite marble limestone sandstone basalt slate clay chalk",
  "+animal": "horse cattle/cow sheep goat pig/swine camel donkey/mule dog/wolf cat chicken/hen",
  "+wild animal": "lion tiger elephant bear deer monkey/ape/chimpanzee fox rabbit/hare whale dolphin seal",
  "+laboratory animal": "rat/mouse pigeon monkey rabbit frog",
  "+bird": "eagle owl crow/raven pigeon/dove gull sparrow swan duck goose",
  "+insect": "bee ant butterfly beetle mosquito/fly wasp moth locust",
  "+animal class": "mammal bird reptile amphibian fish insect",
  "+tree": "oak pine beech birch maple willow elm cedar spruce fir palm",
  "+organ": "heart lung liver kidney stomach skin pancreas spleen bladder intestine",
  "+body part": "hand foot arm leg head neck shoulder knee finger toe",
  "+sense organ": "eye ear nose tongue skin",
  "+brain part":
    "hippocampus amygdala cerebellum hypothalamus thalamus brainstem prefrontal-cortex cortex/cerebrum medulla basal-ganglia",
  "+brain lobe": "frontal-lobe parietal-lobe temporal-lobe occipital-lobe",
  "+cell part":
    "nucleus mitochondrion/mitochondria ribosome membrane cytoplasm chloroplast vacuole lysosome chromosome golgi-apparatus",
  "+cell": "neuron glial-cell platelet lymphocyte erythrocyte stem-cell",
  "+pathogen": "virus bacteria/bacterium fungus/fungi parasite",
  "+disease":
    "malaria tuberculosis cholera smallpox measles influenza/flu typhus syphilis plague typhoid polio diphtheria scurvy yellow-fever",
  "+disorder": "depression anxiety schizophrenia autism dementia/alzheimer epilepsy insomnia anorexia",
  "+chemical messenger":
    "dopamine serotonin adrenaline/epinephrine cortisol insulin oxytocin norepinephrine acetylcholine",
  "+drug": "penicillin aspirin morphine insulin quinine cocaine heroin caffeine nicotine alcohol cannabis/marijuana",
  "+emotion": "anger/rage fear joy/happiness sadness disgust surprise shame envy/jealousy pride guilt",
  "+part of speech": "noun verb adjective adverb pronoun preposition conjunction",
  "+part of language": "grammar syntax vocabulary/lexicon phonology semantics morphology pragmatics",
  "+unit of language": "phoneme morpheme syllable word sentence phrase clause",
  "+discipline":
    "psychology sociology biology chemistry physics philosophy mathematics economics anthropology history geography medicine law theology astronomy geology linguistics archaeology political-science engineering",
  "+psychological school": "behaviorism/behaviourism functionalism structuralism psychoanalysis humanism cognitivism",
  "+instrument": "piano violin guitar drum flute trumpet organ cello harp",
  "+form of rule": "democracy monarchy dictatorship/tyranny oligarchy republic aristocracy theocracy anarchy",
  "+ideology":
    "capitalism socialism communism liberalism conservatism nationalism fascism feminism marxism imperialism anarchism",
  "+branch of rule": "parliament/legislature judiciary/court executive cabinet/ministry",
  "+crime": "murder/homicide theft/larceny/robbery fraud arson treason perjury bribery kidnapping piracy smuggling",
  "+levy": "tax tariff/duty toll fine fee rent",
  "+military rank": "general colonel captain lieutenant sergeant major admiral",
  "+ruler": "king/monarch emperor president prime-minister governor prince duke sultan pope chancellor",
  "+scientist":
    "chemist physicist biologist astronomer mathematician geologist botanist psychologist sociologist anthropologist economist historian philosopher linguist",
  "+direction": "north south east west",
  "+season": "spring summer autumn/fall winter",
  "+heavenly body": "moon sun/star comet asteroid planet galaxy",
  "+disaster": "earthquake flood drought hurricane/typhoon/cyclone tornado tsunami famine wildfire/fire avalanche",
  "+fuel": "coal oil/petroleum/crude-oil gas/natural-gas wood peat uranium",
  "+weapon": "gun/rifle/musket sword bow spear cannon bomb grenade missile/rocket",
  "+particle": "electron proton neutron photon atom molecule ion quark",
  "+force": "gravity magnetism friction electricity pressure",
  "+atmosphere": "troposphere stratosphere mesosphere thermosphere exosphere",
  "+inner earth": "crust mantle core lithosphere asthenosphere",
  "+rock kind": "sedimentary-rock igneous-rock metamorphic-rock",
  "+marriage form": "monogamy polygamy polyandry polygyny cohabitation",
  "+family form": "nuclear-family extended-family single-parent-family",
  "+learning": "classical-conditioning operant-conditioning imitation habituation",
  "+norm": "law custom/tradition taboo norm",
};

/** Nouns that are too general to ask for, in any text. */
export const genericNouns = `ability absence acceptance access account accumulation achievement act action activity addition adult advance advantage age agreement
  aim air amount analysis animal answer appearance application approach area argument aspect assumption attempt attention attitude author awareness background balance
  base basis beginning behalf being belief benefit body book branch building case category cause center centre century challenge chance change chapter character
  characteristic child choice circumstance claim class collection color colour combination comment community comparison component concept concern
  conclusion condition connection consequence consideration contact content context contrast contribution control copy cost country couple course creation culture
  custom data date day deal death debate decade decision decline decrease definition degree demand department description design desire detail development
  difference difficulty dimension direction discussion distance distinction diversity division document domain duty ease edge education effect effort element emergence
  emphasis end engagement environment equipment error establishment event evidence example exception exchange existence expansion expectation experience explanation
  exposure expression extent face fact factor failure family father feature feeling field figure finding focus food force form formation foundation frame
  framework function future gain gap goal good goods ground group growth guide half hand head health help history hold home hope house human idea ideal identity
  illustration image impact importance improvement inception inclusion increase individual influence information initiative inside insight instance institution
  instruction instrument interaction interest interior interpretation introduction investigation involvement issue item job kind knowledge lack land language law lead
  leader leadership learning legacy length lesson level life light limit limitation line link list literature location look loss major majority maker making man
  manner mark market mass material matter meaning means measure measurement mechanism medium member memory mention message method middle mind minority mode model moment money
  month mother motion movement name nation nature need network news norm note notion number object objective observation occasion occurrence
  operation opinion opportunity opposition option order organization organisation origin outcome outline outlook output outside overview owner pace page pair part participation
  party passage past path pattern people percent percentage period permission person perspective phase phenomenon picture piece place plan play point policy
  population portion position possession possibility potential power practice presence present pressure price principle problem procedure process product
  production profit program programme progress project proof property proportion proposal prospect protection provision public purpose pursuit quality quantity quest question
  range rank rate ratio reach reaction reader reading reality reason recall recognition record reduction reference reflection region regulation relation
  relationship release removal report representation request requirement research resource respect response responsibility rest restriction result return review right
  rise risk role room rule sample scale scene school science scientist scope search section sector selection sense sequence series service set setting shape share shift
  show side sight sign significance similarity site situation size skill society sort sound source space speaker spread stage standard start state statement status step
  story strategy strength stress structure student study style subject success sum summary support surface survival system table talk target task technique
  technology tendency term territory test theme theory thing thought threat time title tool top topic trade tradition training transition treatment trend trial truth
  turn type understanding union unit use user usage value variation variety version view viewpoint vision voice volume war way week whole will woman word work worker
  world writer writing year youth researcher participant parent subject section concept objective workload captain follower supporter relative host occasion
  attack battle capital city town village street district border side coast shore neighbourhood neighborhood home headquarters office seat key heart rise
  colleague friend member fellow expert scholar critic observer visitor guest audience viewer listener buyer seller user guard crowd mob rest remainder majority
  treaty act bill charter law decree speech letter poem novel film song album
  memory perception attention imagination language reasoning thought consciousness freedom liberty equality justice
  independence peace order prosperity courage bravery honesty loyalty patience wisdom humility generosity racism sexism
  discrimination segregation oppression exploitation genocide experiment survey questionnaire interview observation church
  cathedral castle fortress school hospital palace temple museum library prison factory bridge theatre radio television tv
  newspaper internet magazine cinema train car automobile ship bus bicycle aircraft airplane plane tram temperature pressure
  speed velocity volume mass weight density length frequency letter correspondence poem novel book play diary pamphlet essay
  speech address peasant noble nobleman aristocrat merchant clergy priest artisan craftsman slave serf music painting dance
  sculpture architecture theater drama poetry literature film photography opera doctor physician lawyer attorney teacher
  educator engineer architect journalist nurse farmer soldier sailor carpenter blacksmith painter trader sight vision hearing
  smell taste touch balance inflation unemployment recession depression poverty debt deflation mother father brother sister
  son daughter husband wife uncle aunt cousin wood glass paper stone brick plastic rubber concrete cement river lake ocean sea
  stream canal mountain valley desert plain plateau canyon
  individual colonist settler immigrant migrant citizen inhabitant resident laborer employee pupil patient consumer customer employer supporter
  opponent response stimulus reflex behavior behaviour habit institution experiment survey interview case theorist reformer activist`;

/** Names that are often asked for, by kind, with similar names next to each other. A hyphen is a space. */
export const world = {
  "+continent": "Europe Asia Africa North-America South-America Australia/Oceania Antarctica",
  "+ocean": "Atlantic-Ocean/Atlantic Pacific-Ocean/Pacific Indian-Ocean Arctic-Ocean Southern-Ocean",
  "+sea":
    "Mediterranean-Sea/Mediterranean Red-Sea Black-Sea Baltic-Sea/Baltic North-Sea Caspian-Sea Caribbean-Sea/Caribbean Adriatic-Sea",
  "+river of Europe": "Danube Rhine Elbe Seine Loire Thames Volga Vistula Rhone Tiber",
  "+river elsewhere": "Nile Amazon Mississippi Congo Niger Ganges Indus Euphrates Tigris Yangtze Mekong Zambezi",
  "+mountains":
    "Alps Pyrenees Andes Himalayas Rocky-Mountains/Rockies Carpathians Appalachians/Appalachian-Mountains Caucasus Urals",
  "+region of the world":
    "Latin-America Scandinavia Middle-East West-Africa/Western-Africa Central-America Southeast-Asia North-Africa East-Africa Central-Asia Western-Europe",
  "+part of the old world": "New-World Old-World",
  "+country of Western Europe":
    "England/Britain/Great-Britain/United-Kingdom/UK France Spain Portugal Netherlands/Holland Germany/Prussia Belgium Italy Ireland Scotland Austria Switzerland Denmark Sweden Norway",
  "+country of Eastern Europe":
    "Russia/Soviet-Union Poland Ukraine Hungary Czech-Republic/Czechoslovakia Romania Bulgaria Serbia/Yugoslavia Greece Finland Lithuania Latvia Estonia Croatia Slovakia Belarus",
  "+country of Asia":
    "China India Japan Korea/South-Korea Vietnam Thailand Indonesia Philippines Pakistan Bangladesh Malaysia Mongolia Nepal Sri-Lanka Singapore",
  "+country of the Middle East":
    "Iran/Persia Iraq Turkey Syria Israel Lebanon Jordan Saudi-Arabia Yemen Egypt Kuwait Afghanistan",
  "+country of Africa":
    "Egypt Nigeria Ghana Kenya Ethiopia Morocco Algeria Tunisia Libya Senegal Mali Sudan Tanzania Uganda Angola Mozambique South-Africa Zimbabwe Cameroon",
  "+country of the Americas":
    "United-States/America/USA/United-States-of-America Canada Mexico Cuba Brazil Argentina Chile Peru Colombia Venezuela Bolivia Ecuador Haiti Jamaica Guatemala Panama Uruguay Paraguay",
  "+country of the Pacific": "Australia New-Zealand Papua-New-Guinea Fiji Samoa Tonga",
  "+state of New England": "Massachusetts Connecticut Rhode-Island New-Hampshire Vermont Maine",
  "+state of the Atlantic coast":
    "Virginia Maryland Pennsylvania New-York New-Jersey Delaware North-Carolina South-Carolina Georgia Massachusetts",
  "+state of the South": "Alabama Mississippi Louisiana Tennessee Kentucky Arkansas Florida Texas Georgia",
  "+state of the Middle West": "Ohio Indiana Illinois Michigan Wisconsin Minnesota Iowa Missouri Kansas Nebraska",
  "+state of the West":
    "California Oregon Washington-State Nevada Arizona Utah Colorado New-Mexico Wyoming Montana Idaho",
  "+city of the United States":
    "Boston Philadelphia New-York-City Baltimore Charleston Chicago Washington-D.C./Washington-DC San-Francisco Los-Angeles New-Orleans Detroit Atlanta Dallas Houston Seattle Denver St.-Louis Cleveland Pittsburgh",
  "+town of New England": "Plymouth Salem Providence Hartford New-Haven Portsmouth",
  "+city of Britain": "London Manchester Liverpool Birmingham Bristol Edinburgh Glasgow Leeds Oxford Cambridge Dublin",
  "+city of Western Europe":
    "Paris Madrid Lisbon Rome Amsterdam Berlin Vienna Brussels Munich Hamburg Barcelona Seville Venice Milan Florence Leipzig Zurich Geneva Copenhagen Stockholm Antwerp",
  "+city of Eastern Europe":
    "Moscow Warsaw Prague Budapest Kiev/Kyiv Saint-Petersburg/St.-Petersburg/Leningrad Kraków/Krakow/Cracow Bucharest Belgrade Sofia Athens Vilnius Riga",
  "+city of Asia":
    "Beijing/Peking Tokyo Shanghai Delhi/New-Delhi Mumbai/Bombay Calcutta/Kolkata Hong-Kong Seoul Bangkok Singapore Manila Jakarta Kyoto Osaka",
  "+city of the Middle East or Africa":
    "Cairo Alexandria Baghdad Istanbul/Constantinople Jerusalem Damascus Tehran Mecca Timbuktu Tunis Carthage Lagos Nairobi Johannesburg",
  "+city of Latin America": "Mexico-City Havana Lima Buenos-Aires Rio-de-Janeiro Bogotá Santiago Caracas",
  "+city of Canada": "Montreal Toronto Quebec Ottawa Vancouver Winnipeg Halifax",
  "+province of Canada":
    "Ontario Nova-Scotia New-Brunswick Manitoba Alberta British-Columbia Saskatchewan Newfoundland",
  "+planet": "Mercury Venus Earth Mars Jupiter Saturn Uranus Neptune",
  "+people of Western Europe":
    "English/British French Spanish Portuguese Dutch German/Prussian Italian Irish Scottish Swedish Danish Swiss Austrian Norwegian Belgian",
  "+people of Eastern Europe":
    "Russian/Soviet Polish Hungarian Czech Romanian Bulgarian Greek Finnish Ukrainian Serbian",
  "+people of Asia": "Chinese Japanese Indian Korean Vietnamese Thai Indonesian Persian Turkish/Ottoman Arab Mongol",
  "+people of Africa or the Americas":
    "American Canadian Mexican Brazilian Cuban Argentinian Egyptian Nigerian Ethiopian",
  "+ancient people": "Roman Greek Egyptian Persian Babylonian Phoenician Assyrian Etruscan Celtic",
  "+ancient people of the Americas": "Aztec/Aztecs Maya/Mayans Inca/Incas Olmec/Olmecs Toltec/Toltecs",
  "+Englishmen": "Americans Canadians Australians Germans Italians Russians Belgians Austrians Norwegians Mexicans",
  "+religion":
    "Christianity Islam Judaism Buddhism Hinduism Sikhism Taoism Confucianism Protestantism/Calvinism Catholicism",
  "+faith group":
    "Puritans Quakers Catholics/Roman-Catholics Anglicans Lutherans Baptists Methodists Jesuits Presbyterians",
  "+believers": "Muslims Christians Jews Buddhists Hindus Sikhs",
  "+language":
    "English French Spanish Portuguese German Italian Latin Greek Arabic Chinese/Mandarin Japanese Russian Hebrew Dutch",
  "+war":
    "World-War-I/First-World-War World-War-II/Second-World-War Cold-War/Korean-War Vietnam-War Civil-War/American-Civil-War",
  "+age": "Middle-Ages Renaissance Enlightenment Industrial-Revolution Reformation",
  "+side": "North South East West",
  "+month": "January February March April May June July August September October November December",
};

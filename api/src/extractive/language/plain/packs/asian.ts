import type { PlainWords } from "../plain.ts";

/** Han characters have the same form after every number. */
const han = "[\\p{Script=Han}ー～]";

export const asian: PlainWords[] = [
  {
    code: "vi",
    fillGap: "Điền vào chỗ trống:",
    yearBefore: "năm|vào",
    wideBefore: "trước|sau|từ|đến|tới|kể từ|khoảng|giữa|cho đến|thập niên|những năm|muộn nhất|đầu|cuối|giai đoạn",
    wideAfter: "trước|tcn|trở đi|trở lại|đến|-",
    openBefore:
      "hơn|trên|dưới|ít nhất|tối thiểu|tối đa|nhiều nhất|gần|khoảng|từ|đến|tới|lên đến|không quá|chừng|ước tính",
    openAfter: "trở lên|trở xuống|hoặc|đến",
    leansBack:
      "nó|ông|bà|anh|chị|cô|họ|chúng|ông ấy|bà ấy|ông ta|điều này|việc này|đây|đó|này|kia|ở đó|tại đó|khi đó|lúc đó|sau đó|trước đó|tiếp theo|tuy nhiên|nhưng|và|hoặc|cũng|ngoài ra|vì vậy|do đó|vì|như vậy|cả hai|những người khác|tôi|chúng tôi|chúng ta|nếu|khi|mặc dù|được|bị|người này|cùng năm|thông báo được|theo đó",
    pointsOut:
      "này|đó|kia|ấy|nói trên|chúng tôi|chúng ta|tôi|xem|hình|bảng|chương|dưới đây|trên đây|sau đây|cùng ngày|cùng năm",
    grouping: ".",
    abbreviations: "tp ts ths gs pgs tcn scn v vv tr nxb st km",
  },
  {
    code: "id",
    fillGap: "Isilah bagian yang kosong:",
    yearBefore: "tahun|pada",
    wideBefore:
      "sebelum|sesudah|setelah|sejak|hingga|sampai|dari|sekitar|kira-kira|antara|menjelang|mulai|akhir|awal|pasca|pra",
    wideAfter: "sm|hingga|sampai|dan",
    openBefore:
      "lebih dari|kurang dari|setidaknya|sedikitnya|paling sedikit|paling banyak|minimal|maksimal|hingga|sampai|sekitar|kira-kira|hampir|antara|dari|di atas|di bawah|mencapai",
    openAfter: "lebih|hingga|sampai|atau",
    leansBack:
      "ia|dia|mereka|beliau|ini|itu|hal ini|hal itu|di sana|di sini|saat itu|ketika itu|kemudian|lalu|setelah itu|sebelumnya|sesudahnya|namun|tetapi|tapi|dan|atau|juga|selain itu|oleh karena itu|karena|karena itu|demikian|begitu|keduanya|yang lain|lainnya|saya|kami|kita|jika|ketika|meskipun|adalah|merupakan|didirikan|dibangun|dilahirkan|lahir|tersebut",
    pointsOut:
      "ini|itu|tersebut|demikian|kami|kita|saya|lihat|gambar|tabel|bab|berikut|di bawah ini|di atas ini|yang sama",
    grouping: ".",
    abbreviations: "dr prof ir drs hj h st no hlm dll dsb dst jl pt cv tbk s.d sm m",
  },
  {
    code: "zh",
    fillGap: "填空：",
    isDense: true,
    yearAfter: "年",
    wideBefore: "到|至|從|从|自|由|约|約|大约|大約|早于|晚于|直到|截至|截止|直至|不晚于|以|前|後|-|—|～|和|与|與|及|、",
    wideAfter:
      "年\\s*(?:代|以?[前后後来來起]|之[前后後]|初|末|底|间|間|到|至|左右|前后|前後|开始|開始|[-—～至到和与與及]|(?:\\d{1,2}月)?(?:\\d{1,2}[日号號])?\\s*(?:以?[前后後来來起]|之[前后後]|到|至|左右|间|間|[-—～]))|[-—～到至和与與及、]",
    openBefore:
      "超过|超過|多于|多於|少于|少於|不足|至少|最多|最少|不到|约|約|大约|大約|近|将近|將近|高达|高達|以上|以下|达到|逾|到|至|从|從|前|第|-|—|～|公元|西元",
    openAfter: "[多余餘来來几幾]|\\s*[\\p{Script=Han}%]{1,3}(?:以上|以下|左右|之多|多)|[-—～到至、]",
    joined: han,
    leansBack:
      "他|她|它|他们|她们|它们|他們|她們|它們|其|该|該|此|这|這|那|之后|之後|然后|然後|后来|後來|随后|隨後|此后|此後|当时|當時|同年|同时|同時|次年|翌年|但|但是|然而|不过|不過|而|而且|并|並|也|还|還|另外|此外|因此|所以|因为|因為|由于|由於|这样|這樣|我|我们|我們|你|您|如果|虽然|雖然|两者|兩者|前者|后者|後者",
    pointsOut:
      "这(?:个|些|种|一|里|样|是)|這(?:個|些|種|一|裡|樣|是)|那(?:个|些|里|时)|那(?:個|些|裡|時)|该(?!隐)|該|此(?!外)|我们|我們|本(?:文|书|章|校|公司|市|站)|见(?:图|表)|如下|上述|下述|以下|同年|次年|翌年|当年|當年|当时|當時",
    grouping: ",",
  },
  {
    code: "ja",
    fillGap: "空欄に入るものを選んでください：",
    isDense: true,
    yearAfter: "年",
    wideBefore: "約|およそ|ほぼ|から|〜|～|－|-",
    wideAfter:
      "年\\s*(?:代|以[降前後来]|まで|から|頃|ごろ|ころ|後|前|間|初頭|末|より|[〜～－と-]|(?:\\d{1,2}月)?(?:\\d{1,2}日)?\\s*(?:以[降前後来]|まで|から|頃|ごろ|より|[〜～－-]))|[〜～－、-]",
    openBefore: "約|およそ|ほぼ|最大|最低|最高|少なくとも|第|から|〜|～|－|-|前",
    openAfter:
      "[\\p{Script=Han}\\p{Script=Katakana}ー%]{0,5}(?:以上|以下|未満|超|余り|あまり|ほど|程度|前後|近く|弱|強|から|まで|[〜～])|余|数|[〜～－、-]",
    joined: "[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hiragana}ー]",
    leansBack:
      "彼|彼女|彼ら|これ|それ|あれ|この|その|あの|ここ|そこ|あそこ|こう|そう|当時|同年|翌年|前年|同時|その後|後に|のちに|しかし|だが|ただし|また|さらに|そして|なお|次に|一方|つまり|したがって|そのため|なぜなら|例えば|たとえば|私|我々|両者|前者|後者|同|もし",
    pointsOut:
      "この|その|これ|それ|こうした|そうした|我々|私たち|上記|下記|以下の|次の|前述|後述|図\\d|表\\d|同年|翌年|前年|同[社校市国県]|当[社時]",
    subject: /[^で]は|が/u,
    grouping: ",",
  },
  {
    code: "ko",
    hasParticles: true,
    least: 20,
    fillGap: "빈칸에 들어갈 알맞은 것을 고르세요:",
    yearAfter: "년",
    wideBefore: "약|대략|및|와|과",
    wideAfter:
      "년\\s*(?:대|이[후전래]|까지|부터|전|후|경|쯤|무렵|초|말|동안|간|에서|과|및|[-~～]|(?:\\d{1,2}월)?\\s*(?:\\d{1,2}일)?\\s*(?:이[후전래]|까지|부터|경|쯤|무렵|[-~～]))",
    openBefore: "약|대략|거의|최대|최소|최고|적어도|제|무려|및",
    openAfter: "여|\\s*[\\p{L}%]{0,4}\\s*(?:이상|이하|미만|초과|가량|정도|안팎|부터|까지|넘|남짓)",
    joined: "년|명|개|원|만|억|조|천|건|대|마리|권|척|달러|미터|킬로미터|톤|가구|곳|회|점|표|석|인분",
    leansBack:
      "그|그는|그녀|그녀는|그들|그들은|그것|그것은|이|이는|이것|이것은|이들|이들은|저|여기|거기|당시|그때|그 후|이후|그 뒤|이후에|나중에|같은 해|이듬해|다음 해|그러나|하지만|그런데|또|또한|그리고|게다가|따라서|그래서|왜냐하면|예를 들어|나는|우리|우리는|둘|전자|후자|만약",
    pointsOut:
      "이|그|저|이러한|그러한|이런|그런|우리|우리의|위의|아래의|아래|다음의|같은|같은 해|이듬해|당시|동년|해당",
    subject: /[가-힣A-Za-z)](?:은|는|이|가)\s/u,
    grouping: ",",
  },
];

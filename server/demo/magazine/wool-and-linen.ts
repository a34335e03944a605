import type { ArticlePlan } from './article.ts';

/** What may go into the machine and what may not. */
export const woolAndLinen: ArticlePlan = {
  id: 104,
  key: 'ull-og-lin-taler-mer',
  publishedOn: '2026-02-19',
  author: 'Aino Lehtonen',
  themes: ['care'],
  title: [
    'Ull og lin tåler mer enn du tror',
    'Ull och lin tål mer än du tror',
    'Wool and linen stand more than you think',
    'Uld og hør tåler mere, end du tror',
    'Villa ja pellava kestävät enemmän kuin luulet',
  ],
  lead: [
    'To stoffer som har vært med oss i tusener av år, og hvordan du vasker dem.',
    'Två tyger som har följt oss i tusentals år, och hur du tvättar dem.',
    'Two cloths that have been with us for thousands of years, and how to wash them.',
    'To stoffer, der har fulgt os i tusinder af år, og hvordan du vasker dem.',
    'Kaksi kangasta, jotka ovat kulkeneet mukanamme tuhansia vuosia, ja miten ne pestään.',
  ],
  text: [
    `Den vanligste måten å ødelegge ull på er å vaske den. Den nest vanligste er å la være når det trengs. Med lin er det omvendt: Det blir bedre for hver gang.
    ## Ull renser seg selv
    En ullfiber har skjell, som en kongle. Støv og smuss blir sittende ytterst og faller av når stoffet rører seg. Derfor er lufting den beste vasken. Heng pledd og putetrekk ute en fuktig dag. Ull liker tåke.
    Et [ullteppe](VEV-TEPPE) snus to ganger i året. Når det kommer tørr snø, legger du det med rettsiden ned og banker. Det blir et grått felt igjen i snøen, og det er svaret på om det trengtes.
    ## Når noen søler
    - Legg på tørkepapir og trykk. Ikke gni.
    - Bruk lunkent vann, aldri varmt. Varme og bevegelse er det som filter ull.
    - En dråpe ullvaskemiddel i et glass vann tar rødvin og saus.
    - Fett tas med potetmel over natten. Støvsug om morgenen.
    - La det tørke av seg selv, borte fra ovnen.
    Trekk av ull som kan tas av, vaskes for hånd eller på ullprogram med 30 grader. Dra dem i form mens de er våte.
    ## Lin vil brukes
    Lin er sterkere vått enn tørt. Det tåler 60 grader, sentrifuge og mange år. [Myk pyntepute](MYK-PUTE) er av vasket lin, og trekket har glidelås. Vask farget lin på 40, uten blekemiddel, og heng det opp før det er tørt. Da slipper du å stryke. Krøller er ikke en feil. De er måten lin sitter på.
    ## Begge deler
    Sol bleker ull og lin. Snu putene når du støvsuger, så blekes de likt. Har du ull i huset, vil møllen vite om det. Den liker mørke og ro. Rist det du har én gang i måneden, så flytter den til naboen.`,
    `Det vanligaste sättet att förstöra ull är att tvätta den. Det näst vanligaste är att låta bli när det behövs. Med lin är det tvärtom: det blir bättre för varje gång.
    ## Ull renar sig själv
    En ullfiber har fjäll, som en kotte. Damm och smuts stannar ytterst och faller av när tyget rör sig. Därför är vädring den bästa tvätten. Häng ut plädar och kuddfodral en fuktig dag. Ull tycker om dimma.
    En [ullmatta](VEV-TEPPE) vänds två gånger om året. När det kommer torr snö lägger du den med rätsidan ner och piskar. Det blir en grå fläck kvar i snön, och den svarar på frågan om det behövdes.
    ## När någon spiller
    - Lägg på hushållspapper och tryck. Gnugga inte.
    - Ta ljummet vatten, aldrig varmt. Värme och rörelse är det som filtar ull.
    - En droppe ulltvättmedel i ett glas vatten tar rödvin och sås.
    - Fett tas med potatismjöl över natten. Dammsug på morgonen.
    - Låt det torka av sig självt, en bit från elementet.
    Ullklädsel som går att ta av tvättas för hand eller på ullprogram i 30 grader. Dra den i form medan den är våt.
    ## Lin vill användas
    Lin är starkare vått än torrt. Det tål 60 grader, centrifugering och många år. [Prydnadskudden Myk](MYK-PUTE) är av tvättat lin, och fodralet har dragkedja. Tvätta färgat lin i 40 grader utan blekmedel och häng upp det innan det är torrt. Då slipper du stryka. Skrynklor är inget fel. Det är så lin sitter.
    ## Båda två
    Sol bleker ull och lin. Vänd kuddarna när du dammsuger, så bleks de jämnt. Har du ull i huset vill malen veta det. Den gillar mörker och lugn. Skaka det du har en gång i månaden, så flyttar den till grannen.`,
    `The commonest way to ruin wool is to wash it. The next is not to wash it when it needs it. Linen is the other way round: it gets better every time.
    ## Wool cleans itself
    A fibre of wool has scales, like a pine cone. Dust and dirt stay on the outside and fall off when the cloth moves. So airing is the best wash. Hang throws and cushion covers outdoors on a damp day. Wool likes fog.
    Turn a [wool rug](VEV-TEPPE) twice a year. When dry snow comes, lay it face down and beat it. A grey patch stays behind in the snow, and that answers whether it was needed.
    ## When something is spilled
    - Put kitchen paper on it and press. Do not rub.
    - Use lukewarm water, never hot. Heat and movement are what felts wool.
    - A drop of wool detergent in a glass of water takes red wine and gravy.
    - Grease comes out with potato starch overnight. Vacuum in the morning.
    - Let it dry by itself, away from the stove.
    Woollen covers that come off are washed by hand, or on the wool programme at 30 degrees. Pull them into shape while wet.
    ## Linen wants to be used
    Linen is stronger wet than dry. It stands 60 degrees, spinning, and many years. The [Myk cushion](MYK-PUTE) is washed linen, and its cover has a zip. Wash coloured linen at 40 without bleach, and hang it up before it is dry, and you need not iron. Creases are not a fault. They are how linen sits.
    ## Both
    Sun fades wool and linen. Turn the cushions when you vacuum, so that they fade evenly. If you have wool in the house, the moth will want to know. It likes darkness and peace. Shake what you have once a month, and it moves next door.`,
    `Den almindeligste måde at ødelægge uld på er at vaske den. Den næstmest almindelige er at lade være, når det er nødvendigt. Med hør er det omvendt: Det bliver bedre for hver gang.
    ## Uld renser sig selv
    En uldfiber har skæl ligesom en kogle. Støv og snavs bliver siddende yderst og falder af, når stoffet bevæger sig. Derfor er luftning den bedste vask. Hæng plaider og pudebetræk ud på en fugtig dag. Uld kan lide tåge.
    Et [uldtæppe](VEV-TEPPE) vendes to gange om året. Når der kommer tør sne, lægger du det med retsiden nedad og banker det. Der bliver en grå plet tilbage i sneen, og den svarer på, om det var nødvendigt.
    ## Når nogen spilder
    - Læg køkkenrulle på, og tryk. Gnid ikke.
    - Brug lunkent vand, aldrig varmt. Varme og bevægelse er det, der filter uld.
    - En dråbe uldvaskemiddel i et glas vand tager rødvin og sovs.
    - Fedt fjernes med kartoffelmel natten over. Støvsug om morgenen.
    - Lad det tørre af sig selv et stykke fra radiatoren.
    Uldbetræk, der kan tages af, vaskes i hånden eller på uldprogram ved 30 grader. Træk dem i facon, mens de er våde.
    ## Hør vil bruges
    Hør er stærkere vådt end tørt. Det tåler 60 grader, centrifugering og mange år. [Pyntepuden Myk](MYK-PUTE) er af vasket hør, og betrækket har lynlås. Vask farvet hør ved 40 grader uden blegemiddel, og hæng det op, før det er tørt. Så slipper du for at stryge. Folder er ikke en fejl. Det er sådan, hør sidder.
    ## Begge dele
    Sol bleger uld og hør. Vend puderne, når du støvsuger, så bleges de ens. Har du uld i huset, vil møllet gerne vide det. Det kan lide mørke og ro. Ryst det, du har, en gang om måneden, så flytter det ind hos naboen.`,
    `Yleisin tapa pilata villa on pestä se. Toiseksi yleisin on jättää se pesemättä silloin, kun tarvitsisi. Pellavan kanssa on päinvastoin: se paranee joka kerralla.
    ## Villa puhdistaa itsensä
    Villakuidussa on suomuja kuin kävyssä. Pöly ja lika jäävät pintaan ja putoavat, kun kangas liikkuu. Siksi tuuletus on paras pesu. Ripusta huovat ja tyynynpäälliset ulos kosteana päivänä. Villa pitää sumusta.
    [Villamatto](VEV-TEPPE) käännetään kahdesti vuodessa. Kun sataa kuivaa pakkaslunta, levitä matto hangelle oikea puoli alaspäin ja piiskaa. Lumeen jää harmaa alue, ja se kertoo, oliko pesu tarpeen.
    ## Kun jotakin läikkyy
    - Paina talouspaperilla. Älä hankaa.
    - Käytä haaleaa vettä, ei koskaan kuumaa. Lämpö ja liike huovuttavat villan.
    - Pisara villanpesuainetta lasillisessa vettä irrottaa punaviinin ja kastikkeen.
    - Rasvan päälle jätetään perunajauhoja yön ajaksi. Imuroi aamulla.
    - Anna kuivua itsestään, kaukana patterista.
    Irrotettava villapäällinen pestään käsin tai villaohjelmalla 30 asteessa. Vedä se muotoonsa märkänä.
    ## Pellava haluaa käyttöä
    Pellava on märkänä vahvempaa kuin kuivana. Se kestää 60 astetta, linkouksen ja monta vuotta. [Myk-koristetyyny](MYK-PUTE) on pestyä pellavaa, ja päällisessä on vetoketju. Pese värillinen pellava 40 asteessa ilman valkaisuainetta ja ripusta se ennen kuin se on kuiva. Silloin ei tarvitse silittää. Rypyt eivät ole vika. Niin pellava istuu.
    ## Molemmat
    Aurinko haalistaa sekä villan että pellavan. Käännä tyynyt imuroidessasi, niin ne haalistuvat tasaisesti. Jos talossa on villaa, koi haluaa tietää siitä. Se pitää pimeästä ja rauhasta. Ravistele villat kerran kuussa, niin se muuttaa naapuriin.`,
  ],
};

import type { ArticlePlan } from './article.ts';

/** Sixty centimetres a person, and what else decides. */
export const tableForEight: ArticlePlan = {
  id: 107,
  key: 'et-spisebord-til-atte',
  publishedOn: '2026-06-11',
  author: 'Ingrid Solheim',
  themes: ['buying', 'rooms'],
  title: [
    'Et spisebord til åtte',
    'Ett matbord för åtta',
    'A dining table for eight',
    'Et spisebord til otte',
    'Ruokapöytä kahdeksalle',
  ],
  lead: [
    'Seksti centimeter til hver, og ingen med et bordben mellom knærne.',
    'Sextio centimeter var, och ingen med ett bordsben mellan knäna.',
    'Sixty centimetres each, and nobody with a table leg between the knees.',
    'Tres centimeter til hver og ingen med et bordben mellem knæene.',
    'Kuusikymmentä senttiä jokaiselle, eikä pöydänjalka kenenkään polvien välissä.',
  ],
  text: [
    `Åtte er et godt tall. Det er to familier, eller ett lag med en reserve. Men åtte ved et bord for seks er en kveld der ingen kan skjære kjøttet.
    ## Regnestykket
    Et voksent menneske trenger 60 centimeter til å spise med albuene inntil. 65 er bedre. Dybden bør være minst 80, så fatene får stå i midten. Til åtte betyr det to måter å sitte på:
    - Tre på hver side og én i hver ende: minst 180 centimeter mellom bordbena på langsiden.
    - Fire på hver side: et bord på 250, og ingen i endene.
    [Fjell](FJELL-SPISEBORD) er 194 langt og har 160 mellom bena. Til hverdags sitter seks godt, og i jula går det åtte om to av dem er barn. [Tind](TIND-SPISEBORD-220) er 220 × 100, og bena står så langt inne at også hjørnene kan brukes. Det er bordet for åtte.
    ## Rommet rundt
    Det skal være 75 centimeter bak en stol for at den kan trekkes ut, og 110 om noen skal gå forbi med suppe. Legg sammen, så ser du hvor langt bordet kan bli. For et bord på 220 vil det si et rom på rundt 4,4 meter om man skal gå rundt hele.
    ## Hva man sitter på
    Stoler med armlener tar ti centimeter til hver. Har du det trangt, er en [benk](FJELL-BENK) på den ene siden en god løsning. Tre barn eller to voksne får plass, og den går helt inn under bordet. På den andre siden kan du ha [stoler uten armlener](FJELL-STOL). Skal man bli sittende etter osten, er en [skallstol](SUND-STOL) verdt de seks centimeterne ekstra.
    ## Høyden
    Mellom sete og bordplate vil lårene ha 25 til 30 centimeter. Sett den stolen du liker, inn under det bordet du liker, før du kjøper noen av dem.
    ## Og bordplaten
    Oljet tre får ringer. Ringene pusses bort med fint papir og litt olje, eller de blir der og minner om noen.`,
    `Åtta är ett bra tal. Det är två familjer, eller ett lag med en avbytare. Men åtta vid ett bord för sex är en kväll då ingen kan skära köttet.
    ## Räkna först
    En vuxen människa behöver 60 centimeter för att äta med armbågarna intill kroppen. 65 är bättre. Djupet bör vara minst 80 så att faten får stå i mitten. För åtta finns två sätt att sitta:
    - Tre på varje långsida och en i varje ände: minst 180 centimeter mellan bordsbenen på långsidan.
    - Fyra på varje sida: ett bord på 250 och ingen i ändarna.
    [Fjell](FJELL-SPISEBORD) är 194 långt och har 160 mellan benen. Till vardags sitter sex bra, och till jul går det åtta om två av dem är barn. [Tind](TIND-SPISEBORD-220) är 220 × 100, och benen står så långt in att även hörnen kan användas. Det är bordet för åtta.
    ## Rummet runt om
    Bakom en stol ska det vara 75 centimeter för att den ska kunna dras ut, och 110 om någon ska gå förbi med soppa. Lägg ihop, så ser du hur långt bordet kan bli. För ett bord på 220 betyder det ett rum på ungefär 4,4 meter om man ska kunna gå runt.
    ## Vad man sitter på
    Stolar med armstöd tar tio centimeter till var. Är det trångt är en [bänk](FJELL-BENK) på ena sidan en bra lösning. Tre barn eller två vuxna får plats, och den går helt in under bordet. På andra sidan kan du ha [stolar utan armstöd](FJELL-STOL). Ska man bli sittande efter osten är en [skalstol](SUND-STOL) värd sina sex centimeter extra.
    ## Höjden
    Mellan sits och bordsskiva vill låren ha 25 till 30 centimeter. Ställ stolen du tycker om under bordet du tycker om innan du köper någon av dem.
    ## Och bordsskivan
    Oljat trä får ringar. De slipas bort med fint papper och lite olja, eller så får de vara kvar och påminna om någon.`,
    `Eight is a good number. It is two families, or a team with one in reserve. But eight at a table for six is an evening when nobody can cut the meat.
    ## The sum
    A grown person needs 60 centimetres to eat with elbows in. 65 is better. The top should be at least 80 deep, so that dishes can stand in the middle. Eight can sit in two ways:
    - Three on each side and one at each end: at least 180 centimetres between the legs along the side.
    - Four on each side: a table of 250, and nobody at the ends.
    [Fjell](FJELL-SPISEBORD) is 194 long with 160 between its legs. Six sit well every day, and at Christmas eight will do if two of them are children. [Tind](TIND-SPISEBORD-220) is 220 × 100, and its legs stand so far in that the corners can be used. That is the table for eight.
    ## The room around it
    A chair needs 75 centimetres behind it to be pulled out, and 110 if someone is to pass with soup. Add it up and you see how long the table can be. For one of 220 it means a room of about 4.4 metres if people are to walk all the way round.
    ## What to sit on
    Chairs with arms take ten centimetres more each. Where space is tight, a [bench](FJELL-BENK) on one side is a good answer: it holds three children or two adults and slides right under the table. On the other side, use [chairs without arms](FJELL-STOL). If people are to stay after the cheese, a [shell chair](SUND-STOL) is worth its extra six centimetres.
    ## The height
    Thighs want 25 to 30 centimetres between seat and top. Put the chair you like under the table you like before you buy either.
    ## And the top
    Oiled wood gets rings. They come off with fine paper and a little oil, or they stay and remind you of someone.`,
    `Otte er et godt tal. Det er to familier eller et hold med en reserve. Men otte ved et bord til seks er en aften, hvor ingen kan skære kødet.
    ## Regnestykket
    Et voksent menneske skal have 60 centimeter for at kunne spise med albuerne ind til kroppen. 65 er bedre. Dybden bør være mindst 80, så fadene kan stå i midten. Otte kan sidde på to måder:
    - Tre på hver side og én for hver ende: mindst 180 centimeter mellem bordbenene på langsiden.
    - Fire på hver side: et bord på 250 og ingen for enderne.
    [Fjell](FJELL-SPISEBORD) er 194 langt og har 160 mellem benene. Til daglig sidder seks godt, og til jul går det med otte, hvis to af dem er børn. [Tind](TIND-SPISEBORD-220) er 220 × 100, og benene står så langt inde, at også hjørnerne kan bruges. Det er bordet til otte.
    ## Rummet omkring
    Der skal være 75 centimeter bag en stol, for at den kan trækkes ud, og 110, hvis nogen skal forbi med suppe. Læg sammen, så kan du se, hvor langt bordet kan blive. Til et bord på 220 betyder det et rum på omkring 4,4 meter, hvis man skal kunne gå hele vejen rundt.
    ## Hvad man sidder på
    Stole med armlæn tager ti centimeter mere hver. Er der trangt, er en [bænk](FJELL-BENK) på den ene side en god løsning. Der er plads til tre børn eller to voksne, og den kan skubbes helt ind under bordet. På den anden side kan du have [stole uden armlæn](FJELL-STOL). Skal man blive siddende efter osten, er en [skalstol](SUND-STOL) de seks ekstra centimeter værd.
    ## Højden
    Mellem sæde og bordplade vil lårene have 25 til 30 centimeter. Sæt den stol, du kan lide, ind under det bord, du kan lide, før du køber nogen af dem.
    ## Og bordpladen
    Olieret træ får ringe. De kan slibes væk med fint papir og lidt olie, eller de kan blive og minde om nogen.`,
    `Kahdeksan on hyvä luku. Se on kaksi perhettä tai joukkue ja yksi vaihtopelaaja. Mutta kahdeksan kuuden hengen pöydässä on ilta, jona kukaan ei mahdu leikkaamaan lihaa.
    ## Laskelma
    Aikuinen tarvitsee 60 senttiä, jotta voi syödä kyynärpäät kyljissä. 65 on parempi. Syvyyttä pitäisi olla ainakin 80, jotta vadit mahtuvat keskelle. Kahdeksan voi istua kahdella tavalla:
    - Kolme kummallakin sivulla ja yksi kummassakin päässä: pitkällä sivulla jalkojen välissä ainakin 180 senttiä.
    - Neljä kummallakin sivulla: 250 sentin pöytä eikä ketään päissä.
    [Fjell](FJELL-SPISEBORD) on 194 senttiä pitkä, ja sen jalkojen väli on 160. Arkena siinä istuu hyvin kuusi, ja jouluna mahtuu kahdeksan, jos kaksi heistä on lapsia. [Tind](TIND-SPISEBORD-220) on 220 × 100, ja jalat ovat niin sisällä, että kulmatkin ovat käytössä. Se on kahdeksan hengen pöytä.
    ## Tila ympärillä
    Tuolin taakse tarvitaan 75 senttiä, jotta sen voi vetää ulos, ja 110, jos joku kulkee ohi keittoa kantaen. Laske yhteen, niin näet, kuinka pitkä pöytä voi olla. Jos 220 sentin pöydän ympäri pitää päästä kulkemaan, huoneen on oltava noin 4,4 metriä pitkä.
    ## Millä istutaan
    Käsinojallinen tuoli vie kymmenen senttiä enemmän. Ahtaassa tilassa [penkki](FJELL-BENK) on hyvä ratkaisu yhdelle sivulle. Siihen mahtuu kolme lasta tai kaksi aikuista, ja se menee kokonaan pöydän alle. Toiselle sivulle sopivat [käsinojattomat tuolit](FJELL-STOL). Jos pöytään jäädään vielä juustojen jälkeen, [kuorituoli](SUND-STOL) on kuuden lisäsenttinsä arvoinen.
    ## Korkeus
    Reidet haluavat istuimen ja pöytälevyn väliin 25–30 senttiä. Työnnä mieleisesi tuoli mieleisesi pöydän alle ennen kuin ostat kumpaakaan.
    ## Entä pöytälevy
    Öljyttyyn puuhun tulee renkaita. Ne lähtevät hienolla hiomapaperilla ja tilkalla öljyä, tai sitten ne jäävät ja muistuttavat jostakusta.`,
  ],
};

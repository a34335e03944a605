import type { ArticlePlan } from './article.ts';

/** Three square metres that everything passes through. */
export const tidyHallway: ArticlePlan = {
  id: 105,
  key: 'plass-i-gangen',
  publishedOn: '2026-03-26',
  author: 'Ingrid Solheim',
  themes: ['rooms'],
  title: ['Plass i gangen', 'Plats i hallen', 'Room in the hall', 'Plads i entreen', 'Tilaa eteiseen'],
  lead: [
    'Tre kvadratmeter, fire mennesker og femten par sko. Det går.',
    'Tre kvadratmeter, fyra människor och femton par skor. Det går.',
    'Three square metres, four people and fifteen pairs of shoes. It can be done.',
    'Tre kvadratmeter, fire mennesker og femten par sko. Det kan lade sig gøre.',
    'Kolme neliötä, neljä ihmistä ja viisitoista kenkäparia. Se onnistuu.',
  ],
  text: [
    `Gangen er det minste rommet i huset og det eneste alle er i samtidig. Klokken ti på åtte trenger fire mennesker hver sin sko, hver sin lue og den samme nøkkelen. Da hjelper det ikke at gangen er pen.
    ## Tell først
    Tell skoene som er i bruk denne uken. Det pleier å være to par til hver. Resten kan stå et annet sted til det blir vår, eller høst. Gjør det samme med jakkene. Knaggene blir ikke flere av at du henger tre ting på hver.
    ## Et sted å sitte
    En voksen kan ta på støvler stående. Et barn kan det ikke, og en bestemor vil det ikke. En [benk på 34 centimeter](DAL-BENK) går inn i de fleste ganger og har plass til seks par under. Hyllen kan tas ut og skylles. Ta målet med døren åpen, for det er døren som bestemmer.
    ## Høyder som passer dem som bor der
    - Knagger til voksne: 160 til 170 centimeter.
    - Knagger til barn i barnehagen: 90 til 100.
    - Hylle til luer: over hodet på de voksne, i en kasse hver.
    - Nøkler: ved døren, i øyehøyde, alltid samme krok.
    [Kasser trukket med stoff](GJEM-KASSE) er bedre enn skuffer når man har votter på. Skriv navnet under kassen og ikke på siden. Da får alle tro at de har system.
    ## Lys og speil
    Ganger har sjelden vindu. Et [høyt speil](BUE-SPEIL) på langveggen gjør rommet dobbelt så bredt og viser om skjorten henger ut. Fest det mot velting. Sett en lampe der du kan nå bryteren fra døren.
    ## Gulvet
    Det som kommer inn av sand, skal bli der. To meter matte tar det meste. Flis og malt betong tåler alt, tre tåler nesten alt om du tørker opp før du går.
    Vil du ha alt på en gang, har vi satt sammen [speil, lampe og kasser](ENTRE-SETT). Jakkene må du ordne selv.`,
    `Hallen är husets minsta rum och det enda där alla är samtidigt. Tio i åtta behöver fyra människor varsina skor, varsin mössa och samma nyckel. Då hjälper det inte att hallen är snygg.
    ## Räkna först
    Räkna skorna som används den här veckan. Det brukar vara två par var. Resten kan stå någon annanstans tills det blir vår, eller höst. Gör likadant med jackorna. Krokarna blir inte fler av att du hänger tre saker på varje.
    ## Någonstans att sitta
    En vuxen kan ta på sig stövlar stående. Ett barn kan det inte, och en mormor vill det inte. En [bänk på 34 centimeter](DAL-BENK) går in i de flesta hallar och har plats för sex par under. Hyllan går att ta ut och skölja. Ta måttet med dörren öppen, för det är dörren som bestämmer.
    ## Höjder som passar dem som bor där
    - Krokar för vuxna: 160 till 170 centimeter.
    - Krokar för förskolebarn: 90 till 100.
    - Hylla för mössor: ovanför de vuxnas huvuden, en låda var.
    - Nycklar: vid dörren, i ögonhöjd, alltid samma krok.
    [Lådor klädda med tyg](GJEM-KASSE) är bättre än byrålådor när man har vantar på sig. Skriv namnet under lådan och inte på sidan. Då får alla tro att de har ordning.
    ## Ljus och spegel
    Hallar har sällan fönster. En [hög spegel](BUE-SPEIL) på långväggen gör rummet dubbelt så brett och visar om skjortan hänger ute. Fäst den så att den inte kan välta. Ställ en lampa där du når strömbrytaren från dörren.
    ## Golvet
    Sanden som kommer in ska stanna där. Två meter matta tar det mesta. Klinker och målad betong tål allt, trä tål nästan allt om du torkar upp innan du går.
    Vill du ha allt på en gång har vi satt ihop [spegel, lampa och lådor](ENTRE-SETT). Jackorna får du ordna själv.`,
    `The hall is the smallest room in the house and the only one where everybody is at the same time. At ten to eight four people need shoes, hats and the same key. It does not help then that the hall is pretty.
    ## Count first
    Count the shoes in use this week. It tends to be two pairs each. The rest can live elsewhere until spring, or autumn. Do the same with the coats. Hooks do not multiply because you hang three things on each.
    ## Somewhere to sit
    A grown-up can put boots on standing. A child cannot, and a grandmother would rather not. A [bench of 34 centimetres](DAL-BENK) fits most halls, with room for six pairs below. The rack comes out and can be rinsed. Measure with the door open, for the door decides.
    ## Heights for those who live there
    - Hooks for adults: 160 to 170 centimetres.
    - Hooks for small children: 90 to 100.
    - A shelf for hats: above the adults’ heads, one box each.
    - Keys: by the door, at eye level, always the same hook.
    [Boxes covered in cloth](GJEM-KASSE) are better than drawers when you are wearing mittens. Write the name underneath and not on the side. Everyone may then believe they are tidy.
    ## Light and mirror
    Halls seldom have windows. A [tall mirror](BUE-SPEIL) on the long wall makes the room twice as wide and tells you whether your shirt is out. Fix it so that it cannot tip. Put a lamp where you can reach the switch from the door.
    ## The floor
    The sand that comes in should stay there. Two metres of mat take most of it. Tiles and painted concrete stand everything; wood stands nearly everything if you wipe it before you leave.
    If you want it all at once, we have put together [mirror, lamp and boxes](ENTRE-SETT). The coats are up to you.`,
    `Entreen er husets mindste rum og det eneste, hvor alle er på samme tid. Klokken ti minutter i otte skal fire mennesker bruge hver sine sko, hver sin hue og den samme nøgle. Så hjælper det ikke, at entreen er pæn.
    ## Tæl først
    Tæl de sko, der er i brug i denne uge. Det plejer at være to par til hver. Resten kan stå et andet sted, til det bliver forår eller efterår. Gør det samme med jakkerne. Der bliver ikke flere knager af, at du hænger tre ting på hver.
    ## Et sted at sidde
    En voksen kan tage støvler på stående. Et barn kan ikke, og en bedstemor vil helst ikke. En [bænk på 34 centimeter](DAL-BENK) kan stå i de fleste entreer og har plads til seks par under. Hylden kan tages ud og skylles. Tag målet med døren åben, for det er døren, der bestemmer.
    ## Højder, der passer til dem, der bor der
    - Knager til voksne: 160 til 170 centimeter.
    - Knager til børnehavebørn: 90 til 100.
    - Hylde til huer: over de voksnes hoveder i en kasse til hver.
    - Nøgler: ved døren, i øjenhøjde, altid samme krog.
    [Kasser betrukket med stof](GJEM-KASSE) er bedre end skuffer, når man har vanter på. Skriv navnet under kassen og ikke på siden. Så kan alle tro, at de har orden.
    ## Lys og spejl
    Entreer har sjældent vinduer. Et [højt spejl](BUE-SPEIL) på langvæggen gør rummet dobbelt så bredt og viser, om skjorten hænger ud. Sørg for, at det ikke kan vælte. Sæt en lampe, hvor du kan nå kontakten fra døren.
    ## Gulvet
    Det sand, der kommer ind, skal blive der. To meter måtte tager det meste. Fliser og malet beton tåler alt, træ tåler næsten alt, hvis du tørrer op, før du går.
    Vil du have det hele på én gang, har vi sat [spejl, lampe og kasser](ENTRE-SETT) sammen. Jakkerne må du selv klare.`,
    `Eteinen on talon pienin huone ja ainoa, jossa kaikki ovat yhtä aikaa. Kymmentä vaille kahdeksan neljä ihmistä tarvitsee kengät, pipon ja saman avaimen. Silloin ei auta, että eteinen on kaunis.
    ## Laske ensin
    Laske kengät, joita tällä viikolla käytetään. Yleensä niitä on kaksi paria jokaista kohti. Muut voivat odottaa muualla kevääseen tai syksyyn. Tee samoin takeille. Naulakot eivät lisäänny siitä, että jokaisessa roikkuu kolme vaatetta.
    ## Paikka istua
    Aikuinen saa saappaat jalkaan seisaaltaan. Lapsi ei saa, eikä mummo halua. [34 sentin penkki](DAL-BENK) mahtuu useimpiin eteisiin, ja sen alle menee kuusi paria. Hyllyn voi irrottaa ja huuhdella. Mittaa ovi auki, sillä ovi sen ratkaisee.
    ## Korkeudet asukkaiden mukaan
    - Aikuisten naulat: 160–170 senttiä.
    - Päiväkoti-ikäisten naulat: 90–100.
    - Hattuhylly: aikuisten pään yläpuolella, jokaiselle oma laatikko.
    - Avaimet: oven vieressä silmien korkeudella, aina samassa koukussa.
    [Kankaalla päällystetyt laatikot](GJEM-KASSE) ovat lapaset kädessä parempia kuin vetolaatikot. Kirjoita nimi pohjaan, älä kylkeen. Silloin kaikki saavat uskoa olevansa järjestelmällisiä.
    ## Valo ja peili
    Eteisessä on harvoin ikkunaa. [Korkea peili](BUE-SPEIL) pitkällä seinällä tekee tilasta kaksi kertaa leveämmän ja kertoo, roikkuuko paita. Kiinnitä se niin, ettei se kaadu. Sijoita lamppu niin, että yletyt katkaisijaan ovelta.
    ## Lattia
    Sisään tulevan hiekan kuuluu jäädä eteiseen. Kaksi metriä mattoa ottaa siitä suurimman osan. Laatta ja maalattu betoni kestävät kaiken, puu melkein kaiken, kunhan kuivaat sen ennen lähtöä.
    Jos haluat kaiken kerralla, olemme koonneet yhteen [peilin, lampun ja laatikot](ENTRE-SETT). Takit saat järjestää itse.`,
  ],
};

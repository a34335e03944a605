import type { ArticlePlan } from './article.ts';

/** What to take out of a bedroom before putting anything in. */
export const quietBedroom: ArticlePlan = {
  id: 103,
  key: 'soverommet-et-stille-rom',
  publishedOn: '2026-01-15',
  author: 'Aino Lehtonen',
  themes: ['rooms'],
  title: [
    'Soverommet, et stille rom',
    'Sovrummet, ett stilla rum',
    'The bedroom, a quiet room',
    'Soveværelset, et stille rum',
    'Makuuhuone, hiljainen huone',
  ],
  lead: [
    'Ta ut tre ting før du setter inn én. Så blir det ro.',
    'Ta ut tre saker innan du ställer in en. Då blir det lugnt.',
    'Take three things out before you bring one in. Then it will be calm.',
    'Tag tre ting ud, før du sætter én ind. Så bliver der ro.',
    'Vie pois kolme asiaa ennen kuin tuot yhden. Sitten on rauha.',
  ],
  text: [
    `Soverommet er det rommet vi bruker mest og ser minst. Likevel er det dit strykebrettet flytter, og kofferten, og stolen ingen kan sitte på fordi den er full av klær. Begynn med å bære ut.
    ## Lyden
    Et rom med harde vegger svarer når du snakker. Klapp i hendene. Hører du et lite ekko, trenger rommet stoff: et teppe på hver side av sengen, gardiner som går til gulvet, en [gavl som er polstret](RO-SENG). Gavlen tar også lyden fra naboens trapp.
    ## Lyset
    Mørkt er bedre enn nesten mørkt. Lystette gardiner bør gå ti centimeter utenfor karmen på hver side, for det er i sprekkene morgenen kommer inn. På kvelden er to små lamper bedre enn én stor. Lyset skal falle på boken og ikke på den som har sovnet.
    ## Luften
    16 til 18 grader er nok for de fleste. Luft i ti minutter før du legger deg, og la døren stå på gløtt. Snu madrassen hver tredje måned. [Ro](RO-MADRASS-160) har fire håndtak, og det er derfor.
    ## Det du rekker
    Fra sengen bør du kunne nå vannet, boken, brillene og bryteren. Mer trenger du ikke. Et [nattbord](HVIL-NATTBORD) bør være like høyt som madrassen eller litt lavere, og det bør ha en skuff til alt det andre. Laderen kan ligge i den skuffen. Du sover bedre når den ligger i kjøkkenskuffen.
    ## Klærne
    Et [høyt skap](RO-GARDEROBE) med slette dører ser mindre ut enn en kommode med en haug på. Det som ikke får plass i skapet, er for mye. Unntaket er en krok bak døren, til morgendagen.
    ## Fargen
    Velg en farge du liker når du er trøtt. Mørkt grønt og varmt grått er lett å sovne i. Mal også taket. Det er taket du ser på.
    Når alt er gjort, skal rommet være litt kjedelig. Det er det som er meningen.`,
    `Sovrummet är det rum vi använder mest och ser minst. Ändå är det dit strykbrädan flyttar, och resväskan, och stolen som ingen kan sitta på för att den är full av kläder. Börja med att bära ut.
    ## Ljudet
    Ett rum med hårda väggar svarar när du talar. Klappa i händerna. Hör du ett litet eko behöver rummet tyg: en matta på var sida om sängen, gardiner ner till golvet, en [gavel som är stoppad](RO-SENG). Gaveln tar också ljudet från grannens trappa.
    ## Ljuset
    Mörkt är bättre än nästan mörkt. Mörkläggningsgardiner bör gå tio centimeter utanför karmen på var sida, för det är i springorna morgonen kommer in. På kvällen är två små lampor bättre än en stor. Ljuset ska falla på boken och inte på den som har somnat.
    ## Luften
    16 till 18 grader räcker för de flesta. Vädra i tio minuter innan du lägger dig och låt dörren stå på glänt. Vänd madrassen var tredje månad. [Ro](RO-MADRASS-160) har fyra handtag, och det är därför.
    ## Det du når
    Från sängen bör du nå vattnet, boken, glasögonen och strömbrytaren. Mer behövs inte. Ett [nattduksbord](HVIL-NATTBORD) bör vara lika högt som madrassen eller lite lägre, och det bör ha en låda för allt det andra. Laddaren kan ligga i den lådan. Du sover bättre om den ligger i kökslådan.
    ## Kläderna
    En [hög garderob](RO-GARDEROBE) med släta dörrar ser mindre ut än en byrå med en hög på. Det som inte får plats i garderoben är för mycket. Undantaget är en krok bakom dörren, för morgondagen.
    ## Färgen
    Välj en färg du tycker om när du är trött. Mörkgrönt och varmgrått är lätta att somna i. Måla taket också. Det är taket du tittar på.
    När allt är klart ska rummet vara lite tråkigt. Det är det som är meningen.`,
    `The bedroom is the room we use most and see least. Yet it is where the ironing board moves in, and the suitcase, and the chair that nobody can sit on because it is full of clothes. Begin by carrying things out.
    ## Sound
    A room with hard walls answers when you speak. Clap your hands. If you hear a small echo, the room needs cloth: a rug on each side of the bed, curtains to the floor, a [padded headboard](RO-SENG). The headboard also takes the sound of next door’s stairs.
    ## Light
    Dark is better than nearly dark. Blackout curtains should reach ten centimetres beyond the frame on each side, for the morning comes in through the cracks. In the evening two small lamps are better than one large. The light should fall on the book and not on whoever has fallen asleep.
    ## Air
    16 to 18 degrees is enough for most people. Air the room for ten minutes before bed and leave the door ajar. Turn the mattress every three months. [Ro](RO-MADRASS-160) has four handles, and that is why.
    ## What you can reach
    From the bed you should reach water, book, glasses and the switch. You need no more. A [bedside table](HVIL-NATTBORD) should be as high as the mattress or a little lower, with a drawer for everything else. The charger can lie in that drawer. You sleep better if it lies in the kitchen drawer.
    ## Clothes
    A [tall wardrobe](RO-GARDEROBE) with plain doors looks smaller than a chest of drawers with a heap on it. What does not fit in is too much. The exception is a hook behind the door, for tomorrow.
    ## Colour
    Choose a colour you like when you are tired. Dark green and warm grey are easy to fall asleep in. Paint the ceiling, too. The ceiling is what you look at.
    When all is done, the room should be a little dull. That is the idea.`,
    `Soveværelset er det rum, vi bruger mest og ser mindst. Alligevel er det dér, strygebrættet flytter ind, og kufferten og stolen, som ingen kan sidde på, fordi den er fuld af tøj. Begynd med at bære ud.
    ## Lyden
    Et rum med hårde vægge svarer, når du taler. Klap i hænderne. Kan du høre et lille ekko, mangler rummet stof: et tæppe på hver side af sengen, gardiner, der når gulvet, en [polstret gavl](RO-SENG). Gavlen tager også lyden fra naboens trappe.
    ## Lyset
    Mørkt er bedre end næsten mørkt. Mørklægningsgardiner bør gå ti centimeter ud over karmen i hver side, for det er gennem sprækkerne, morgenen kommer ind. Om aftenen er to små lamper bedre end én stor. Lyset skal falde på bogen og ikke på den, der er faldet i søvn.
    ## Luften
    16 til 18 grader er nok for de fleste. Luft ud i ti minutter, før du går i seng, og lad døren stå på klem. Vend madrassen hver tredje måned. [Ro](RO-MADRASS-160) har fire håndtag, og det er derfor.
    ## Det, du kan nå
    Fra sengen bør du kunne nå vandet, bogen, brillerne og kontakten. Mere behøver du ikke. Et [sengebord](HVIL-NATTBORD) bør være lige så højt som madrassen eller lidt lavere, og det bør have en skuffe til alt det andet. Opladeren kan ligge i den skuffe. Du sover bedre, hvis den ligger i køkkenskuffen.
    ## Tøjet
    Et [højt skab](RO-GARDEROBE) med glatte låger ser mindre ud end en kommode med en bunke på. Det, der ikke er plads til i skabet, er for meget. Undtagelsen er en krog bag døren til i morgen.
    ## Farven
    Vælg en farve, du kan lide, når du er træt. Mørkegrøn og varm grå er lette at falde i søvn i. Mal også loftet. Det er loftet, du kigger på.
    Når alt er gjort, skal rummet være lidt kedeligt. Det er det, der er meningen.`,
    `Makuuhuone on se huone, jota käytämme eniten ja katsomme vähiten. Silti juuri sinne muuttavat silityslauta, matkalaukku ja tuoli, jolla ei voi istua, koska se on täynnä vaatteita. Aloita kantamalla pois.
    ## Ääni
    Kovaseinäinen huone vastaa, kun puhut. Taputa käsiäsi. Jos kuulet pienen kaiun, huone tarvitsee kangasta: maton sängyn kummallekin puolelle, lattiaan ulottuvat verhot, [pehmustetun päädyn](RO-SENG). Pääty vaimentaa myös naapurin portaiden äänet.
    ## Valo
    Pimeä on parempi kuin melkein pimeä. Pimennysverhojen pitäisi ulottua kymmenen senttiä karmin yli kummallakin puolella, sillä aamu tulee sisään raoista. Illalla kaksi pientä lamppua on parempi kuin yksi suuri. Valon kuuluu osua kirjaan eikä siihen, joka on jo nukahtanut.
    ## Ilma
    Useimmille riittää 16–18 astetta. Tuuleta kymmenen minuuttia ennen nukkumaanmenoa ja jätä ovi raolleen. Käännä patja kolmen kuukauden välein. [Ro-patjassa](RO-MADRASS-160) on neljä kahvaa juuri siksi.
    ## Minkä pitää olla käden ulottuvilla
    Sängystä pitäisi ylettyä vesilasiin, kirjaan, silmälaseihin ja katkaisijaan. Muuta ei tarvita. [Yöpöydän](HVIL-NATTBORD) sopii olla patjan korkuinen tai vähän matalampi, ja siinä on hyvä olla laatikko kaikelle muulle. Laturi voi olla siinä laatikossa. Uni on parempi, jos se on keittiön laatikossa.
    ## Vaatteet
    [Korkea kaappi](RO-GARDEROBE), jossa on sileät ovet, näyttää pienemmältä kuin lipasto, jonka päällä on kasa. Mikä ei mahdu kaappiin, on liikaa. Poikkeus on koukku oven takana huomista varten.
    ## Väri
    Valitse väri, josta pidät väsyneenä. Tummanvihreään ja lämpimään harmaaseen on helppo nukahtaa. Maalaa kattokin. Kattoahan sinä katsot.
    Kun kaikki on tehty, huoneen kuuluu olla vähän tylsä. Se on tarkoitus.`,
  ],
};

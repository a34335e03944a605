import type { ArticlePlan } from './article.ts';

/** How large a sofa a small room wants. */
export const smallRoomSofa: ArticlePlan = {
  id: 110,
  key: 'riktig-sofa-i-en-liten-stue',
  publishedOn: '2026-11-05',
  author: 'Ingrid Solheim',
  themes: ['buying', 'rooms'],
  title: [
    'Riktig sofa i en liten stue',
    'Rätt soffa i ett litet vardagsrum',
    'The right sofa for a small room',
    'Den rigtige sofa til en lille stue',
    'Oikea sohva pieneen olohuoneeseen',
  ],
  lead: [
    'Mål gulvet, ikke veggen. Fem ting å vite før du velger.',
    'Mät golvet, inte väggen. Fem saker att veta innan du väljer.',
    'Measure the floor, not the wall. Five things to know before you choose.',
    'Mål gulvet, ikke væggen. Fem ting, du bør vide, før du vælger.',
    'Mittaa lattia, älä seinää. Viisi asiaa ennen kuin valitset.',
  ],
  text: [
    `De fleste måler veggen og kjøper den største sofaen som får plass. Da blir veggen full og rommet lite. Begynn heller med gulvet. Det er gulvet du ser, og det er gulvet du skal gå på.
    ## Tegn den på gulvet
    Bruk maskeringsteip eller gamle aviser og merk av hele sofaen. La merkene ligge i to dager. Går du rundt dem uten å tenke på det, er størrelsen riktig. Går du over dem, er den for stor. Regn med 70 centimeter der noen skal passere, og 40 mellom sofa og bord.
    ## Se på dybden først
    I et smalt rom betyr dybden mer enn bredden. Se også på hvor mye av bredden som er sete. [Nordvik 2-seters](NORDVIK-2) er 162 centimeter bred, og 140 av dem er til å sitte på. [Sund 2-seters](SUND-2) har like bredt sete, men er 22 centimeter bredere og 6 dypere. Den er bedre å ligge i, og den vil ha et større rom.
    ## Høye ben, lav rygg
    Ser du gulvet under sofaen, ser rommet større ut. Skal sofaen stå foran et vindu, bør ryggen ikke gå høyere enn karmen. Mål den. De fleste karmer er på 80 til 90 centimeter.
    ## La sofaen gjøre to ting
    Har du ikke gjesterom, er en sovesofa mer verdt enn en seter til. [Gjest](GJEST-SOVESOFA) tar 152 centimeter av veggen og blir en seng på 120 × 195. Mål fremover også, for sengen skal ut et sted.
    Trenger du flere plasser av og til, er svaret sjelden en større sofa. En [puff](LYNG-PUFF) kan stå ved vinduet til vanlig og flyttes med én hånd når det kommer folk.
    ## Huskelisten
    - Mål gulvet før veggen.
    - Sammenlign setebredden, ikke bare bredden.
    - Mål døren og trappen før du bestiller.
    - Ta med en stoffprøve hjem og se på den om kvelden.
    - Sitt i sofaen i ti minutter. Det første halve minuttet lyver.`,
    `De flesta mäter väggen och köper den största soffan som får plats. Då blir väggen full och rummet litet. Börja hellre med golvet. Det är golvet du ser, och det är golvet du ska gå på.
    ## Rita den på golvet
    Ta maskeringstejp eller gamla tidningar och märk ut hela soffan. Låt märkena ligga i två dagar. Går du runt dem utan att tänka på det är storleken rätt. Kliver du över dem är den för stor. Räkna med 70 centimeter där någon ska gå förbi och 40 mellan soffa och bord.
    ## Se på djupet först
    I ett smalt rum betyder djupet mer än bredden. Se också efter hur mycket av bredden som är sits. [Nordvik 2-sits](NORDVIK-2) är 162 centimeter bred, och 140 av dem är till att sitta på. [Sund 2-sits](SUND-2) har lika bred sits men är 22 centimeter bredare och 6 djupare. Den är skönare att ligga i och vill ha ett större rum.
    ## Höga ben, låg rygg
    Ser du golvet under soffan ser rummet större ut. Ska soffan stå framför ett fönster bör ryggen inte nå över fönsterbrädan. Mät den. De flesta sitter på 80 till 90 centimeter.
    ## Låt soffan göra två saker
    Har du inget gästrum är en bäddsoffa mer värd än en sittplats till. [Gjest](GJEST-SOVESOFA) tar 152 centimeter av väggen och blir en säng på 120 × 195. Mät framåt också, för sängen ska ut någonstans.
    Behöver du fler platser ibland är svaret sällan en större soffa. En [puff](LYNG-PUFF) kan stå vid fönstret till vardags och flyttas med en hand när det kommer folk.
    ## Att komma ihåg
    - Mät golvet före väggen.
    - Jämför sittbredden, inte bara bredden.
    - Mät dörren och trappan innan du beställer.
    - Ta hem ett tygprov och titta på det på kvällen.
    - Sitt i soffan i tio minuter. Den första halvminuten ljuger.`,
    `Most people measure the wall and buy the largest sofa that fits. The wall is full then, and the room is small. Begin with the floor instead. The floor is what you see, and the floor is what you walk on.
    ## Draw it on the floor
    Mark out the whole sofa with masking tape or old newspapers. Leave it for two days. If you walk around it without thinking, the size is right. If you step over it, it is too big. Allow 70 centimetres where people pass, and 40 between sofa and table.
    ## Look at the depth first
    In a narrow room depth matters more than width. Check how much of the width is seat, too. The [Nordvik 2-seater](NORDVIK-2) is 162 centimetres wide, and 140 of them are for sitting. The [Sund 2-seater](SUND-2) has the same seat but is 22 centimetres wider and 6 deeper. It is the better one to lie on, and it wants a larger room.
    ## Tall legs, low back
    When you see the floor under a sofa, the room looks bigger. In front of a window the back should stay below the sill. Measure it. Most sills are at 80 to 90 centimetres.
    ## Let the sofa do two jobs
    If you have no guest room, a sofa bed is worth more than another seat. [Gjest](GJEST-SOVESOFA) takes 152 centimetres of the wall and opens to a bed of 120 × 195. Measure forwards as well: the bed has to go somewhere.
    If you need more seats now and then, the answer is seldom a larger sofa. A [pouffe](LYNG-PUFF) lives by the window and moves with one hand when people come.
    ## Remember
    - Measure the floor before the wall.
    - Compare seat widths, not only widths.
    - Measure the door and the stairs before you order.
    - Take a fabric sample home and look at it in the evening.
    - Sit for ten minutes. The first thirty seconds lie.`,
    `De fleste måler væggen og køber den største sofa, der er plads til. Så bliver væggen fuld og rummet lille. Begynd hellere med gulvet. Det er gulvet, du ser, og det er gulvet, du skal gå på.
    ## Tegn den på gulvet
    Brug malertape eller gamle aviser, og mærk hele sofaen op. Lad mærkerne ligge i to dage. Går du uden om dem uden at tænke over det, er størrelsen rigtig. Træder du hen over dem, er den for stor. Regn med 70 centimeter, hvor nogen skal forbi, og 40 mellem sofa og bord.
    ## Se på dybden først
    I et smalt rum betyder dybden mere end bredden. Se også, hvor meget af bredden der er sæde. [Nordvik 2-personers](NORDVIK-2) er 162 centimeter bred, og 140 af dem er til at sidde på. [Sund 2-personers](SUND-2) har lige så bredt et sæde, men er 22 centimeter bredere og 6 dybere. Den er bedre at ligge i, og den vil have et større rum.
    ## Høje ben, lav ryg
    Kan du se gulvet under sofaen, ser rummet større ud. Skal sofaen stå foran et vindue, bør ryggen ikke nå op over karmen. Mål den. De fleste sidder i 80 til 90 centimeters højde.
    ## Lad sofaen gøre to ting
    Har du ikke et gæsteværelse, er en sovesofa mere værd end en ekstra plads. [Gjest](GJEST-SOVESOFA) fylder 152 centimeter af væggen og bliver til en seng på 120 × 195. Mål også fremad, for sengen skal ud et sted.
    Har du af og til brug for flere pladser, er svaret sjældent en større sofa. En [puf](LYNG-PUFF) kan stå ved vinduet til daglig og flyttes med én hånd, når der kommer gæster.
    ## Huskelisten
    - Mål gulvet før væggen.
    - Sammenlign sædebredden, ikke kun bredden.
    - Mål døren og trappen, før du bestiller.
    - Tag en stofprøve med hjem, og se på den om aftenen.
    - Sid i sofaen i ti minutter. Det første halve minut lyver.`,
    `Useimmat mittaavat seinän ja ostavat suurimman sohvan, joka siihen mahtuu. Silloin seinä on täynnä ja huone pieni. Aloita mieluummin lattiasta. Lattian sinä näet, ja lattialla sinä kävelet.
    ## Piirrä se lattiaan
    Merkitse koko sohva maalarinteipillä tai vanhoilla sanomalehdillä. Anna merkkien olla kaksi päivää. Jos kierrät ne huomaamattasi, koko on oikea. Jos astut yli, sohva on liian suuri. Varaa 70 senttiä sinne, mistä kuljetaan, ja 40 sohvan ja pöydän väliin.
    ## Katso ensin syvyyttä
    Kapeassa huoneessa syvyys merkitsee enemmän kuin leveys. Katso myös, kuinka suuri osa leveydestä on istuinta. [Nordvik](NORDVIK-2) on 162 senttiä leveä, ja siitä 140 on istumista varten. [Sundissa](SUND-2) istuin on yhtä leveä, mutta sohva on 22 senttiä leveämpi ja 6 senttiä syvempi. Siinä on parempi loikoa, ja se haluaa suuremman huoneen.
    ## Korkeat jalat, matala selkä
    Kun lattia näkyy sohvan alta, huone näyttää suuremmalta. Ikkunan edessä selkänojan ei pitäisi nousta ikkunalaudan yli. Mittaa se. Useimmat ikkunalaudat ovat 80–90 sentin korkeudella.
    ## Anna sohvan tehdä kahta työtä
    Jos vierashuonetta ei ole, vuodesohva on arvokkaampi kuin yksi istumapaikka lisää. [Gjest](GJEST-SOVESOFA) vie seinästä 152 senttiä, ja siitä tulee 120 × 195 sentin sänky. Mittaa myös eteenpäin, sillä sängyn täytyy mahtua aukeamaan.
    Jos tarvitset lisää paikkoja vain joskus, vastaus on harvoin suurempi sohva. [Rahi](LYNG-PUFF) viihtyy arkena ikkunan alla ja siirtyy yhdellä kädellä, kun tulee vieraita.
    ## Muistilista
    - Mittaa lattia ennen seinää.
    - Vertaa istuinleveyksiä, älä pelkkiä leveyksiä.
    - Mittaa ovi ja portaikko ennen kuin tilaat.
    - Vie kangasnäyte kotiin ja katso sitä illalla.
    - Istu kymmenen minuuttia. Ensimmäinen puoliminuuttinen valehtelee.`,
  ],
};

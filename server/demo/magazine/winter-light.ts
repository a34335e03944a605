import type { ArticlePlan } from './article.ts';

/** Why one lamp in the ceiling is not enough from November on. */
export const winterLight: ArticlePlan = {
  id: 102,
  key: 'tre-lyskilder-om-vinteren',
  publishedOn: '2025-11-06',
  author: 'Aino Lehtonen',
  themes: ['rooms'],
  title: [
    'Tre lyskilder om vinteren',
    'Tre ljuskällor om vintern',
    'Three sources of light in winter',
    'Tre lyskilder om vinteren',
    'Kolme valonlähdettä talveen',
  ],
  lead: [
    'Ett lys i taket gjør rommet flatt. Med tre blir det kveld på en god måte.',
    'Ett ljus i taket gör rummet platt. Med tre blir det kväll på ett bra sätt.',
    'One light in the ceiling makes a room flat. With three, evening comes in a good way.',
    'Ét lys i loftet gør rummet fladt. Med tre bliver det aften på en god måde.',
    'Yksi kattovalo latistaa huoneen. Kolmella valolla ilta tulee kauniisti.',
  ],
  text: [
    `I desember er det dag i fem timer her vi bor. Resten må vi lage selv. De fleste gjør det med én sterk lampe midt i taket, og lurer på hvorfor alle ser trøtte ut. Lys ovenfra gir skygger under øynene og gjør veggene grå.
    ## Det første lyset: til å gjøre noe ved
    Begynn der du leser, syr eller hjelper til med brøk. Der skal det være mest lys, og det skal komme fra siden eller bakfra. En [gulvlampe med kuppel](KUPPEL-GULVLAMPE) samler lyset på boken og lar resten av rommet være. Skjermen bør henge så lavt at du ikke ser pæren når du sitter.
    ## Det andre: til å se hverandre ved
    Ansikter vil ha mykt lys i samme høyde som ansiktene. En lampe med stoffskjerm, som [Glimt](GLIMT-GULVLAMPE), sender lyset ut til sidene og gjør veggen bak til en del av rommet. Sett den i det hjørnet som er mørkest. Da blir rommet større.
    ## Det tredje: til å ikke bruke til noe
    En liten lampe i vinduet, på en hylle eller på gulvet bak en stol. Den skal ikke lyse opp noe, bare være der. [Sopp](SOPP-BORDLAMPE) står på et vindu hjemme hos oss fra oktober til påske.
    ## Og taklampen?
    Behold den over bordet, men heng den lavt. Mellom 55 og 60 centimeter fra bordplaten er passe for [Klokke](KLOKKE-PENDEL). Da lyser den på maten og ikke på issen.
    ## Noen tall
    - Velg pærer på 2700 kelvin eller lavere. Høyere er for verksteder.
    - En leselampe trenger 400 til 500 lumen. De andre klarer seg med det halve.
    - Bruk dimmer på minst én av dem.
    - Vask skjermene i november. En støvete skjerm spiser en femdel av lyset.
    Slå av taklyset en kveld og tenn tre små. Teller du flere enn tre skygger bak deg, har du for mange.`,
    `I december är det dag i fem timmar där vi bor. Resten får vi göra själva. De flesta gör det med en stark lampa mitt i taket och undrar varför alla ser trötta ut. Ljus uppifrån ger skuggor under ögonen och gör väggarna grå.
    ## Det första ljuset: att göra något vid
    Börja där du läser, syr eller hjälper till med bråktal. Där ska det vara mest ljus, och det ska komma från sidan eller bakifrån. En [golvlampa med kupol](KUPPEL-GULVLAMPE) samlar ljuset på boken och låter resten av rummet vara. Skärmen ska hänga så lågt att du inte ser glödlampan när du sitter.
    ## Det andra: att se varandra vid
    Ansikten vill ha mjukt ljus i samma höjd som ansiktena. En lampa med tygskärm, som [Glimt](GLIMT-GULVLAMPE), skickar ljuset åt sidorna och gör väggen bakom till en del av rummet. Ställ den i det mörkaste hörnet. Då blir rummet större.
    ## Det tredje: att inte ha till något
    En liten lampa i fönstret, på en hylla eller på golvet bakom en stol. Den ska inte lysa upp något, bara finnas. [Sopp](SOPP-BORDLAMPE) står i ett fönster hemma hos oss från oktober till påsk.
    ## Och taklampan?
    Behåll den över bordet, men häng den lågt. Mellan 55 och 60 centimeter från bordsskivan är lagom för [Klokke](KLOKKE-PENDEL). Då lyser den på maten och inte på hjässan.
    ## Några siffror
    - Välj ljuskällor på 2700 kelvin eller lägre. Högre är för verkstäder.
    - En läslampa behöver 400 till 500 lumen. De andra klarar sig med hälften.
    - Ha dimmer på minst en av dem.
    - Tvätta skärmarna i november. En dammig skärm äter en femtedel av ljuset.
    Släck taket en kväll och tänd tre små. Räknar du till fler än tre skuggor bakom dig är det för många.`,
    `In December we have five hours of daylight. The rest we make ourselves. Most people do it with one strong lamp in the middle of the ceiling and wonder why everyone looks tired. Light from above puts shadows under eyes and turns walls grey.
    ## The first: to do things by
    Begin where you read, sew or help with fractions. That is where most of the light belongs, from the side or from behind. A [dome floor lamp](KUPPEL-GULVLAMPE) gathers it on the book and leaves the rest of the room alone. The shade should hang so low that you cannot see the bulb when you sit.
    ## The second: to see each other by
    Faces want soft light at the height of faces. A lamp with a fabric shade, such as [Glimt](GLIMT-GULVLAMPE), sends its light sideways and makes the wall part of the room. Put it in the darkest corner. The room grows.
    ## The third: for nothing in particular
    A small lamp in the window, on a shelf, or on the floor behind a chair. It need not light anything up, only be there. [Sopp](SOPP-BORDLAMPE) stands in a window at our place from October to Easter.
    ## And the ceiling lamp?
    Keep it over the table, but hang it low. Between 55 and 60 centimetres above the top suits [Klokke](KLOKKE-PENDEL). It lights the food then, and not the tops of heads.
    ## Some numbers
    - Choose bulbs of 2700 kelvin or less. More is for workshops.
    - A reading lamp needs 400 to 500 lumens. The others manage with half.
    - Put a dimmer on at least one of them.
    - Wash the shades in November. A dusty one eats a fifth of the light.
    One evening, turn off the ceiling and light three small lamps. If you count more than three shadows behind you, that is too many.`,
    `I december er der dagslys i få timer. Resten må vi lave selv. De fleste gør det med én stærk lampe midt i loftet og undrer sig over, at alle ser trætte ud. Lys ovenfra giver skygger under øjnene og gør væggene grå.
    ## Det første lys: til at lave noget ved
    Begynd dér, hvor du læser, syr eller hjælper med brøker. Dér skal der være mest lys, og det skal komme fra siden eller bagfra. En [gulvlampe med kuppel](KUPPEL-GULVLAMPE) samler lyset på bogen og lader resten af rummet være. Skærmen skal hænge så lavt, at du ikke kan se pæren, når du sidder ned.
    ## Det andet: til at se hinanden ved
    Ansigter vil have blødt lys i ansigtshøjde. En lampe med stofskærm som [Glimt](GLIMT-GULVLAMPE) sender lyset ud til siderne og gør væggen bagved til en del af rummet. Stil den i det mørkeste hjørne. Så bliver rummet større.
    ## Det tredje: til ikke at bruge til noget
    En lille lampe i vinduet, på en hylde eller på gulvet bag en stol. Den skal ikke lyse noget op, bare være der. [Sopp](SOPP-BORDLAMPE) står i et vindue hjemme hos os fra oktober til påske.
    ## Og loftslampen?
    Behold den over bordet, men hæng den lavt. Mellem 55 og 60 centimeter fra bordpladen er passende til [Klokke](KLOKKE-PENDEL). Så lyser den på maden og ikke på issen.
    ## Nogle tal
    - Vælg pærer på 2700 kelvin eller lavere. Højere er til værksteder.
    - En læselampe har brug for 400 til 500 lumen. De andre klarer sig med det halve.
    - Sæt lysdæmper på mindst én af dem.
    - Vask skærmene i november. En støvet skærm æder en femtedel af lyset.
    Sluk loftslyset en aften, og tænd tre små lamper. Tæller du flere end tre skygger bag dig, er det for mange.`,
    `Joulukuussa päivä kestää täällä viisi tuntia. Loput valosta teemme itse. Useimmat tekevät sen yhdellä kirkkaalla lampulla keskellä kattoa ja ihmettelevät, miksi kaikki näyttävät väsyneiltä. Ylhäältä tuleva valo piirtää varjot silmien alle ja tekee seinistä harmaat.
    ## Ensimmäinen: tekemistä varten
    Aloita siitä, missä luet, ompelet tai autat murtoluvuissa. Siellä valoa pitää olla eniten, ja sen pitää tulla sivulta tai takaa. [Kupulamppu](KUPPEL-GULVLAMPE) kokoaa valon kirjalle ja jättää muun huoneen rauhaan. Varjostimen pitäisi olla niin alhaalla, ettei polttimo näy istuessa.
    ## Toinen: toisten näkemistä varten
    Kasvot kaipaavat pehmeää valoa kasvojen korkeudelta. Kangasvarjostin, kuten [Glimtissä](GLIMT-GULVLAMPE), levittää valon sivuille ja ottaa seinän mukaan huoneeseen. Aseta lamppu pimeimpään nurkkaan, niin huone kasvaa.
    ## Kolmas: ei mitään varten
    Pieni lamppu ikkunalla, hyllyllä tai lattialla tuolin takana. Sen ei tarvitse valaista mitään, riittää, että se on siellä. [Sopp](SOPP-BORDLAMPE) seisoo meillä ikkunalla lokakuusta pääsiäiseen.
    ## Entä kattolamppu?
    Pidä se pöydän päällä, mutta ripusta se alas. [Klokkelle](KLOKKE-PENDEL) sopii 55–60 senttiä pöydän pinnasta. Silloin se valaisee ruoan eikä päälakia.
    ## Muutama luku
    - Valitse lamput, joiden värilämpötila on enintään 2700 kelviniä. Kylmempi valo kuuluu verstaaseen.
    - Lukuvalo tarvitsee 400–500 lumenia. Muut pärjäävät puolella.
    - Hanki himmennin ainakin yhteen.
    - Pese varjostimet marraskuussa. Pölyinen varjostin syö viidenneksen valosta.
    Sammuta eräänä iltana kattovalo ja sytytä kolme pientä. Jos lasket takanasi yli kolme varjoa, lamppuja on liikaa.`,
  ],
};

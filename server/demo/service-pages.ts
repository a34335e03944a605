import type { WireDocument } from '../store/collections.ts';
import { sizeGuide } from './blocks/size-guide.ts';
import { cmsPage, type PagePlan } from './cms-page.ts';

const plans: readonly PagePlan[] = [
  {
    id: 8,
    identifier: 'showrooms',
    title: ['Utstillinger', 'Utställningar', 'Showrooms', 'Udstillinger', 'Näyttelyt'],
    summary: [
      'Fire steder der du kan sitte i dem først.',
      'Fyra ställen där du kan provsitta.',
      'Four places to sit in them first.',
      'Fire steder, hvor du kan prøvesidde.',
      'Neljä paikkaa, joissa voit istua ensin.',
    ],
    text: [
      `Et bilde kan ikke sies å være for mykt. Kom og sitt. Ring gjerne i forveien om du vil se noe bestemt, så setter vi det frem.
      ## Hisingen Göteborg
      Transportgatan 33. Det største huset vårt, med alle sofaene og alle sengene. Telefon +46 31 390 06 10.
      ## Kållered Göteborg
      Ekenleden 13. Spisestuer og hagemøbler. Telefon +46 31 390 06 20.
      ## Tyresö Stockholm
      Siklöjevägen 3. Verkstedet vårt er her. Telefon +46 8 465 004 30.
      ## City Karlstad
      Drottninggatan 11. Lamper, puter og mange stoffer. Telefon +46 70 174 06 40.
      ## Åpningstider
      De tre første har åpent på hverdager 10–20, lørdag 10–18 og søndag 11–18. Karlstad har åpent på hverdager 10–18, torsdag til 19 og lørdag 10–16. Vi holder stengt på julaften, 1. juledag og 1. nyttårsdag.`,
      `En bild kan inte vara för mjuk. Kom och sitt. Ring gärna i förväg om du vill se något särskilt, så ställer vi fram det.
      ## Hisingen Göteborg
      Transportgatan 33. Vårt största hus, med alla sofforna och alla sängarna. Telefon +46 31 390 06 10.
      ## Kållered Göteborg
      Ekenleden 13. Matrum och trädgårdsmöbler. Telefon +46 31 390 06 20.
      ## Tyresö Stockholm
      Siklöjevägen 3. Här ligger vår verkstad. Telefon +46 8 465 004 30.
      ## City Karlstad
      Drottninggatan 11. Lampor, kuddar och många tyger. Telefon +46 70 174 06 40.
      ## Öppettider
      De tre första har öppet vardagar 10–20, lördag 10–18 och söndag 11–18. Karlstad har öppet vardagar 10–18, torsdag till 19 och lördag 10–16. Vi har stängt på julafton, juldagen och nyårsdagen.`,
      `Nobody can say of a picture that it is too soft. Come and sit. Call beforehand if there is something you want to see, and we will put it out for you.
      ## Hisingen Göteborg
      Transportgatan 33. Our largest house, with every sofa and every bed. Telephone +46 31 390 06 10.
      ## Kållered Göteborg
      Ekenleden 13. Dining rooms and garden furniture. Telephone +46 31 390 06 20.
      ## Tyresö Stockholm
      Siklöjevägen 3. Our workshop is here. Telephone +46 8 465 004 30.
      ## City Karlstad
      Drottninggatan 11. Lamps, cushions and many fabrics. Telephone +46 70 174 06 40.
      ## Opening hours
      The first three are open on weekdays 10–20, Saturdays 10–18 and Sundays 11–18. Karlstad is open on weekdays 10–18, Thursdays until 19, and Saturdays 10–16. We are closed on Christmas Eve, Christmas Day and New Year’s Day.`,
      `Et billede kan ikke være for blødt. Kom og sid. Ring gerne i forvejen, hvis du vil se noget bestemt, så stiller vi det frem.
      ## Hisingen Göteborg
      Transportgatan 33. Vores største hus med alle sofaerne og alle sengene. Telefon +46 31 390 06 10.
      ## Kållered Göteborg
      Ekenleden 13. Spisestuer og havemøbler. Telefon +46 31 390 06 20.
      ## Tyresö Stockholm
      Siklöjevägen 3. Her ligger vores værksted. Telefon +46 8 465 004 30.
      ## City Karlstad
      Drottninggatan 11. Lamper, puder og mange stoffer. Telefon +46 70 174 06 40.
      ## Åbningstider
      De tre første har åbent på hverdage 10–20, lørdag 10–18 og søndag 11–18. Karlstad har åbent på hverdage 10–18, torsdag til 19 og lørdag 10–16. Vi holder lukket juleaften, 1. juledag og nytårsdag.`,
      `Kuvasta ei voi sanoa, että se on liian pehmeä. Tule istumaan. Jos haluat nähdä jotakin tiettyä, soita etukäteen, niin otamme sen esiin.
      ## Hisingen Göteborg
      Transportgatan 33. Suurin talomme, jossa ovat kaikki sohvat ja kaikki sängyt. Puhelin +46 31 390 06 10.
      ## Kållered Göteborg
      Ekenleden 13. Ruokailutilat ja puutarhakalusteet. Puhelin +46 31 390 06 20.
      ## Tyresö Stockholm
      Siklöjevägen 3. Verstaamme on täällä. Puhelin +46 8 465 004 30.
      ## City Karlstad
      Drottninggatan 11. Lamppuja, tyynyjä ja paljon kankaita. Puhelin +46 70 174 06 40.
      ## Aukioloajat
      Kolme ensimmäistä ovat avoinna arkisin 10–20, lauantaisin 10–18 ja sunnuntaisin 11–18. Karlstad on avoinna arkisin 10–18, torstaisin 10–19 ja lauantaisin 10–16. Suljettu jouluaattona, joulupäivänä ja uudenvuodenpäivänä.`,
    ],
  },
  {
    id: 9,
    identifier: 'care',
    title: [
      'Materialer og stell',
      'Material och skötsel',
      'Materials and care',
      'Materialer og pleje',
      'Materiaalit ja hoito',
    ],
    summary: [
      'Litt ofte er bedre enn mye sjelden.',
      'Lite ofta är bättre än mycket sällan.',
      'A little often is better than a lot seldom.',
      'Lidt ofte er bedre end meget sjældent.',
      'Vähän usein on parempi kuin paljon harvoin.',
    ],
    text: [
      `De fleste møbler slites mer av støv enn av mennesker. Støvsug, tørk og luft, så har du gjort det meste.
      ## Oljet tre
      Tørk opp søl med en gang. Olje bordplaten to ganger det første året og én gang siden. Puss bort ringer med fint papir, på langs av årene.
      ## Ull
      Luft på fuktige dager. Trykk søl opp med papir, og bruk lunkent vann. Trekk som kan tas av, vaskes på ullprogram med 30 grader.
      ## Lin og bomull
      Vask på 40 grader uten blekemiddel, og heng opp før det er tørt.
      ## Skinn
      Tørk av med en fuktig klut. Smør to ganger i året, og hold det unna ovner og sterk sol.
      ## Metall og tau ute
      Såpevann på våren og på høsten. Aluminium ruster ikke. Tauet tørker på en ettermiddag.`,
      `De flesta möbler slits mer av damm än av människor. Dammsug, torka av och vädra, så har du gjort det mesta.
      ## Oljat trä
      Torka upp spill direkt. Olja bordsskivan två gånger det första året och en gång om året sedan. Slipa bort ringar med fint papper, längs med ådringen.
      ## Ull
      Vädra på fuktiga dagar. Tryck upp spill med papper och ta ljummet vatten. Klädsel som går att ta av tvättas på ullprogram i 30 grader.
      ## Lin och bomull
      Tvätta i 40 grader utan blekmedel och häng upp innan det är torrt.
      ## Läder
      Torka av med en fuktig trasa. Smörj två gånger om året och håll borta från element och stark sol.
      ## Metall och rep ute
      Såpvatten på våren och på hösten. Aluminium rostar inte. Repet torkar på en eftermiddag.`,
      `Most furniture is worn more by dust than by people. Vacuum, wipe and air, and you have done most of it.
      ## Oiled wood
      Wipe spills at once. Oil the top twice in its first year and once a year after that. Rub rings away with fine paper, along the grain.
      ## Wool
      Air it on damp days. Press spills up with paper, and use lukewarm water. Covers that come off are washed on the wool programme at 30 degrees.
      ## Linen and cotton
      Wash at 40 degrees without bleach, and hang up before dry.
      ## Leather
      Wipe with a damp cloth. Feed it twice a year and keep it away from stoves and strong sun.
      ## Metal and rope outdoors
      Soapy water in spring and in autumn. Aluminium does not rust. The rope dries in an afternoon.`,
      `De fleste møbler slides mere af støv end af mennesker. Støvsug, tør af og luft ud, så har du gjort det meste.
      ## Olieret træ
      Tør spild op med det samme. Giv bordpladen olie to gange det første år og én gang om året derefter. Slib ringe væk med fint papir på langs af årerne.
      ## Uld
      Luft på fugtige dage. Tryk spild op med papir, og brug lunkent vand. Betræk, der kan tages af, vaskes på uldprogram ved 30 grader.
      ## Hør og bomuld
      Vask ved 40 grader uden blegemiddel, og hæng op, før det er tørt.
      ## Læder
      Tør af med en fugtig klud. Giv det læderfedt to gange om året, og hold det væk fra radiatorer og stærk sol.
      ## Metal og reb ude
      Sæbevand om foråret og om efteråret. Aluminium ruster ikke. Rebet tørrer på en eftermiddag.`,
      `Useimpia kalusteita kuluttaa enemmän pöly kuin ihmiset. Imuroi, pyyhi ja tuuleta, niin suurin osa on tehty.
      ## Öljytty puu
      Pyyhi läikkynyt heti. Öljyä pöytälevy ensimmäisenä vuonna kahdesti ja sen jälkeen kerran vuodessa. Hio renkaat pois hienolla paperilla syiden suuntaan.
      ## Villa
      Tuuleta kosteina päivinä. Paina läikkynyt kuivaksi paperilla ja käytä haaleaa vettä. Irrotettavat päälliset pestään villaohjelmalla 30 asteessa.
      ## Pellava ja puuvilla
      Pese 40 asteessa ilman valkaisuainetta ja ripusta ennen kuin kangas on kuiva.
      ## Nahka
      Pyyhi kostealla liinalla. Rasvaa kahdesti vuodessa ja pidä loitolla pattereista ja paahteesta.
      ## Metalli ja köysi ulkona
      Saippuavettä keväällä ja syksyllä. Alumiini ei ruostu. Köysi kuivuu iltapäivässä.`,
    ],
  },
  {
    id: 10,
    identifier: 'spare-parts',
    title: ['Reservedeler', 'Reservdelar', 'Spare parts', 'Reservedele', 'Varaosat'],
    summary: [
      'Ben, trekk, skruer og knapper.',
      'Ben, klädslar, skruvar och knappar.',
      'Legs, covers, screws and buttons.',
      'Ben, betræk, skruer og knapper.',
      'Jalkoja, päällisiä, ruuveja ja nappeja.',
    ],
    text: [
      `Vi har deler til alt vi har laget de siste ti årene. Skruer, beslag og føtter sender vi gratis.
      ## Slik bestiller du
      Skriv til kundeservice med navnet på møbelet og et bilde av det som mangler. Navnet står på en lapp under setet eller bak på ryggen. Finner du ikke lappen, holder det med bildet.
      ## Nytt trekk
      Trekk sys på bestilling og tar tre uker. Vi sender fem stoffprøver først, så du slipper å velge på en skjerm.
      ## Hvis det er for sent
      Vi tar imot gamle møbler i alle utstillingene. Det som kan repareres, blir reparert og solgt videre.`,
      `Vi har delar till allt vi har gjort de senaste tio åren. Skruvar, beslag och fötter skickar vi gratis.
      ## Så beställer du
      Skriv till kundtjänst med möbelns namn och en bild på det som saknas. Namnet står på en lapp under sitsen eller bak på ryggen. Hittar du inte lappen räcker bilden.
      ## Ny klädsel
      Klädslar sys på beställning och tar tre veckor. Vi skickar fem tygprover först, så att du slipper välja på en skärm.
      ## Om det är för sent
      Vi tar emot gamla möbler i alla utställningar. Det som går att laga lagas och säljs vidare.`,
      `We keep parts for everything we have made in the last ten years. Screws, fittings and feet are sent free of charge.
      ## How to order
      Write to customer service with the name of the piece and a picture of what is missing. The name is on a label under the seat or behind the back. If you cannot find it, the picture will do.
      ## A new cover
      Covers are sewn to order, which takes three weeks. We send five fabric samples first, so that you need not choose on a screen.
      ## When it is too late
      All our showrooms take old furniture back. What can be mended is mended and sold again.`,
      `Vi har dele til alt, hvad vi har lavet de seneste ti år. Skruer, beslag og fødder sender vi gratis.
      ## Sådan bestiller du
      Skriv til kundeservice med møblets navn og et billede af det, der mangler. Navnet står på en mærkat under sædet eller bag på ryggen. Kan du ikke finde mærkaten, er billedet nok.
      ## Nyt betræk
      Betræk syes på bestilling og tager tre uger. Vi sender fem stofprøver først, så du slipper for at vælge på en skærm.
      ## Hvis det er for sent
      Vi tager imod gamle møbler i alle udstillinger. Det, der kan repareres, bliver repareret og solgt videre.`,
      `Meillä on osia kaikkeen, mitä olemme tehneet viimeisten kymmenen vuoden aikana. Ruuvit, helat ja huonekalutassut lähetämme ilmaiseksi.
      ## Näin tilaat
      Kirjoita asiakaspalveluun kalusteen nimi ja liitä kuva siitä, mikä puuttuu. Nimi on lapussa istuimen alla tai selkänojan takana. Jos lappua ei löydy, kuva riittää.
      ## Uusi päällinen
      Päälliset ommellaan tilauksesta, ja siihen menee kolme viikkoa. Lähetämme ensin viisi kangasnäytettä, ettei tarvitse valita ruudulta.
      ## Jos on liian myöhäistä
      Kaikki näyttelymme ottavat vastaan vanhoja kalusteita. Mikä voidaan korjata, korjataan ja myydään uudelleen.`,
    ],
  },
  {
    ...sizeGuide,
    id: 11,
    summary: [
      'Hva målene betyr, og hva du bør måle selv.',
      'Vad måtten betyder, och vad du bör mäta själv.',
      'What the measurements mean, and what to measure yourself.',
      'Hvad målene betyder, og hvad du selv bør måle.',
      'Mitä mitat tarkoittavat ja mitä kannattaa mitata itse.',
    ],
  },
];

/** What helps before and after buying: showrooms, care and parts. */
export const servicePages: readonly WireDocument[] = plans.map(cmsPage);

import type { WireDocument } from '../store/collections.ts';
import { cmsPage, type PagePlan } from './cms-page.ts';

const plans: readonly PagePlan[] = [
  {
    id: 4,
    identifier: 'about-us',
    title: ['Om Stua', 'Om Stua', 'About Stua', 'Om Stua', 'Tietoa Stuasta'],
    summary: [
      'Et lite møbelhus med åpen dør.',
      'Ett litet möbelhus med öppen dörr.',
      'A small furniture house with an open door.',
      'Et lille møbelhus med åben dør.',
      'Pieni huonekalutalo, jonka ovi on auki.',
    ],
    text: [
      `Stua begynte med én sofa som skulle passe i én stue. Den første ble tegnet ved kjøkkenbordet og sydd i Sykkylven, og den står der fremdeles.
      I dag tegner vi møbler til hele hjemmet og selger dem i fire utstillinger og her. Vi lager få modeller, beholder dem lenge og selger deler til alt.
      Butikken virker også uten nett, for møbler kjøpes ofte der dekningen er dårligst: på hytta, på toget og i kjelleren hos svigermor.`,
      `Stua började med en soffa som skulle passa i ett vardagsrum. Den första ritades vid köksbordet och syddes i Sykkylven, och den står där än.
      I dag ritar vi möbler för hela hemmet och säljer dem i fyra utställningar och här. Vi gör få modeller, behåller dem länge och säljer delar till allt.
      Butiken fungerar även utan nät, för möbler köps ofta där täckningen är sämst: i stugan, på tåget och i svärmors källare.`,
      `Stua began with one sofa that had to fit one living room. The first was drawn at a kitchen table and sewn in Sykkylven, where it still stands.
      Today we draw furniture for the whole home and sell it in four showrooms and here. We make few models, keep them for long and sell parts for all of them.
      The shop also works without a network, for furniture is often bought where coverage is worst: in the cabin, on the train and in somebody’s cellar.`,
      `Stua begyndte med én sofa, der skulle passe i én stue. Den første blev tegnet ved køkkenbordet og syet i Sykkylven, og den står der endnu.
      I dag tegner vi møbler til hele hjemmet og sælger dem i fire udstillinger og her. Vi laver få modeller, beholder dem længe og sælger dele til dem alle.
      Butikken virker også uden net, for møbler købes ofte dér, hvor dækningen er dårligst: i sommerhuset, i toget og i svigermors kælder.`,
      `Stua alkoi yhdestä sohvasta, jonka piti mahtua yhteen olohuoneeseen. Ensimmäinen piirrettiin keittiön pöydän ääressä ja ommeltiin Sykkylvenissä, ja siellä se on yhä.
      Nyt suunnittelemme kalusteita koko kotiin ja myymme niitä neljässä näyttelyssä ja täällä. Teemme vähän malleja, pidämme ne pitkään ja myymme kaikkiin osia.
      Kauppa toimii myös ilman verkkoa, sillä huonekaluja ostetaan usein siellä, missä kenttä on heikoin: mökillä, junassa ja anopin kellarissa.`,
    ],
  },
  {
    id: 5,
    identifier: 'customer-service',
    title: ['Kundeservice', 'Kundtjänst', 'Customer service', 'Kundeservice', 'Asiakaspalvelu'],
    summary: [
      'Spør oss om hva som helst.',
      'Fråga oss om vad som helst.',
      'Ask us anything.',
      'Spørg os om hvad som helst.',
      'Kysy meiltä mitä vain.',
    ],
    text: [
      `Vi svarer på hverdager mellom ni og fem, og som regel samme dag. Ha gjerne ordrenummeret klart.
      ## Spørsmål om en ordre
      Under Min side ser du hvor ordren er. Har du handlet uten konto, finner du lenken i bekreftelsen.
      ## Noe er galt
      Send et bilde av skaden og ett av hele møbelet. Da kan vi som oftest hjelpe uten å komme innom.`,
      `Vi svarar på vardagar mellan nio och fem, oftast samma dag. Ha gärna ordernumret till hands.
      ## Frågor om en order
      Under Mina sidor ser du var ordern är. Har du handlat utan konto finns länken i bekräftelsen.
      ## Något är fel
      Skicka en bild på skadan och en på hela möbeln. Då kan vi för det mesta hjälpa till på håll.`,
      `We answer on weekdays between nine and five, usually the same day. Please have your order number at hand.
      ## Questions about an order
      My account shows where your order is. If you bought without an account, the link is in your confirmation.
      ## Something is wrong
      Send a picture of the damage and one of the whole piece. That is usually enough for us to help.`,
      `Vi svarer på hverdage mellem ni og fem, og som regel samme dag. Hav gerne ordrenummeret klar.
      ## Spørgsmål om en ordre
      Under Min side kan du se, hvor ordren er. Har du handlet uden konto, finder du linket i bekræftelsen.
      ## Noget er galt
      Send et billede af skaden og et af hele møblet. Så kan vi som regel hjælpe uden at komme forbi.`,
      `Vastaamme arkisin yhdeksästä viiteen, yleensä samana päivänä. Pidä tilausnumero valmiina.
      ## Kysymys tilauksesta
      Omilta sivuilta näet, missä tilauksesi on. Jos ostit ilman tiliä, linkki on vahvistuksessa.
      ## Jokin on vialla
      Lähetä kuva vauriosta ja toinen koko kalusteesta. Silloin voimme useimmiten auttaa käymättä paikalla.`,
    ],
  },
  {
    id: 6,
    identifier: 'legal',
    title: [
      'Juridisk informasjon',
      'Juridisk information',
      'Legal information',
      'Juridisk information',
      'Oikeudelliset tiedot',
    ],
    summary: [
      'Hvem som står bak butikken.',
      'Vem som står bakom butiken.',
      'Who is behind the shop.',
      'Hvem der står bag butikken.',
      'Kuka kaupan takana on.',
    ],
    text: [
      `Stua er en oppdiktet butikk som viser hva denne programvaren kan. Ingenting her er til salgs, ingen varer sendes, og ingen betaling tas imot.
      Navn, priser og tekster er laget for visningen. Likhet med virkelige møbler er tilfeldig.`,
      `Stua är en påhittad butik som visar vad programvaran kan. Inget här är till salu, inga varor skickas och ingen betalning tas emot.
      Namn, priser och texter är gjorda för visningen. Likhet med verkliga möbler är en slump.`,
      `Stua is an invented shop that shows what this software can do. Nothing here is for sale, nothing is sent and no payment is taken.
      Names, prices and texts were made for the demonstration. Any likeness to real furniture is chance.`,
      `Stua er en opdigtet butik, der viser, hvad denne software kan. Intet her er til salg, ingen varer sendes, og ingen betaling modtages.
      Navne, priser og tekster er lavet til fremvisningen. Lighed med virkelige møbler er tilfældig.`,
      `Stua on keksitty kauppa, joka näyttää, mihin tämä ohjelmisto pystyy. Täällä mikään ei ole myynnissä, mitään ei lähetetä eikä maksuja oteta vastaan.
      Nimet, hinnat ja tekstit on tehty esittelyä varten. Yhtäläisyys todellisten huonekalujen kanssa on sattumaa.`,
    ],
  },
  {
    id: 7,
    identifier: 'privacy',
    title: ['Personvern', 'Integritet', 'Privacy', 'Privatliv', 'Tietosuoja'],
    summary: [
      'Hva vi vet om deg, og hva vi ikke vet.',
      'Vad vi vet om dig, och vad vi inte vet.',
      'What we know about you, and what we do not.',
      'Hvad vi ved om dig, og hvad vi ikke ved.',
      'Mitä tiedämme sinusta ja mitä emme.',
    ],
    text: [
      `Handlekurven, ønskelisten og det du nylig har sett på, ligger på din egen enhet. Tømmer du nettleseren, er de borte.
      ## Det vi lagrer
      Når du bestiller, lagrer vi navn, adresse og det du kjøpte så lenge bokføringsloven krever. Vi selger ingenting videre.
      ## Dine rettigheter
      Du kan når som helst få vite hva vi har lagret, rette det eller be oss slette det. Skriv til kundeservice.`,
      `Varukorgen, önskelistan och det du nyligen tittat på ligger på din egen enhet. Tömmer du webbläsaren är de borta.
      ## Det vi sparar
      När du beställer sparar vi namn, adress och vad du köpte så länge bokföringslagen kräver. Vi säljer ingenting vidare.
      ## Dina rättigheter
      Du kan när som helst få veta vad vi har sparat, rätta det eller be oss radera det. Skriv till kundtjänst.`,
      `Your cart, your wishlist and what you looked at lately are kept on your own device. Clear your browser and they are gone.
      ## What we keep
      When you order, we keep your name, address and what you bought for as long as accounting law demands. We sell none of it.
      ## Your rights
      You may ask at any time what we keep, correct it or have us delete it. Write to customer service.`,
      `Kurven, ønskelisten og det, du har set på for nylig, ligger på din egen enhed. Rydder du browseren, er de væk.
      ## Det, vi gemmer
      Når du bestiller, gemmer vi navn, adresse og det, du købte, så længe bogføringsloven kræver det. Vi sælger intet videre.
      ## Dine rettigheder
      Du kan når som helst få at vide, hvad vi har gemt, rette det eller bede os slette det. Skriv til kundeservice.`,
      `Ostoskori, toivelista ja viimeksi katsomasi tuotteet ovat omalla laitteellasi. Jos tyhjennät selaimen, ne häviävät.
      ## Mitä säilytämme
      Kun tilaat, säilytämme nimesi, osoitteesi ja ostoksesi niin kauan kuin kirjanpitolaki vaatii. Emme myy mitään eteenpäin.
      ## Oikeutesi
      Voit milloin tahansa kysyä, mitä olemme tallentaneet, korjata tiedot tai pyytää poistamaan ne. Kirjoita asiakaspalveluun.`,
    ],
  },
];

/** Who the shop is and how it can be reached. */
export const companyPages: readonly WireDocument[] = plans.map(cmsPage);

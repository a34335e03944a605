import type { WireDocument } from '../store/collections.ts';
import { cmsPage, type PagePlan } from './cms-page.ts';

const plans: readonly PagePlan[] = [
  {
    id: 4,
    identifier: 'about-us',
    title: ['Om Stua', 'Om Stua', 'About Stua'],
    summary: [
      'Et lite møbelhus med åpen dør.',
      'Ett litet möbelhus med öppen dörr.',
      'A small furniture house with an open door.',
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
    ],
  },
  {
    id: 5,
    identifier: 'customer-service',
    title: ['Kundeservice', 'Kundtjänst', 'Customer service'],
    summary: ['Spør oss om hva som helst.', 'Fråga oss om vad som helst.', 'Ask us anything.'],
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
    ],
  },
  {
    id: 6,
    identifier: 'legal',
    title: ['Juridisk informasjon', 'Juridisk information', 'Legal information'],
    summary: ['Hvem som står bak butikken.', 'Vem som står bakom butiken.', 'Who is behind the shop.'],
    text: [
      `Stua er en oppdiktet butikk som viser hva denne programvaren kan. Ingenting her er til salgs, ingen varer sendes, og ingen betaling tas imot.
      Navn, priser og tekster er laget for visningen. Likhet med virkelige møbler er tilfeldig.`,
      `Stua är en påhittad butik som visar vad programvaran kan. Inget här är till salu, inga varor skickas och ingen betalning tas emot.
      Namn, priser och texter är gjorda för visningen. Likhet med verkliga möbler är en slump.`,
      `Stua is an invented shop that shows what this software can do. Nothing here is for sale, nothing is sent and no payment is taken.
      Names, prices and texts were made for the demonstration. Any likeness to real furniture is chance.`,
    ],
  },
  {
    id: 7,
    identifier: 'privacy',
    title: ['Personvern', 'Integritet', 'Privacy'],
    summary: [
      'Hva vi vet om deg, og hva vi ikke vet.',
      'Vad vi vet om dig, och vad vi inte vet.',
      'What we know about you, and what we do not.',
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
    ],
  },
];

/** Who the shop is and how it can be reached. */
export const companyPages: readonly WireDocument[] = plans.map(cmsPage);

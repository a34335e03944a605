import type { MailTexts } from './mail-texts.ts';
import { orderParagraphs } from './placed-order.ts';

/** The mails in Norwegian. */
export const norwegian: MailTexts = {
  welcome: ({ firstName, shopUrl }) => [
    'Velkommen til Stua',
    `Hei ${firstName},`,
    'Du har nå en konto hos oss. Adressene, ordrene og ønskelisten din er der på hver enhet du logger inn på.',
    shopUrl,
    'Stua',
  ],
  alreadyRegistered: ({ firstName, link }) => [
    'Du har allerede en konto hos Stua',
    `Hei ${firstName},`,
    'Noen, antakelig du, ville opprette en konto med denne e-postadressen. Du har allerede en, og den er som før.',
    `Har du glemt passordet, kan du be om et nytt: ${link}`,
    'Stua',
  ],
  resetPassword: ({ firstName, link, minutes }) => [
    'Velg et nytt passord',
    `Hei ${firstName},`,
    `Her velger du et nytt passord. Lenken virker én gang, og i ${minutes} minutter:`,
    link,
    'Har du ikke bedt om det, trenger du ikke gjøre noe: Passordet ditt er som før.',
    'Stua',
  ],
  emailChanged: ({ firstName }) => [
    'Kontoen din har en annen e-postadresse',
    `Hei ${firstName},`,
    'E-postadressen til kontoen din ble nettopp endret. Fra nå av logger du inn med den nye, og vi skriver til den.',
    'Var det ikke du som gjorde det, si fra til kundeservice med en gang.',
    'Stua',
  ],
  passwordChanged: ({ firstName, link }) => [
    'Passordet ditt er endret',
    `Hei ${firstName},`,
    'Passordet til kontoen din ble nettopp endret, og alle enheter ble logget ut.',
    `Var det ikke du som gjorde det, velg et nytt passord med en gang: ${link}`,
    'Stua',
  ],
  newsletterWelcome: ({ code, percent, shopUrl }) => [
    'Velkommen til nyhetsbrevet vårt',
    'Hei,',
    'Fra nå av får du nyhetsbrevet vårt. Nederst på hver side hos oss kan du melde deg av igjen.',
    `Som takk får du ${percent} % rabatt på neste bestilling med koden ${code}.`,
    shopUrl,
    'Stua',
  ],
  restocked: ({ name, link }) => [
    `${name} kan kjøpes nå`,
    'Hei,',
    `Du ba oss om å si fra: ${name} kan kjøpes nå.`,
    link,
    'Vi holder den ikke av, og dette er den eneste e-posten du får om den.',
    'Stua',
  ],
  orderPlaced: (facts) => [
    `Takk for bestilling ${facts.orderNumber}`,
    'Hei,',
    `Takk! Vi har mottatt bestilling ${facts.orderNumber}.`,
    ...orderParagraphs(facts, {
      subtotal: 'Varer',
      discount: 'Rabatt',
      delivery: 'Levering',
      free: 'Gratis',
      paymentFee: 'Betalingsgebyr',
      total: 'Totalt',
      tax: 'Herav mva.',
      payment: 'Betaling',
      deliveredBy: (day) => `Leveres senest ${day}.`,
      collectedBy: (day) => `Klar til henting senest ${day}.`,
      inParts: 'Varene kommer hver for seg, etter hvert som de er klare.',
    }),
    ...(facts.link === null
      ? []
      : [
          facts.delivery?.isCollected ? 'Her velger du når du henter den:' : 'Her velger du når den skal leveres:',
          facts.link,
          'Lenken er bare for deg: Den som har den, kan endre tidspunktet.',
        ]),
    'Stua',
  ],
  orderCanceled: ({ orderNumber }) => [
    `Bestilling ${orderNumber} er avbestilt`,
    'Hei,',
    `Bestilling ${orderNumber} er avbestilt, og ingenting av den blir levert. Er den betalt, får du pengene tilbake.`,
    'Stua',
  ],
  paymentGivenBack: ({ shopUrl }) => [
    'Du får pengene tilbake',
    'Hei,',
    'Du betalte hos oss, men det ble ingen bestilling av det: Noe i den ble utsolgt eller endret seg mens du betalte, eller den var lagt inn allerede. Hele beløpet er betalt tilbake.',
    shopUrl,
    'Stua',
  ],
  deliveryBooked: ({ number, time, place, isCollected, fee, link }) => [
    isCollected ? 'Hentingen din er bestilt' : 'Leveringen din er bestilt',
    'Hei,',
    time === null
      ? `Vi skriver til deg for å avtale når sending ${number} ${isCollected ? 'kan hentes' : 'kommer'}.`
      : `Sending ${number} ${isCollected ? 'hentes' : 'kommer'} ${time}.`,
    ...(place === null ? [] : [`Du henter den her: ${place}.`]),
    ...(fee === null ? [] : [`Endringen koster ${fee}, som du godtok.`]),
    `Her kan du endre den: ${link}`,
    'Stua',
  ],
};

import type { MailTexts } from './mail-texts.ts';
import { orderParagraphs } from './placed-order.ts';

/** The mails in Swedish. */
export const swedish: MailTexts = {
  welcome: ({ firstName, shopUrl }) => [
    'Välkommen till Stua',
    `Hej ${firstName},`,
    'Du har nu ett konto hos oss. Dina adresser, ordrar och din önskelista finns på varje enhet där du loggar in.',
    shopUrl,
    'Stua',
  ],
  alreadyRegistered: ({ firstName, link }) => [
    'Du har redan ett konto hos Stua',
    `Hej ${firstName},`,
    'Någon, troligen du, ville skapa ett konto med den här e-postadressen. Du har redan ett, och det är som förut.',
    `Har du glömt lösenordet kan du be om ett nytt: ${link}`,
    'Stua',
  ],
  resetPassword: ({ firstName, link, minutes }) => [
    'Välj ett nytt lösenord',
    `Hej ${firstName},`,
    `Här väljer du ett nytt lösenord. Länken fungerar en gång, i ${minutes} minuter:`,
    link,
    'Om du inte har bett om det behöver du inte göra något: ditt lösenord är som förut.',
    'Stua',
  ],
  emailChanged: ({ firstName }) => [
    'Ditt konto har en annan e-postadress',
    `Hej ${firstName},`,
    'E-postadressen till ditt konto ändrades nyss. Från och med nu loggar du in med den nya, och vi skriver till den.',
    'Om det inte var du, säg genast till vår kundtjänst.',
    'Stua',
  ],
  passwordChanged: ({ firstName, link }) => [
    'Ditt lösenord har ändrats',
    `Hej ${firstName},`,
    'Lösenordet till ditt konto ändrades nyss, och alla enheter loggades ut.',
    `Om det inte var du, välj genast ett nytt lösenord: ${link}`,
    'Stua',
  ],
  newsletterWelcome: ({ code, percent, shopUrl }) => [
    'Välkommen till vårt nyhetsbrev',
    'Hej,',
    'Från och med nu får du vårt nyhetsbrev. Längst ner på varje sida hos oss kan du avanmäla dig igen.',
    `Som tack får du ${percent} % rabatt på nästa beställning med koden ${code}.`,
    shopUrl,
    'Stua',
  ],
  restocked: ({ name, link }) => [
    `${name} går att köpa nu`,
    'Hej,',
    `Du bad oss säga till: ${name} går att köpa nu.`,
    link,
    'Vi reserverar den inte, och det här är det enda mejlet du får om den.',
    'Stua',
  ],
  orderPlaced: (facts) => [
    `Tack för beställning ${facts.orderNumber}`,
    'Hej,',
    `Tack! Vi har tagit emot beställning ${facts.orderNumber}.`,
    ...orderParagraphs(facts, {
      subtotal: 'Varor',
      discount: 'Rabatt',
      delivery: 'Leverans',
      free: 'Gratis',
      paymentFee: 'Betalningsavgift',
      total: 'Totalt',
      tax: 'Varav moms',
      payment: 'Betalning',
      deliveredBy: (day) => `Levereras senast ${day}.`,
      collectedBy: (day) => `Klar att hämta senast ${day}.`,
      inParts: 'Varorna kommer var för sig, allt eftersom de är klara.',
    }),
    ...(facts.link === null
      ? []
      : [
          facts.delivery?.isCollected ? 'Här väljer du när du hämtar den:' : 'Här väljer du när den ska levereras:',
          facts.link,
          'Länken är bara för dig: den som har den kan ändra tiden.',
        ]),
    'Stua',
  ],
  orderCanceled: ({ orderNumber }) => [
    `Beställning ${orderNumber} är avbeställd`,
    'Hej,',
    `Beställning ${orderNumber} är avbeställd, och inget av den levereras. Är den betald får du pengarna tillbaka.`,
    'Stua',
  ],
  paymentGivenBack: ({ shopUrl }) => [
    'Du får pengarna tillbaka',
    'Hej,',
    'Du betalade hos oss, men det blev ingen beställning av det: något i den tog slut eller ändrades medan du betalade, eller så var den redan lagd. Hela beloppet är återbetalat.',
    shopUrl,
    'Stua',
  ],
  deliveryBooked: ({ number, time, place, isCollected, fee, link }) => [
    isCollected ? 'Din hämtning är bokad' : 'Din leverans är bokad',
    'Hej,',
    time === null
      ? `Vi skriver till dig för att komma överens om när försändelse ${number} ${isCollected ? 'kan hämtas' : 'kommer'}.`
      : `Försändelse ${number} ${isCollected ? 'hämtas' : 'kommer'} ${time}.`,
    ...(place === null ? [] : [`Du hämtar den här: ${place}.`]),
    ...(fee === null ? [] : [`Ändringen kostar ${fee}, som du godkände.`]),
    `Här kan du ändra den: ${link}`,
    'Stua',
  ],
};

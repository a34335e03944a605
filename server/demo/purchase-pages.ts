import type { WireDocument } from '../store/collections.ts';
import { cmsPage, type PagePlan } from './cms-page.ts';

const plans: readonly PagePlan[] = [
  {
    id: 1,
    identifier: 'kjopsvilkar',
    title: ['Kjøpsvilkår', 'Köpvillkor', 'Terms of sale'],
    summary: [
      'Avtalen mellom deg og Stua når du handler hos oss.',
      'Avtalet mellan dig och Stua när du handlar hos oss.',
      'The agreement between you and Stua when you shop with us.',
    ],
    text: [
      `Disse vilkårene gjelder når du som forbruker kjøper noe av Stua. De kommer i tillegg til forbrukerkjøpsloven og angrerettloven, som alltid går foran.
      ## Bestilling og avtale
      Avtalen er bindende når vi har bekreftet bestillingen på e-post. Er du uten nett, lagres bestillingen på enheten din og sendes så snart du er tilkoblet igjen; den er ikke bindende før vi har svart.
      ## Pris og betaling
      Alle priser er med merverdiavgift. Du betaler med faktura eller når varen kommer. Har prisen endret seg før vi mottar bestillingen, spør vi deg først.
      ## Levering og risiko
      Varen er på vår risiko til du har tatt imot den. Blir den forsinket, får du ny dato eller kan heve kjøpet.
      ## Reklamasjon
      Du kan reklamere i to år, og i fem år på det som er ment å vare vesentlig lenger. Møbler hører som regel til de siste. Ta bilder og skriv til kundeservice, så retter vi feilen, bytter varen eller gir pengene tilbake.
      ## Uenighet
      Blir vi ikke enige, kan du ta saken til Forbrukertilsynet. Avtalen følger norsk rett.`,
      `Dessa villkor gäller när du som konsument köper något av Stua. De kompletterar konsumentköplagen och distansavtalslagen, som alltid går före.
      ## Beställning och avtal
      Avtalet är bindande när vi har bekräftat beställningen via e-post. Är du utan nät sparas beställningen på din enhet och skickas så snart du är uppkopplad igen; den är inte bindande förrän vi har svarat.
      ## Pris och betalning
      Alla priser är inklusive moms. Du betalar med faktura eller när varan kommer. Har priset ändrats innan vi tar emot beställningen frågar vi dig först.
      ## Leverans och risk
      Varan är på vår risk tills du har tagit emot den. Blir den försenad får du ett nytt datum eller kan häva köpet.
      ## Reklamation
      Du kan reklamera i tre år. Ta bilder och skriv till kundtjänst, så avhjälper vi felet, byter varan eller betalar tillbaka.
      ## Oenighet
      Blir vi inte överens kan du vända dig till Allmänna reklamationsnämnden.`,
      `These terms apply when you as a consumer buy something from Stua. They add to the consumer laws of your country, which always come first.
      ## Order and agreement
      The agreement is binding once we have confirmed your order by e-mail. Without a network your order is kept on your device and sent as soon as you are online again; it is not binding until we have answered.
      ## Price and payment
      All prices include tax. You pay by invoice or on delivery. If a price has changed before your order reaches us, we ask you first.
      ## Delivery and risk
      Goods are at our risk until you have received them. If they are late, you get a new date or may cancel.
      ## Complaints
      You can complain for as long as your law allows, at least two years. Take pictures and write to customer service, and we will mend the fault, replace the item or pay you back.
      ## Disagreement
      If we cannot agree, you may turn to the consumer authority of your country.`,
    ],
  },
  {
    id: 2,
    identifier: 'delivery',
    title: ['Levering', 'Leverans', 'Delivery'],
    summary: [
      'Slik kommer møblene hjem til deg.',
      'Så kommer möblerna hem till dig.',
      'How the furniture comes home to you.',
    ],
    text: [
      `Møbler kjøres hjem og bæres inn i det rommet du vil. Små ting kan du hente på et utleveringssted i nærheten.
      ## Når kommer den?
      På hver vare står det hvor mange uker den trenger. Lagervarer er klare innen to uker; det som lages på bestilling, tar lenger tid.
      ## Velg dag
      Når varen er klar, får du en melding med lenke til å velge dag og tidsrom. Sjåføren ringer en time før.
      ## Se etter
      Pakk opp mens du har tid, og se etter skader. Gi beskjed innen en uke, så ordner vi det.`,
      `Möbler körs hem och bärs in i det rum du vill. Små saker kan du hämta på ett utlämningsställe i närheten.
      ## När kommer den?
      Vid varje vara står hur många veckor den behöver. Lagervaror är klara inom två veckor; det som görs på beställning tar längre tid.
      ## Välj dag
      När varan är klar får du ett meddelande med en länk där du väljer dag och tid. Chauffören ringer en timme innan.
      ## Titta efter
      Packa upp i lugn och ro och leta efter skador. Säg till inom en vecka, så ordnar vi det.`,
      `Furniture is driven home and carried into the room you want. Small things can be collected at a pick-up point near you.
      ## When will it come?
      Every product says how many weeks it needs. What we stock is ready within two weeks; what is made to order takes longer.
      ## Choose the day
      Once it is ready you get a message with a link to choose day and time. The driver calls an hour before.
      ## Have a look
      Unpack in peace and look for damage. Tell us within a week and we will put it right.`,
    ],
  },
  {
    id: 3,
    identifier: 'returns',
    title: ['Retur og angrerett', 'Retur och ångerrätt', 'Returns'],
    summary: ['Tretti dager til å ombestemme seg.', 'Trettio dagar att ändra sig.', 'Thirty days to change your mind.'],
    text: [
      `Du har tretti dager på deg fra du tar imot varen. Det er lenger enn loven krever, for en sofa må sittes i før man vet.
      ## Slik gjør du
      Skriv til kundeservice med ordrenummeret, så henter vi møbelet gratis. Det trenger ikke være i esken, men det må være helt og rent.
      ## Pengene tilbake
      Du får hele beløpet tilbake, også frakten hjem til deg, senest fjorten dager etter at vi har hentet varen.
      ## Det som ikke kan returneres
      Møbler laget etter dine mål, nedlastede filer og madrasser som er prøvd ut over de hundre nettene.`,
      `Du har trettio dagar på dig från det att du tar emot varan. Det är längre än lagen kräver, för en soffa måste man sitta i innan man vet.
      ## Så gör du
      Skriv till kundtjänst med ordernumret, så hämtar vi möbeln gratis. Den behöver inte ligga i kartongen, men ska vara hel och ren.
      ## Pengarna tillbaka
      Du får hela beloppet tillbaka, även frakten hem till dig, senast fjorton dagar efter att vi har hämtat varan.
      ## Det som inte kan returneras
      Möbler gjorda efter dina mått, nedladdade filer och madrasser som provats längre än de hundra nätterna.`,
      `You have thirty days from the day you receive your order. That is longer than the law demands, because a sofa must be sat in before you know.
      ## What to do
      Write to customer service with your order number and we collect the piece free of charge. It need not be in its box, but it must be whole and clean.
      ## Your money
      You get the full amount back, including delivery to your home, within fourteen days of our collecting it.
      ## What cannot be returned
      Furniture made to your measurements, downloaded files, and mattresses tried for longer than their hundred nights.`,
    ],
  },
];

/** What a shopper agrees to: terms, delivery and returns. */
export const purchasePages: readonly WireDocument[] = plans.map(cmsPage);

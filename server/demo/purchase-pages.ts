import type { WireDocument } from '../store/collections.ts';
import { cmsPage, type PagePlan } from './cms-page.ts';

const plans: readonly PagePlan[] = [
  {
    id: 1,
    identifier: 'kjopsvilkar',
    title: ['Kjøpsvilkår', 'Köpvillkor', 'Terms of sale', 'Handelsbetingelser', 'Myyntiehdot'],
    summary: [
      'Avtalen mellom deg og Stua når du handler hos oss.',
      'Avtalet mellan dig och Stua när du handlar hos oss.',
      'The agreement between you and Stua when you shop with us.',
      'Aftalen mellem dig og Stua, når du handler hos os.',
      'Sopimus sinun ja Stuan välillä, kun ostat meiltä.',
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
      `Disse betingelser gælder, når du som forbruger køber noget af Stua. De supplerer købeloven og forbrugeraftaleloven, som altid går forud.
      ## Bestilling og aftale
      Aftalen er bindende, når vi har bekræftet bestillingen på e-mail. Er du uden net, gemmes bestillingen på din enhed og sendes, så snart du er på igen; den er ikke bindende, før vi har svaret.
      ## Pris og betaling
      Alle priser er med moms. Du betaler med faktura, eller når varen kommer. Har prisen ændret sig, før vi modtager bestillingen, spørger vi dig først.
      ## Levering og risiko
      Varen er på vores risiko, til du har modtaget den. Bliver den forsinket, får du en ny dato eller kan hæve købet.
      ## Reklamation
      Du kan reklamere i to år. Tag billeder, og skriv til kundeservice, så retter vi fejlen, bytter varen eller giver pengene tilbage.
      ## Uenighed
      Bliver vi ikke enige, kan du klage til Center for Klageløsning.`,
      `Nämä ehdot koskevat kuluttajia, jotka ostavat jotakin Stualta. Ne täydentävät kuluttajansuojalakia, joka on aina etusijalla.
      ## Tilaus ja sopimus
      Sopimus sitoo, kun olemme vahvistaneet tilauksen sähköpostitse. Jos olet ilman verkkoa, tilaus tallentuu laitteellesi ja lähtee heti, kun yhteys palaa; se ei sido ennen vastaustamme.
      ## Hinta ja maksaminen
      Kaikki hinnat sisältävät arvonlisäveron. Maksat laskulla tai tuotteen saapuessa. Jos hinta on muuttunut ennen kuin saamme tilauksen, kysymme ensin sinulta.
      ## Toimitus ja vaaranvastuu
      Tuote on meidän vastuullamme, kunnes olet vastaanottanut sen. Jos se myöhästyy, saat uuden päivän tai voit purkaa kaupan.
      ## Virheet
      Ilmoita virheestä kohtuullisessa ajassa sen havaittuasi. Ota kuvia ja kirjoita asiakaspalveluun, niin korjaamme virheen, vaihdamme tuotteen tai palautamme rahat.
      ## Erimielisyydet
      Jos emme pääse sopuun, voit viedä asian kuluttajariitalautakuntaan.`,
    ],
  },
  {
    id: 2,
    identifier: 'delivery',
    title: ['Levering', 'Leverans', 'Delivery', 'Levering', 'Toimitus'],
    summary: [
      'Slik kommer møblene hjem til deg.',
      'Så kommer möblerna hem till dig.',
      'How the furniture comes home to you.',
      'Sådan kommer møblerne hjem til dig.',
      'Näin kalusteet tulevat kotiisi.',
    ],
    text: [
      `Møbler kjøres hjem og bæres inn i det rommet du vil. Små ting kan du hente på et utleveringssted i nærheten.
      ## Når kommer den?
      Det vi har på lager, kommer hjem til deg på 4–10 dager, eller på 3–7 dager til et utleveringssted. Det som lages på bestilling, har så mange uker som står på varen. Bestiller du flere ting, kommer alt når det siste er klart.
      ## Velg dag
      Når varen er klar, får du en melding med lenke til å velge dag og tidsrom. Sjåføren ringer en time før.
      ## Se etter
      Pakk opp mens du har tid, og se etter skader. Gi beskjed innen en uke, så ordner vi det.`,
      `Möbler körs hem och bärs in i det rum du vill. Små saker kan du hämta på ett utlämningsställe i närheten.
      ## När kommer den?
      Det vi har i lager kommer hem till dig på 4–10 dagar, eller på 3–7 dagar till ett utlämningsställe. Det som görs på beställning behöver så många veckor som står vid varan. Beställer du flera saker kommer allt när det sista är klart.
      ## Välj dag
      När varan är klar får du ett meddelande med en länk där du väljer dag och tid. Chauffören ringer en timme innan.
      ## Titta efter
      Packa upp i lugn och ro och leta efter skador. Säg till inom en vecka, så ordnar vi det.`,
      `Furniture is driven home and carried into the room you want. Small things can be collected at a pick-up point near you.
      ## When will it come?
      What we have in stock reaches your home in 4–10 days, or a pick-up point in 3–7 days. What is made to order takes the weeks that its page names. Several things in one order come together, once the last of them is ready.
      ## Choose the day
      Once it is ready you get a message with a link to choose day and time. The driver calls an hour before.
      ## Have a look
      Unpack in peace and look for damage. Tell us within a week and we will put it right.`,
      `Møbler køres hjem og bæres ind i det rum, du vil. Små ting kan du hente på et udleveringssted i nærheden.
      ## Hvornår kommer den?
      Det, vi har på lager, kommer hjem til dig på 4–10 dage eller til et udleveringssted på 3–7 dage. Det, der laves på bestilling, tager så mange uger, som der står ved varen. Bestiller du flere ting, kommer alt, når det sidste er klar.
      ## Vælg dag
      Når varen er klar, får du en besked med et link, hvor du vælger dag og tidsrum. Chaufføren ringer en time før.
      ## Se efter
      Pak ud i ro og mag, og se efter skader. Sig til inden for en uge, så ordner vi det.`,
      `Kalusteet ajetaan kotiin ja kannetaan siihen huoneeseen, johon haluat. Pienet tuotteet voit noutaa lähellä olevasta noutopisteestä.
      ## Milloin se tulee?
      Varastossa olevat tuotteet tulevat kotiisi 4–10 päivässä tai noutopisteeseen 3–7 päivässä. Tilauksesta tehtävät vievät niin monta viikkoa kuin tuotteen kohdalla lukee. Jos tilaat useita, kaikki tulee yhdessä, kun viimeinen on valmis.
      ## Valitse päivä
      Kun tuote on valmis, saat viestin ja linkin, josta valitset päivän ja ajan. Kuljettaja soittaa tuntia ennen.
      ## Katso tarkkaan
      Pura pakkaus rauhassa ja etsi vaurioita. Kerro viikon kuluessa, niin hoidamme asian.`,
    ],
  },
  {
    id: 3,
    identifier: 'returns',
    title: ['Retur og angrerett', 'Retur och ångerrätt', 'Returns', 'Retur og fortrydelsesret', 'Palautukset'],
    summary: [
      'Tretti dager til å ombestemme seg.',
      'Trettio dagar att ändra sig.',
      'Thirty days to change your mind.',
      'Tredive dage til at fortryde.',
      'Kolmekymmentä päivää aikaa muuttaa mieltä.',
    ],
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
      `Du har tredive dage, fra du modtager varen. Det er længere, end loven kræver, for en sofa skal siddes i, før man ved det.
      ## Sådan gør du
      Skriv til kundeservice med ordrenummeret, så henter vi møblet gratis. Det behøver ikke ligge i kassen, men det skal være helt og rent.
      ## Pengene tilbage
      Du får hele beløbet tilbage, også fragten hjem til dig, senest fjorten dage efter at vi har hentet varen.
      ## Det, der ikke kan returneres
      Møbler lavet efter dine mål, hentede filer og madrasser, der er prøvet ud over de hundrede nætter.`,
      `Sinulla on kolmekymmentä päivää siitä, kun saat tuotteen. Se on enemmän kuin laki vaatii, sillä sohvassa on istuttava ennen kuin tietää.
      ## Toimi näin
      Kirjoita asiakaspalveluun ja kerro tilausnumero, niin noudamme kalusteen maksutta. Sen ei tarvitse olla laatikossa, mutta sen on oltava ehjä ja puhdas.
      ## Rahat takaisin
      Saat koko summan takaisin kotiinkuljetusta myöten viimeistään neljäntoista päivän kuluttua siitä, kun olemme noutaneet tuotteen.
      ## Mitä ei voi palauttaa
      Omilla mitoillasi tehdyt kalusteet, ladatut tiedostot ja patjat, joita on kokeiltu yli sata yötä.`,
    ],
  },
];

/** What a shopper agrees to: terms, delivery and returns. */
export const purchasePages: readonly WireDocument[] = plans.map(cmsPage);

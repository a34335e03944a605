import type { ArticlePlan } from './article.ts';

/** An afternoon with a cloth and a tin of oil. */
export const oilingTeak: ArticlePlan = {
  id: 106,
  key: 'slik-oljer-du-teak',
  publishedOn: '2026-04-23',
  author: 'Jonas Aune',
  themes: ['care', 'outdoors'],
  title: ['Slik oljer du teak', 'Så oljar du teak', 'How to oil teak', 'Sådan olierer du teak', 'Näin öljyät tiikin'],
  lead: [
    'En ettermiddag, en klut og litt olje. Mer skal det ikke til.',
    'En eftermiddag, en trasa och lite olja. Mer än så behövs inte.',
    'An afternoon, a cloth and a little oil. That is all it takes.',
    'En eftermiddag, en klud og lidt olie. Mere skal der ikke til.',
    'Iltapäivä, rätti ja vähän öljyä. Muuta ei tarvita.',
  ],
  text: [
    `Teak er født med sin egen olje og klarer seg ute uten hjelp. Den blir bare grå. Vil du ha det grå, kan du slutte å lese her og gå ut i solen. Vil du ha den brune fargen, må du gi treet noe tilbake en gang i året.
    ## Velg dagen
    Gjør det på våren, på en overskyet dag med minst ti grader. I sterk sol tørker oljen før den har trukket inn, og da blir flaten klissete. Treet må ha vært tørt i to døgn.
    ## Vask
    Bruk lunkent vann og grønnsåpe og skrubb på langs av årene med en myk børste. Ikke bruk høytrykksspyler. Den river opp fibrene, og så må du pusse hele sommeren. Skyll godt og la møbelet tørke til dagen etter.
    ## Puss litt
    Kjenn på flaten. Er den ru, pusser du lett med papir nummer 180, alltid på langs. Børst av støvet og tørk over med en fuktig klut.
    ## Olje
    Hell litt olje på en lofri klut og gni den inn. Tynt er bedre enn tykt. Vent et kvarter og tørk av alt som ikke er trukket inn. Glem ikke endeveden og undersiden. Det er der vannet kommer inn. Er treet svært tørt, tar du en runde til neste dag.
    En [putekasse](BRIS-PUTEKASSE) tar en time. La lokket stå åpent til neste morgen.
    ## Klutene
    Kluter med olje kan ta fyr av seg selv. Legg dem i vann eller brett dem ut på bakken før du kaster dem. Dette er den eneste setningen i artikkelen du må huske.
    ## Hva med eik?
    Eik ute behandles likt, men drikker mer. [Hagebordet Vik](VIK-BORD-186) tåler å gråne like godt som teak. Det viktigste er at alt på samme terrasse enten blir oljet eller får være i fred.`,
    `Teak föds med sin egen olja och klarar sig ute utan hjälp. Den blir bara grå. Vill du ha det grå kan du sluta läsa här och gå ut i solen. Vill du ha den bruna färgen får du ge träet något tillbaka en gång om året.
    ## Välj dag
    Gör det på våren, en mulen dag med minst tio grader. I stark sol torkar oljan innan den har trängt in, och då blir ytan kladdig. Träet ska ha varit torrt i två dygn.
    ## Tvätta
    Ta ljummet vatten och såpa och skrubba längs med ådringen med en mjuk borste. Använd inte högtryckstvätt. Den river upp fibrerna, och sedan får du slipa hela sommaren. Skölj ordentligt och låt möbeln torka till nästa dag.
    ## Slipa lite
    Känn på ytan. Är den sträv slipar du lätt med 180-papper, alltid längs med. Borsta bort dammet och torka av med en fuktig trasa.
    ## Olja
    Häll lite olja på en luddfri trasa och gnid in den. Tunt är bättre än tjockt. Vänta en kvart och torka bort allt som inte har trängt in. Glöm inte ändträet och undersidan. Det är där vattnet kommer in. Är träet mycket torrt tar du en omgång till nästa dag.
    En [dynbox](BRIS-PUTEKASSE) tar en timme. Låt locket stå öppet till nästa morgon.
    ## Trasorna
    Trasor med olja kan självantända. Lägg dem i vatten eller bred ut dem på marken innan du slänger dem. Det är den enda meningen i artikeln som du måste komma ihåg.
    ## Och eken?
    Ek ute sköts likadant men dricker mer. [Trädgårdsbordet Vik](VIK-BORD-186) grånar lika fint som teak. Det viktigaste är att allt på samma altan antingen oljas eller får vara i fred.`,
    `Teak is born with its own oil and manages outdoors without help. It only turns grey. If you like grey, stop reading and go out into the sun. If you want the brown, give the wood something back once a year.
    ## Choose the day
    Do it in spring, on a cloudy day of at least ten degrees. In strong sun the oil dries before it has sunk in, and the surface stays sticky. The wood must have been dry for two days.
    ## Wash
    Use lukewarm water and soft soap, and scrub along the grain with a soft brush. No pressure washer: it tears the fibres up, and you will sand all summer. Rinse well and let it dry until the next day.
    ## Sand a little
    Feel the surface. If it is rough, sand lightly with 180 paper, always along the grain. Brush off the dust and wipe with a damp cloth.
    ## Oil
    Pour a little oil on a lint-free cloth and rub it in. Thin is better than thick. Wait a quarter of an hour and wipe off what has not sunk in. Do not forget the end grain and the underside, which is where water gets in. If the wood is very dry, do it again the next day.
    A [cushion box](BRIS-PUTEKASSE) takes an hour. Leave the lid open until morning.
    ## The cloths
    Oily cloths can catch fire by themselves. Put them in water, or spread them out on the ground, before you throw them away. This is the one sentence here that you must remember.
    ## What about oak?
    Oak outdoors is treated the same way but drinks more. The [Vik garden table](VIK-BORD-186) turns grey as well as teak does. What matters is that everything on one terrace is either oiled or left in peace.`,
    `Teak er født med sin egen olie og klarer sig ude uden hjælp. Den bliver bare grå. Vil du have det grå, kan du holde op med at læse her og gå ud i solen. Vil du have den brune farve, må du give træet noget igen en gang om året.
    ## Vælg dagen
    Gør det om foråret på en overskyet dag med mindst ti grader. I stærk sol tørrer olien, før den er trukket ind, og så bliver fladen klistret. Træet skal have været tørt i to døgn.
    ## Vask
    Brug lunkent vand og brun sæbe, og skrub på langs af årerne med en blød børste. Brug ikke højtryksrenser. Den flår fibrene op, og så kommer du til at slibe hele sommeren. Skyl godt, og lad møblet tørre til næste dag.
    ## Slib lidt
    Mærk efter. Er fladen ru, sliber du let med korn 180, altid på langs. Børst støvet af, og tør efter med en fugtig klud.
    ## Olie
    Hæld lidt olie på en fnugfri klud, og gnid den ind. Tyndt er bedre end tykt. Vent et kvarter, og tør alt af, der ikke er trukket ind. Glem ikke endetræet og undersiden. Det er dér, vandet kommer ind. Er træet meget tørt, tager du en omgang til dagen efter.
    En [hyndeboks](BRIS-PUTEKASSE) tager en time. Lad låget stå åbent til næste morgen.
    ## Kludene
    Klude med olie kan selvantænde. Læg dem i vand, eller bred dem ud på jorden, før du smider dem ud. Det er den eneste sætning i artiklen, du er nødt til at huske.
    ## Hvad med eg?
    Eg udendørs behandles på samme måde, men drikker mere. [Havebordet Vik](VIK-BORD-186) bliver lige så smukt gråt som teak. Det vigtigste er, at alt på den samme terrasse enten får olie eller får lov at være i fred.`,
    `Tiikissä on luonnostaan öljyä, ja se pärjää ulkona ilman apua. Se vain harmaantuu. Jos pidät harmaasta, voit lopettaa lukemisen tähän ja mennä aurinkoon. Jos haluat ruskean sävyn, anna puulle kerran vuodessa jotakin takaisin.
    ## Valitse päivä
    Öljyä keväällä, pilvisenä päivänä, kun on vähintään kymmenen astetta. Kovassa auringossa öljy kuivuu ennen kuin se on imeytynyt, ja pinta jää tahmeaksi. Puun pitää olla ollut kuivana kaksi vuorokautta.
    ## Pese
    Käytä haaleaa vettä ja mäntysuopaa ja harjaa syiden suuntaan pehmeällä harjalla. Älä käytä painepesuria. Se repii syyt auki, ja saat hioa koko kesän. Huuhtele hyvin ja anna kuivua seuraavaan päivään.
    ## Hio hiukan
    Tunnustele pintaa. Jos se on karhea, hio kevyesti 180-paperilla, aina syiden suuntaan. Harjaa pöly pois ja pyyhi kostealla rätillä.
    ## Öljyä
    Kaada hiukan öljyä nukkaamattomaan rättiin ja hiero se puuhun. Ohut kerros on parempi kuin paksu. Odota vartti ja pyyhi pois kaikki, mikä ei ole imeytynyt. Muista päätypuu ja alapinta, sillä sieltä vesi pääsee sisään. Jos puu on hyvin kuivaa, öljyä uudelleen seuraavana päivänä.
    [Tyynylaatikkoon](BRIS-PUTEKASSE) menee tunti. Jätä kansi auki seuraavaan aamuun.
    ## Rätit
    Öljyiset rätit voivat syttyä itsestään. Upota ne veteen tai levitä ne maahan ennen kuin heität ne pois. Tämä on jutun ainoa lause, joka on pakko muistaa.
    ## Entä tammi?
    Tammi hoidetaan ulkona samalla tavalla, mutta se juo enemmän. [Vik-puutarhapöytä](VIK-BORD-186) harmaantuu yhtä kauniisti kuin tiikki. Tärkeintä on, että saman terassin kalusteet joko öljytään kaikki tai jätetään kaikki rauhaan.`,
  ],
};

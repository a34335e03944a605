import type { Lines } from '../line.ts';

/** What people say about tables and desks. */
export const tableLines: Lines = {
  nb: {
    good: [
      ['size', 'Platen er {width} cm lang, og det er plass til alle uten at albuene møtes.', 'diningTables !round'],
      ['size', 'Med {tableHeight} cm høyde kan man faktisk nå koppen fra sofaen.', 'coffeeTables'],
      ['size', 'Akkurat stort nok til en lampe, et glass og boken som aldri blir ferdig.', 'sideTables'],
      ['size', 'Skjermen, tastaturet og en kaffekopp får plass, og beina går fritt under.', 'desk'],
      ['finish', 'Overflaten er silkematt og kjennes som tre, ikke som plast.', 'timber'],
      ['finish', 'Kantene er avrundet, så hoften min slipper blåmerker.'],
      ['care', 'Et glass rødvin sto over natten, og ringen forsvant med litt olje.', 'oak'],
      ['care', 'Vi tørker over med en fuktig klut, mer stell har det ikke trengt.'],
      ['build', 'To personer og tjue minutter, så sto det støtt og rett.'],
      ['build', 'Alle hull satt der de skulle, og skruene var talt riktig.'],
      ['colour', 'Vi tok {colour}, og årringene er finere enn på bildet.', 'timber'],
      ['colour', 'Fargen er {colour} og matcher gulvet bedre enn jeg turte å håpe.'],
      ['family', 'Leksene, legoen og julekakene har alle fått sitt hakk i det, og det kler bordet.', 'diningTables'],
      ['family', 'Barna kjører biler rundt kanten, og den tåler det.', 'coffeeTables'],
      ['use', 'Hver julaften har vi dekket på to bord, i år holder det med ett.', 'diningTables big'],
      ['place', 'Ved siden av sengen eller sofaen, den har flyttet seg tre ganger og passer overalt.', 'sideTables'],
    ],
    fair: [
      ['care', 'Fett setter merker i platen, så bruk brikker til den er oljet.', 'oak'],
      ['build', 'Tungt å snu alene, {weight} kg krever en nabo.', 'heavy'],
      ['finish', 'Fargen varierer litt mellom plankene, det må man like.', 'timber'],
      ['size', 'Litt lavere enn jeg hadde sett for meg, {tableHeight} cm er ikke mye.', 'coffeeTables'],
      ['smell', 'Luktet olje i et par uker etter utpakking.', 'oak'],
      ['build', 'Bruksanvisningen er bare tegninger, men vi kom i mål.'],
    ],
    poor: [
      ['finish', 'Platen hadde en sprekk på undersiden da den kom.'],
      ['build', 'Det vingler på tross av at alt er trukket til to ganger.'],
      ['colour', 'Bestilte {colour}, og tonen er grønnere enn på bildet.'],
    ],
  },
  sv: {
    good: [
      ['size', 'Åtta personer på midsommar, och ingen satt på hörnet.', 'big'],
      ['size', 'Höjden, {tableHeight} cm, är precis rätt framför vår låga soffa.', 'coffeeTables'],
      ['finish', 'Skivan känns som len sten under handen.', 'marble'],
      ['finish', 'Fin ådring och jämn yta, inga kvistar som lossnar.', 'timber'],
      ['build', 'Stod på plats efter en kvart, nyckeln låg med.'],
      ['colour', 'Vi valde {colour} och det matchar stolarna vi redan hade.', 'diningTables'],
      ['care', 'Kaffe, kritor och blåbär har gått att torka bort.'],
    ],
    fair: [
      ['build', 'Lite svårt att få in den sista bulten, men sedan står det stadigt.'],
      ['size', 'Tar mer golv än man tror: {depth} cm på djupet.'],
    ],
    poor: [['finish', 'Repa på ovansidan vid leverans, väntar fortfarande på en ny skiva.']],
  },
  da: {
    good: [
      ['size', 'Det er {width} cm langt, og der er plads til os alle plus en kage.', 'diningTables !round'],
      ['finish', 'Overfladen er flot og let at holde.'],
      ['build', 'Samlevejledningen kunne forstås, og det siger ikke så lidt.'],
      ['colour', 'Vi har det i {colour}, og farven svarer til billedet.'],
      ['care', 'Sæbe én gang om måneden, så ser det ud som nyt.', 'timber'],
    ],
    fair: [
      ['finish', 'Der er små forskelle i træet, men det er jo et naturprodukt.', 'timber'],
      ['build', 'Vær to om at vende det, det vejer {weight} kg.', 'heavy'],
    ],
    poor: [['build', 'Det ene ben var for kort, så der ligger en ølbrik under nu.']],
  },
  fi: {
    good: [
      ['size', 'Koko perhe mahtuu saman pöydän ääreen, ja vielä naapuritkin.', 'big'],
      ['size', 'Korkeus {tableHeight} cm on sohvan vieressä juuri oikea.', 'coffeeTables'],
      ['finish', 'Pinta on kaunis ja helppo pyyhkiä.'],
      ['build', 'Koottu vartissa, eikä yhtään ruuvia jäänyt yli.'],
      ['colour', 'Valittu väri on {colour}, ja se näyttää samalta kuin kuvassa.'],
    ],
    fair: [
      ['care', 'Lasinalusia kannattaa käyttää, kuppi jättää helposti jäljen.', 'timber'],
      ['build', 'Ohjeessa oli pelkkiä kuvia, mutta siitä selvittiin.'],
    ],
    poor: [['finish', 'Kannen reunassa oli lohkeama heti laatikossa.']],
  },
  en: {
    good: [
      ['size', 'At {width} cm there is room for everyone we like.', 'diningTables'],
      ['size', 'Low enough to look past and big enough for a tray and two feet.', 'coffeeTables'],
      ['finish', 'The grain is lovely and the edge is soft to the hand.', 'timber'],
      ['build', 'Six bolts, no swearing.'],
      ['colour', 'We chose {colour} and the tone matches the photographs.'],
    ],
    fair: [
      ['care', 'Use coasters for the first weeks, rings do show.', 'timber'],
      ['build', 'Heavy at {weight} kg, so ask a friend.', 'heavy'],
    ],
    poor: [['build', 'It rocks, and tightening everything twice did not help.']],
  },
};

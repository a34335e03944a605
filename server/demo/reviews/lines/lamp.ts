import type { Lines } from '../line.ts';

/** What people say about lamps. */
export const lampLines: Lines = {
  nb: {
    good: [
      ['light', 'Lyset er varmt og faller der boken er, ikke i øynene på den andre.', 'floorLamps'],
      ['light', 'Gir en rund, rolig flekk av lys over bordet.', 'pendants'],
      ['light', 'Et mykt skjær som gjør at jeg slår av taklyset om kvelden.', 'tableLamps'],
      ['light', 'Dimmeren går helt ned til stearinlys.', 'dimmable'],
      ['place', 'Står ved stolen i hjørnet, og det hjørnet har aldri vært mer i bruk.', 'floorLamps'],
      ['place', 'Henger over kjøkkenbordet og blender ingen.', 'pendants'],
      ['place', 'I vinduskarmen ser den ut som en liten måne fra gata.', 'tableLamps'],
      ['size', 'Høyden på {height} cm er perfekt ved siden av en lav sofa.', 'floorLamps'],
      ['size', 'Skjermen er {width} cm bred, passe til et bord for fire.', 'pendants'],
      ['size', 'Bare {height} cm høy, så den får plass under hylla.', 'tableLamps'],
      ['build', 'Skrudd sammen på fem minutter, og den står støtt på teppe også.', 'floorLamps'],
      ['build', 'Ledningen var lang nok, og kroken fulgte med.', 'pendants'],
      ['finish', 'Lakken er jevn og bryteren kjennes solid ut.', 'metal'],
      ['finish', 'Glasset er tykt nok til at pæra ikke synes.', 'glass'],
      ['cloth', 'Linskjermen gjør lyset gyllent uten at rommet blir gult.', 'linen'],
      ['colour', 'Vi valgte {colour}, og den er like pen avslått som påslått.'],
      ['family', 'Katten har veltet alt annet enn denne.', '!pendants'],
      ['sound', 'Ingen summing, selv ikke på lav styrke.'],
    ],
    fair: [
      ['build', 'Ledningen kunne vært en halvmeter lengre hos oss.'],
      ['light', 'Trenger en sterkere pære hvis man skal strikke med svart garn.'],
      ['finish', 'Bryteren sitter litt lavt på ledningen, så man må bøye seg.', '!pendants !dimmable'],
      ['care', 'Støv synes godt på skjermen, ha en klut i nærheten.'],
      ['size', 'Mindre enn jeg trodde, men det står jo {width} cm i målene.'],
    ],
    poor: [
      ['light', 'Den blinker svakt når den er dimmet, også med ny pære.', 'dimmable'],
      ['finish', 'Skjermen var bulket da den kom ut av esken.', '!glass'],
      ['finish', 'Glasset var sprukket, og jeg måtte vente i tre uker på et nytt.', 'glass'],
      ['build', 'Foten er skjev, så lampen heller synlig mot venstre.', 'floorLamps'],
    ],
  },
  sv: {
    good: [
      ['light', 'Ljuset är varmt och bländar inte.'],
      ['light', 'Precis rätt sken för att läsa utan att väcka någon.', '!pendants'],
      ['place', 'Hänger lågt över bordet och samlar hela familjen.', 'pendants'],
      ['build', 'Enkel att sätta upp, kroken låg i kartongen.', 'pendants'],
      ['build', 'Ihopskruvad på några minuter.', 'floorLamps'],
      ['colour', 'Vi valde {colour} och den är fin även när den är släckt.'],
      ['finish', 'Känns gedigen för priset.'],
      ['size', 'Höjden {height} cm är lagom bredvid fåtöljen.', 'floorLamps'],
    ],
    fair: [
      ['build', 'Sladden är lite kort för vårt gamla hus.'],
      ['care', 'Damm syns, men det torkas lätt av.'],
      ['light', 'Köp en starkare glödlampa om du ska pussla.'],
    ],
    poor: [['finish', 'Skärmen satt snett och gick inte att rikta upp.']],
  },
  da: {
    good: [
      ['light', 'Lyset er blødt og hyggeligt, også på de mørke dage.'],
      ['place', 'Den gør det mørkeste hjørne til det bedste.', 'floorLamps'],
      ['place', 'Hænger over spisebordet, og maden ser bedre ud.', 'pendants'],
      ['place', 'Står i vindueskarmen og byder velkommen hjem.', 'tableLamps'],
      ['colour', 'Farven er {colour}, og den passer til alt.'],
      ['build', 'Pakket ud og tændt på fem minutter.', '!pendants'],
      ['finish', 'Flot udført, ingen skarpe kanter på skærmen.'],
    ],
    fair: [
      ['build', 'Ledningen er lidt stiv i starten.'],
      ['light', 'Lyser mere nedad end udad, det skal man vide.'],
    ],
    poor: [['light', 'Afbryderen svigtede efter to måneder.', 'aged']],
  },
  fi: {
    good: [
      ['light', 'Valo on lämmin eikä häikäise.'],
      ['light', 'Juuri sopiva lukemiseen, muu huone saa olla hämärä.', '!pendants'],
      ['place', 'Roikkuu ruokapöydän yllä, ja kaikki viihtyvät pidempään.', 'pendants'],
      ['colour', 'Väri on {colour}, hieno myös sammutettuna.'],
      ['build', 'Koottu ja sytytetty viidessä minuutissa.', '!pendants'],
      ['size', 'Korkeus {height} cm sopii nojatuolin viereen.', 'floorLamps'],
      ['finish', 'Tukeva ja siisti, johto kulkee huomaamattomasti.'],
    ],
    fair: [
      ['build', 'Johto saisi olla puoli metriä pidempi.'],
      ['care', 'Pöly näkyy varjostimessa herkästi.'],
    ],
    poor: [['light', 'Valo välkkyy, vaikka vaihdoin polttimon.']],
  },
  en: {
    good: [
      ['light', 'Warm light, no glare, and it makes November bearable.'],
      ['place', 'It turned a dead corner into the place everyone sits.', 'floorLamps'],
      ['place', 'Hangs low over the table and keeps us there.', 'pendants'],
      ['place', 'On the windowsill it looks like a small moon.', 'tableLamps'],
      ['colour', 'The {colour} one is handsome even when it is off.'],
      ['finish', 'Heavier and better made than the price suggests.'],
      ['build', 'Up and lit within ten minutes.'],
    ],
    fair: [
      ['build', 'The cord could be half a metre longer.'],
      ['care', 'Dust shows, so keep a cloth nearby.'],
    ],
    poor: [['light', 'The switch buzzes and the light flickers on low.']],
  },
};

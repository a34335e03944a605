import type { Lines } from '../line.ts';

/** What people say about sideboards, shelves, cupboards, nightstands and boxes. */
export const storageLines: Lines = {
  nb: {
    good: [
      ['use', 'Inni er det plass til hele serviset etter mormor, og litt til.', 'sideboards'],
      ['use', 'Ruter, boks og ledninger er endelig ute av syne, og kablene går ut bak.', 'tvBenches !open'],
      ['use', 'Tre hundre bøker senere henger ikke hyllene.', 'bookcase'],
      ['use', 'Skuffen går stille, selv når den åpnes klokken tre om natten.', 'nightstands drawer'],
      ['use', 'Votter, luer og lader har fått hver sin plass, og stua er stua igjen.', 'boxes'],
      ['use', 'Hele garderoben vår fikk plass, og dørene går rett uten justering.', 'wardrobe'],
      [
        'size',
        'Dybden på {depth} cm gjør at man fortsatt kommer forbi i gangen.',
        'upright !tvBenches !nightstands !wardrobe',
      ],
      [
        'size',
        'Den er {width} cm bred og passer mellom vinduet og pipa som om den var bygget der.',
        'upright !nightstands',
      ],
      ['finish', 'Treverket er jevnt, og kantene er runde å ta på.', 'timber !boxes !bookcase !open'],
      ['finish', 'Holder fasongen selv når de er stappfulle.', 'boxes'],
      ['size', 'Akkurat passe til hylla i gangen, {width} cm i bredden.', 'boxes'],
      ['size', 'Høyden, {height} cm, er i flukt med madrassen vår.', 'nightstands'],
      ['use', 'Lampe, vannglass og tre uleste bøker, mer trenger ingen.', 'nightstands'],
      ['finish', 'Bakplaten er også pen, så den kan stå midt i rommet.', 'upright !wardrobe'],
      ['colour', 'Vi valgte {colour}, og den ser dyrere ut enn den var.'],
      ['colour', 'Fargen, {colour}, stemmer med bildet både i dagslys og om kvelden.'],
      ['build', 'En time med radio på, så sto den der uten ekstra skruer igjen.', 'upright'],
      ['build', 'Veggfestet fulgte med og satt på fem minutter.', 'bookcase'],
      ['family', 'Femåringen rekker opp selv, og nå ryddes det faktisk.', '!wardrobe !nightstands'],
      ['care', 'Støv tørkes av med en tørr klut, og fingermerker vises nesten ikke.', 'upright'],
    ],
    fair: [
      ['build', 'Ganske mange deler, sett av en kveld og lån en drill.', 'upright !nightstands'],
      ['size', 'Litt grunnere inni enn jeg trodde, mål permene først.', 'upright !nightstands'],
      ['smell', 'Luktet maling i en uke, så lufting hører med.', '!boxes'],
      ['finish', 'En av dørene måtte justeres for å henge rett.', 'wardrobe'],
      ['use', 'Lokket kunne sluttet tettere.', 'lidded'],
      ['colour', 'Den ble litt lysere enn på skjermen hos oss.'],
    ],
    poor: [
      ['finish', 'Et hjørne var knust i transporten, og erstatningen tok fem uker.', 'upright'],
      ['build', 'To plugger manglet, og butikken på hjørnet hadde dem ikke.', 'upright'],
      ['finish', 'Den ene siden var bulket da vi åpnet pakken.', 'upright'],
      ['finish', 'En søm hadde gått opp i bunnen, så det falt ut klosser.', 'boxes cotton'],
      ['use', 'Mindre plass enn tegningen ga inntrykk av.', 'boxes'],
    ],
  },
  sv: {
    good: [
      ['use', 'Allt porslin får plats och står ändå lätt att nå.', 'sideboards'],
      ['use', 'Sladdarna försvinner bakom och fjärren hittar vi igen.', 'tvBenches !open'],
      ['use', 'Lådan glider lätt och rymmer läsglasögon, laddare och en bok.', 'nightstands drawer'],
      ['size', 'Bara {depth} cm djup, perfekt i vår smala hall.', 'upright !tvBenches !nightstands !wardrobe'],
      ['colour', 'Vi valde {colour} och den passar till golvet.'],
      ['build', 'Tydliga bilder och numrerade påsar, klart på en timme.', 'upright'],
      ['finish', 'Känns gedigen, inget skev eller gnisslade.', 'upright'],
      ['finish', 'Håller formen även när de är fulla av lego.', 'boxes'],
      ['size', 'Lagom hög, {height} cm, man når klockan utan att resa sig.', 'nightstands'],
    ],
    fair: [
      ['build', 'Tog längre tid än utlovat att montera, men resultatet är bra.', 'upright'],
      ['size', 'Lite lägre än väntat, {height} cm räcker inte riktigt till våra pärmar.', 'boxes'],
      ['colour', 'Färgen drar mer åt grått i vårt ljus.'],
    ],
    poor: [
      ['use', 'Rymmer mindre än bilden lovar.', 'boxes'],
      ['finish', 'Ena gaveln var repad redan i kartongen.', 'upright'],
    ],
  },
  da: {
    good: [
      ['use', 'Nu kan man ikke længere se, hvor mange spil vi har.', '!nightstands'],
      ['use', 'En lille skuffe lige ved hånden, mere skal der ikke til ved en seng.', 'nightstands drawer'],
      ['size', 'Med en bredde på {width} cm udnytter den hele nichen.', 'upright !nightstands'],
      ['colour', 'Farven {colour} er flot og uden plastikskær.'],
      ['build', 'Gik sammen uden et eneste forkert hul.', 'upright'],
      ['finish', 'Pæne kanter og en god tyngde.', 'upright'],
      ['finish', 'Holder faconen, også når de er fyldt til randen.', 'boxes'],
    ],
    fair: [
      ['build', 'Husk at spænde den fast til væggen, beslaget ligger nederst i kassen.', 'bookcase'],
      ['finish', 'Små lakpletter indvendigt, men det ser ingen.', '!boxes'],
      ['size', 'Den måtte godt være et par centimeter dybere.', '!nightstands'],
    ],
    poor: [
      ['use', 'Der er mindre plads, end billedet lover.', 'boxes'],
      ['build', 'Bagpladen var savet for kort, så der er en sprække i hjørnet.', 'upright'],
    ],
  },
  fi: {
    good: [
      ['use', 'Eteinen siistiytyi yhdessä illassa.', '!nightstands'],
      ['use', 'Laatikko liukuu hiljaa, eikä herätä ketään.', 'nightstands drawer'],
      ['size', 'Syvyys {depth} cm jättää kulkuväylän vapaaksi.', 'upright !nightstands'],
      ['colour', 'Väriksi tuli {colour}, eikä se ole liian kiiltävä.'],
      ['build', 'Kokoaminen oli selkeää, pussit oli numeroitu.', 'upright'],
      ['finish', 'Tukeva tapaus, ei huoju eikä natise.', 'upright'],
      ['finish', 'Pitävät muotonsa täysinäkin.', 'boxes'],
    ],
    fair: [
      ['build', 'Osia on paljon, varaa koko ilta.', 'upright !nightstands'],
      ['colour', 'Sävy on meillä hieman vaaleampi kuin kuvassa.'],
    ],
    poor: [
      ['use', 'Tilaa on vähemmän kuin kuvasta päättelin.', 'boxes'],
      ['finish', 'Yksi kulma oli painunut kuljetuksessa.', 'upright'],
    ],
  },
  en: {
    good: [
      ['use', 'Swallowed the contents of two cardboard boxes and still closes.', '!nightstands !bookcase !open'],
      ['use', 'Holds a lamp, a glass and my side of the argument.', 'nightstands'],
      ['size', 'Only {depth} cm deep, so the hallway is still a hallway.', 'upright !tvBenches !nightstands !wardrobe'],
      ['colour', 'The {colour} one looks calm and expensive.'],
      ['build', 'Numbered bags, clear drawings, one evening.', 'upright'],
      ['finish', 'Solid, square and well finished at the back too.', 'upright'],
      ['finish', 'Keeps its shape even when it is far too full.', 'boxes'],
    ],
    fair: [
      ['build', 'Plan for two people and a proper screwdriver.', 'upright'],
      ['colour', 'Slightly paler than I expected from the photographs.'],
    ],
    poor: [
      ['use', 'Holds less than the pictures suggest.', 'boxes'],
      ['finish', 'One corner was crushed and the paint had cracked.', 'upright'],
    ],
  },
};

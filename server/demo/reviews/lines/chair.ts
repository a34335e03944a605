import type { Lines } from '../line.ts';

/** What people say about chairs, stools, benches and footstools. */
export const chairLines: Lines = {
  nb: {
    good: [
      ['seat', 'Setehøyden på {seatHeight} cm passer til bordet vårt, som er litt høyere enn vanlig.', 'diningChairs'],
      ['seat', 'Sitteflaten ligger på {seatHeight} cm, og føttene mine når faktisk gulvet.', '!barStools !footstools'],
      ['seat', 'Med {seatHeight} cm opp til setet sitter vi riktig ved kjøkkenøya.', 'barStools'],
      ['comfort', 'Ryggen støtter akkurat der jeg trenger det etter en dag på jobb.', 'back'],
      ['comfort', 'Middagen varte i fem timer i går, og ingen reiste seg for å strekke på seg.', 'diningChairs'],
      ['comfort', 'Her leses det, strikkes og soves litt.', 'armchairs'],
      ['comfort', 'Endelig et sted å legge beina som ikke er salongbordet.', 'footstools'],
      ['cloth', 'Trekket kjennes solid, og kaffeflekken fra første frokost gikk av med en fuktig klut.', 'cloth'],
      ['cloth', 'Skinnet får en varm glans der man pleier å sitte.', 'leather'],
      ['colour', 'Fargen ({colour}) stemmer med bildet, og den gjør noe med hele rommet.'],
      [
        'build',
        'Fire skruer og en unbrakonøkkel, og den står støtt på det skjeve gulvet vårt.',
        '!footstools !rocking',
      ],
      ['finish', 'Treverket er glatt og jevnt, også på undersiden der ingen ser.', 'timber'],
      ['family', 'Toåringen klatrer opp på den selv, og den har ikke veltet én gang.', '!barStools !rocking'],
      ['size', 'Den er bare {width} cm bred, så vi fikk plass til én mer enn vi trodde.', 'diningChairs'],
      ['use', 'Lett å flytte på, {weight} kg bærer jeg med én hånd.', 'light'],
      ['use', 'Vi stabler dem i boden mellom bursdagene.', 'stackable'],
      ['use', 'Den svinger lydløst, og kontorstolen er ikke savnet.', 'swivel'],
      ['use', 'Står i gangen, og alle setter seg på den for å ta på skoene.', 'benches hall'],
      ['place', 'Ved vinduet er den blitt min, og det vet hele familien.', 'armchairs'],
    ],
    fair: [
      ['sound', 'Filtputer under beina må kjøpes ved siden av, ellers skraper den mot parketten.'],
      ['comfort', 'Litt hard uten skinn eller pute, men pen er den.', 'timber !cloth diningChairs'],
      ['comfort', 'Nydelig å sitte i, men ikke lett å komme opp av for de eldste.', 'armchairs'],
      ['build', 'Den ene skruen var treg å få inn, ellers enkelt nok.', '!footstools'],
      ['cloth', 'Lyse bukser smitter ikke, men olabukser gjør det, så vær obs.', 'cloth'],
    ],
    poor: [
      ['build', 'Et av hullene var boret skjevt, så den vugger litt uansett hva vi gjør.', '!rocking !footstools'],
      ['finish', 'Det var en ripe tvers over forsiden da vi pakket den ut.'],
      ['colour', 'Fargen {colour} ser helt annerledes ut i dagslys enn på bildet.'],
    ],
  },
  sv: {
    good: [
      ['seat', 'Sitsen är {seatHeight} cm hög och passar vårt gamla köksbord perfekt.', 'diningChairs'],
      ['comfort', 'Jag läser i den varje kväll, och nacken tackar.', 'armchairs'],
      ['comfort', 'Bekväm även under långa middagar, det kan man inte säga om våra gamla.', 'diningChairs'],
      ['build', 'Monteringen tog tio minuter och alla skruvar fanns med.', '!footstools'],
      ['colour', 'Vi valde {colour}, och färgen är djupare än på bilden på ett bra sätt.'],
      ['finish', 'Fina skarvar och inga vassa kanter någonstans.'],
      ['family', 'Vår hund sover under och sonen klättrar på den, den står stadigt.', '!footstools !rocking'],
    ],
    fair: [
      ['sound', 'Sätt tassar under benen direkt, den låter mot klinker.'],
      ['size', 'Något mindre än jag trodde, mät innan: {width} cm är ganska smalt.', '!benches !armchairs'],
    ],
    poor: [['build', 'En gänga var trasig och den glappar, jag väntar på reservdel.', '!footstools']],
  },
  da: {
    good: [
      ['seat', 'Sædet er {seatHeight} cm oppe, og det passer fint til vores bord.', 'diningChairs'],
      ['comfort', 'Man sidder godt i den, også når gæsterne ikke vil hjem.', '!footstools'],
      ['finish', 'Flot håndværk, man får lyst til at stryge den over kanten.'],
      ['colour', 'Vi tog {colour}, og den passer til alt det gamle fra min mormor.'],
      ['build', 'Samlet på et kvarter, mens kartoflerne kogte.', '!footstools'],
      ['family', 'Børnene har allerede tegnet på den, og det kunne tørres af.', '!cloth'],
    ],
    fair: [
      ['sound', 'Den larmer lidt på klinkegulvet uden filt.'],
      ['comfort', 'Lidt hårdere end ventet, men vi har vænnet os til det.'],
    ],
    poor: [['finish', 'Lakken var skallet af på det ene ben ved udpakning.']],
  },
  fi: {
    good: [
      ['seat', 'Istuinkorkeus on {seatHeight} cm, juuri sopiva meidän pöydällemme.', 'diningChairs'],
      ['comfort', 'Tässä jaksaa istua pitkänkin illan.', '!footstools'],
      ['build', 'Kokoaminen kesti yhden kahvikupin verran.', '!footstools'],
      ['colour', 'Väri ({colour}) vastaa kuvaa ja sointuu lattiaan.'],
      ['finish', 'Viimeistely on siistiä joka puolelta.'],
    ],
    fair: [
      ['sound', 'Huopatassut kannattaa kiinnittää heti, muuten lattia naarmuuntuu.'],
      ['size', 'Hieman kapeampi kuin ajattelin, leveyttä on {width} cm.', '!benches !armchairs'],
    ],
    poor: [['build', 'Yksi jalka jäi keikkumaan, eikä sitä saanut säädettyä suoraan.', '!rocking']],
  },
  en: {
    good: [
      ['seat', 'The seat is {seatHeight} cm up, which suits our table to the centimetre.', 'diningChairs'],
      ['comfort', 'I sat down to try it and finished the whole newspaper.', 'armchairs'],
      ['build', 'Ten minutes with the key in the bag and it stands on all fours.', '!footstools !rocking'],
      ['colour', 'Ordered in {colour}, and it is warmer in real life than in the picture.'],
      ['finish', 'Beautifully made, even the underside is sanded.', 'timber'],
    ],
    fair: [
      ['sound', 'Buy felt pads with it, the floor will thank you.'],
      ['comfort', 'A little firm for my taste, though guests disagree.'],
    ],
    poor: [['finish', 'Arrived with a dent in the front edge that no box could explain.']],
  },
};

import type { Lines } from '../line.ts';

/** What people say about sofas. */
export const sofaLines: Lines = {
  nb: {
    good: [
      ['seat', 'Setehøyden på {seatHeight} cm gjør at både farmor og jeg kommer oss opp uten å ta sats.'],
      ['seat', 'Setet er {seatDepth} cm dypt, og det er nok til å trekke beina under seg med en bok.'],
      ['comfort', 'Vi så to sesonger i strekk i helgen, og ryggen klaget ikke én gang.'],
      ['comfort', 'Ryggen er fast nok til at man sitter, og myk nok til at man blir sittende.'],
      ['cloth', 'Stoffet er tett og litt grovt, og katten fant ingenting å henge klørne i.', 'cloth !velvet'],
      ['cloth', 'Ullen lo litt den første måneden, men etter to runder med nuppemaskin er det slutt.', 'wool aged'],
      ['cloth', 'Fløyelen endrer tone etter hvor lyset kommer fra, og merker etter hender børstes bort.', 'velvet'],
      ['cloth', 'Skinnet var blankt og litt stivt i starten, og nå er det blitt vårt.', 'leather'],
      ['family', 'To barn og en labrador senere ser den fortsatt ut som på bildet.'],
      ['family', 'Treåringen sølte saft på armlenet, og det gikk av med lunkent vann og en klut.', 'cloth'],
      ['care', 'Trekkene tåler vask, det fikk vi prøvd allerede første uken etter et glass rødvin.', 'washable'],
      [
        'build',
        'Beina skrus på for hånd, og resten er ferdig; to personer brukte et kvarter.',
        '!modular !sofaBeds !timber',
      ],
      ['build', 'Modulene hektes sammen uten verktøy, så vi har allerede byttet side på den.', 'modular'],
      ['size', 'Den er {width} cm bred og fyller veggen vår på centimeteren, akkurat som tegningen sa.'],
      ['colour', 'Vi valgte {colour}, og fargen er den samme hjemme som på skjermen.'],
      ['use', 'Gjestene våre sov bedre på den enn på hotellet de skulle videre til.', 'sofaBeds'],
      ['use', 'Den slås ut med én hånd, og skjøten merkes nesten ikke.', 'sofaBeds'],
      [
        'place',
        'I hjørnet vårt ligger nå hele familien samtidig uten at noen må ha føttene i andres fang.',
        'cornerSofas',
      ],
    ],
    fair: [
      ['comfort', 'Sitteputene var hardere enn jeg trodde de første ukene, men de gir seg.'],
      ['seat', 'Med {seatDepth} cm setedybde trenger en på min høyde (158) en pute i ryggen.'],
      ['family', 'Hundehår synes dessverre godt, så en klesrulle bor i skuffen nå.', 'cloth'],
      ['size', 'Husk å måle døra først: {width} cm er mye sofa i en smal gang.'],
      ['sound', 'Den knirker litt i det ene hjørnet når man setter seg tungt.'],
      ['smell', 'Luktet nytt i noen dager; med vinduet på gløtt var det borte til helgen.'],
    ],
    poor: [
      ['colour', 'Jeg bestilte {colour} og fikk noe som er mye mørkere enn på bildet.'],
      ['comfort', 'Putene har sunket sammen etter fire måneder, og vi må riste dem hver kveld.', 'aged'],
      ['build', 'Et bein sto skjevt fordi hullet var boret feil, så den vipper.', '!modular'],
    ],
  },
  sv: {
    good: [
      ['seat', 'Sitthöjden, {seatHeight} cm, är snäll mot både knän och svärmor.'],
      ['comfort', 'Man sjunker in lagom mycket och kommer ändå upp när kaffet är klart.'],
      ['cloth', 'Tyget känns tåligt och klorna från katten har inte lämnat några spår.', 'cloth !velvet'],
      ['family', 'Barnen hoppar i den varje dag och sömmarna håller.'],
      ['size', 'Vi mätte tre gånger innan vi vågade, och {width} cm passade precis mellan fönstren.'],
      ['colour', 'Vi tog {colour} och är glada att vi vågade, den lyfter hela rummet.'],
      ['build', 'Fyra ben att skruva fast, sedan var det bara att sätta sig.', '!modular !sofaBeds !timber'],
      ['care', 'Klädseln gick att tvätta utan att krympa.', 'washable'],
    ],
    fair: [
      ['comfort', 'Kuddarna behöver puffas till varje kväll, annars ser den lite trött ut.'],
      ['smell', 'Den luktade fabrik första veckan, vädra rejält.'],
      ['size', 'Djupet, {depth} cm, tar mer plats än man tror i ett litet vardagsrum.'],
    ],
    poor: [
      ['sound', 'Ramen knarrar varje gång någon byter ställning, trots att vi dragit åt allt.'],
      ['cloth', 'Tyget noppar redan på sitsen efter två månader.', 'cloth !velvet aged'],
    ],
  },
  da: {
    good: [
      ['seat', 'Sædehøjden på {seatHeight} cm er perfekt, når man er 185 og har slidte knæ.'],
      ['comfort', 'Vi har siddet i den hver aften i et halvt år, og hynderne holder formen.', 'aged'],
      ['family', 'Hunden har valgt sin ende, og betrækket kan børstes rent på et øjeblik.', 'cloth'],
      ['colour', 'Farven er {colour}, og den er lige så varm, som vi håbede.'],
      ['size', 'Den fylder {width} cm, men virker ikke tung i rummet.'],
      ['build', 'Benene sad i en pose under hynden, og ti minutter senere stod den der.', '!modular !sofaBeds !timber'],
    ],
    fair: [
      ['comfort', 'Lidt fast i begyndelsen, men det er vist meningen.'],
      ['cloth', 'Man kan se vandpletter på betrækket, til de er tørret helt.', 'cloth'],
    ],
    poor: [['build', 'Den ene side stod lavere end den anden, og vaterpasset gav os ret.', '!modular']],
  },
  fi: {
    good: [
      ['seat', 'Istuinkorkeus {seatHeight} cm sopii meille, vaikka mittaa on toisella 160 ja toisella 190.'],
      ['comfort', 'Tyynyt ovat napakat, ja päiväunet onnistuvat siitä huolimatta.'],
      ['family', 'Lapset ja koira mahtuvat samaan aikaan, eikä kangas ole moksiskaan.', 'cloth'],
      ['colour', 'Värinä {colour}, ja se on luonnossa samanlainen kuin kuvassa.'],
      ['size', 'Leveyttä on {width} cm, ja se mahtui hissiin pystyssä.', '!cornerSofas'],
    ],
    fair: [
      ['comfort', 'Tyynyjä saa pöyhiä joka ilta.'],
      ['smell', 'Uuden tuoksu viipyi viikon, sitten sitä ei enää huomannut.'],
    ],
    poor: [['comfort', 'Istuin painui keskeltä kuopalle jo ensimmäisenä talvena.', 'aged']],
  },
  en: {
    good: [
      ['seat', 'At {seatHeight} cm the seat is high enough for my father, who refuses most sofas.'],
      ['comfort', 'Firm when you sit down, kind by the second chapter.'],
      ['family', 'Our two boys treat it as a ship and the seams have not given way.'],
      ['colour', 'We went for {colour} and it looks exactly as it did on the screen.'],
      ['size', 'All {width} cm of it came up a narrow staircase without drama.'],
    ],
    fair: [
      ['comfort', 'The cushions took about a month to soften, so do not judge it on day one.'],
      ['cloth', 'The cloth shows every dog hair we own.', 'cloth'],
    ],
    poor: [['cloth', 'A seam on the left arm opened after five weeks.', 'aged']],
  },
};

import type { Lines } from '../line.ts';

/** What people say about vases and mirrors. */
export const smallLines: Lines = {
  nb: {
    good: [
      ['finish', 'Glasuren har små forskjeller som gjør at den ser håndlaget ut.', 'ceramic'],
      ['finish', 'Glasset er klart helt ut til kanten, uten bølger.', 'mirrors'],
      ['use', 'Tulipanene står rett i den, og det er mer enn man kan si om de fleste.', 'vases !floor'],
      ['use', 'En eneste kvist fra hagen er nok, så ser det ut som et stilleben.', 'vases !floor'],
      ['use', 'Endelig ser jeg både sko og hår samtidig.', 'tall'],
      ['place', 'Gangen ble dobbelt så stor med det samme.', 'mirrors'],
      ['place', 'Fanger morgenlyset fra vinduet overfor og kaster det inn i rommet.', 'mirrors'],
      ['place', 'Står på kommoden og ser fin ut tom også.', 'vases !floor'],
      ['size', 'Høyden på {height} cm passer til lange grener.', 'vases high'],
      ['size', 'Det er {width} cm bredt og ruver uten å dominere.', 'tall'],
      ['colour', 'Fargen, {colour}, er roligere enn på bildet, og det kler den.', 'coloured'],
      ['build', 'Oppheng og plugger fulgte med, og det hang i vater på første forsøk.', 'hanging'],
      ['build', 'Lener seg trygt mot veggen, og festet mot velting var med.', 'tall'],
      ['care', 'Skylles i varmt vann, så er den klar for neste bukett.', 'vases'],
      ['care', 'Fingermerker går av med en tørr klut.', 'mirrors'],
      ['value', 'Kjøpt som gave, og jeg måtte bestille en til oss selv.'],
      ['family', 'Katten har prøvd å dytte den ned, men den er tung nok.', 'vases !floor'],
    ],
    fair: [
      ['finish', 'En liten ujevnhet i bunnen, så sett filt under.', 'vases'],
      ['size', 'Mindre enn jeg trodde, les målene: {height} cm.', '!tall !floor'],
      ['use', 'Smal åpning, så bare noen få stilker får plass.', 'vases narrow'],
      ['build', 'Tungt, så finn en stender i veggen før du borer.', 'hanging'],
      ['care', 'Støv synes i motlys.', 'mirrors'],
    ],
    poor: [
      ['finish', 'Den var knust i bunnen av esken.', 'vases'],
      ['finish', 'Rammen hadde et hakk i hjørnet.', 'mirrors'],
      ['use', 'Den lekker litt, så nå har vi en ring på bordet.', 'vases !floor'],
    ],
  },
  sv: {
    good: [
      ['finish', 'Glasyren är levande och fin på nära håll.', 'ceramic'],
      ['place', 'Hallen känns ljusare och dubbelt så bred.', 'mirrors'],
      ['place', 'Står i fönstret och fångar solen.', 'vases !floor'],
      ['use', 'En gren från skogen och den är klar.', 'vases !floor'],
      ['colour', 'Vi tog {colour} och den passar till allt på hyllan.', 'vases coloured !floor'],
      ['build', 'Fästet följde med och den hänger rakt.', 'hanging'],
      ['value', 'Köpte en i present och behöll den själv.'],
    ],
    fair: [
      ['size', 'Mindre än på bilden, kolla måtten: {height} cm hög.', '!tall !floor'],
      ['care', 'Dammet syns i motljus.', 'mirrors'],
    ],
    poor: [
      ['finish', 'Kantstött i kartongen.', 'vases'],
      ['finish', 'Glaset hade en repa nertill.', 'mirrors'],
    ],
  },
  da: {
    good: [
      ['finish', 'Smuk glasur, ingen to er ens.', 'ceramic'],
      ['place', 'Entréen blev lysere fra første dag.', 'mirrors'],
      ['use', 'Grene fra haven, og så er bordet pyntet.', 'vases !floor'],
      ['colour', 'Farven er {colour} og meget flottere i virkeligheden.', 'coloured'],
      ['build', 'Det hang lige efter fem minutter.', 'hanging'],
      ['value', 'Givet i indflyttergave, og den vakte lykke.'],
    ],
    fair: [
      ['size', 'Lidt mindre end forventet, {height} cm er ikke så meget.', '!tall !floor'],
      ['care', 'Skal pudses tit, hvis man har børn.', 'mirrors'],
      ['use', 'Halsen er smal, så buketten skal være lille.', 'vases narrow'],
    ],
    poor: [['finish', 'Der var et skår i kanten, da jeg pakkede ud.']],
  },
  fi: {
    good: [
      ['finish', 'Lasite on kaunis ja elävä.', 'ceramic'],
      ['place', 'Eteinen tuntuu heti isommalta.', 'mirrors'],
      ['use', 'Yksi oksa riittää, ja pöytä on katettu.', 'vases !floor'],
      ['colour', 'Väri ({colour}) on luonnossa vielä kauniimpi.', 'coloured'],
      ['build', 'Kiinnike tuli mukana ja ripustus onnistui heti.', 'hanging'],
      ['value', 'Ostin lahjaksi ja toisen itselle.'],
    ],
    fair: [
      ['size', 'Pienempi kuin luulin, korkeutta {height} cm.', '!tall !floor'],
      ['care', 'Sormenjäljet näkyvät vastavalossa.', 'mirrors'],
      ['use', 'Suuaukko on kapea isolle kimpulle.', 'vases narrow'],
    ],
    poor: [['finish', 'Reunassa oli lohkeama, kun avasin paketin.']],
  },
  en: {
    good: [
      ['finish', 'The glaze has depth you cannot see in a photograph.', 'ceramic'],
      ['place', 'Our hallway looks twice as wide.', 'mirrors'],
      ['use', 'One branch from the garden and the table is done.', 'vases !floor'],
      ['colour', 'Ours is {colour}, softer than on screen and better for it.', 'coloured'],
      ['build', 'The fittings were in the box and it hung straight first time.', 'hanging'],
      ['value', 'Bought as a present, then bought again for us.'],
    ],
    fair: [
      ['size', 'Smaller than I pictured; do read the {height} cm.', '!tall !floor'],
      ['use', 'The neck is narrow, so keep the bouquet modest.', 'vases narrow'],
      ['care', 'Shows fingerprints in the afternoon sun.', 'mirrors'],
    ],
    poor: [['finish', 'Chipped at the rim when I opened the parcel.']],
  },
};

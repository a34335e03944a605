import type { Lines } from '../line.ts';

/** What people say about beds and mattresses. */
export const bedLines: Lines = {
  nb: {
    good: [
      ['comfort', 'Jeg våkner uten å telle nakkevirvlene for første gang på to år.', 'mattresses'],
      ['comfort', 'Min mann snur seg hele natten, og jeg merker ingenting lenger.', 'mattresses'],
      ['comfort', 'Gavlen er god å lene seg mot med en bok, uten haug av puter.', 'padded'],
      ['comfort', 'Fast nok for ryggen min og myk nok for skulderen hennes.', 'mattresses'],
      ['size', 'Med {thickness} cm tykkelse måtte vi kjøpe nye laken, og det var verdt det.', 'mattresses'],
      ['size', 'Den er {width} cm bred utvendig, så det ble plass til nattbord på begge sider.', 'beds'],
      ['sound', 'Ikke ett knirk på et halvt år.', 'beds aged'],
      ['build', 'To personer brukte en time, og sprinklene klikket rett på plass.', 'beds'],
      ['build', 'Båret opp trappa på to minutter, og vi sov på den samme kveld.', 'mattresses'],
      ['finish', 'Treet er slipt så fint at sengetøyet aldri henger seg fast.', 'beds timber'],
      ['cloth', 'Stoffet på gavlen er tett og lett å støvsuge.', 'padded'],
      ['colour', 'Vi valgte {colour}, og soverommet ble roligere med en gang.', 'beds'],
      ['family', 'Om morgenen ligger vi fire stykker og en katt her, og det går.', 'wide'],
      ['family', 'Tenåringen legger seg frivillig.'],
      ['place', 'Det er fritt under, så robotstøvsugeren kommer til.', 'beds timber'],
      ['care', 'Trekket lar seg ta av og vaske, det sparte oss etter en febernatt.', 'mattresses washable'],
      ['use', 'Svigermor sov her i en uke og spurte hvor den var kjøpt.'],
    ],
    fair: [
      ['smell', 'Luktet litt nytt de to første nettene, så la den lufte.'],
      ['comfort', 'Det tok tre uker før kroppen var enig med den.', 'mattresses'],
      ['build', 'Tung å få opp trappa: {weight} kg i to kolli.', 'heavy beds'],
      ['finish', 'En skrue under er synlig hvis man legger seg på gulvet og leter.', 'beds'],
      ['size', 'Litt lavere enn den gamle, det merkes når man skal opp.', 'beds'],
      ['size', 'Dra-på-lakenet fra den gamle passer ikke lenger.', 'mattresses'],
    ],
    poor: [
      ['sound', 'Den knaker i midtbjelken, og vi har vært innom alle skruene.', 'beds'],
      ['comfort', 'Altfor hard for meg, jeg sover på sofaen i stedet.', 'mattresses'],
      ['finish', 'Gavlen hadde et merke midt på da plasten kom av.', 'beds'],
    ],
  },
  sv: {
    good: [
      ['comfort', 'Ryggen är tyst på morgonen, det var det inte förut.', 'mattresses'],
      ['comfort', 'Skönt att luta sig mot gaveln och läsa.', 'padded'],
      ['build', 'Monterad på en dryg timme utan att någon blev ovän.', 'beds'],
      ['sound', 'Helt tyst, även när barnen kommer farande på söndagar.', 'beds'],
      ['colour', 'Vi tog {colour} och det blev lugnt och fint.', 'beds'],
      ['size', 'Höjden, {thickness} cm, gör det lätt att kliva upp.', 'mattresses'],
      ['use', 'Gästerna frågar numera om de får stanna en natt till.'],
    ],
    fair: [
      ['smell', 'Vädra ett par dygn innan den används.'],
      ['build', 'Ribborna ska klickas på plats en och en, det tar sin tid.', 'beds'],
    ],
    poor: [
      ['comfort', 'Redan en grop i mitten efter ett halvår.', 'mattresses aged'],
      ['sound', 'Den knirrar vid fotändan.', 'beds'],
    ],
  },
  da: {
    good: [
      ['comfort', 'Min skulder sover igen, og det gør jeg også.', 'mattresses'],
      ['sound', 'Den står bomstille, selv på vores gamle plankegulv.', 'beds'],
      ['build', 'Alt var mærket, og den stod færdig før sengetid.', 'beds'],
      ['colour', 'Vi fik den i {colour}, og den ser rigtig dyr ud.', 'beds'],
      ['family', 'Der er plads til tre unger og højtlæsning.', 'wide'],
      ['use', 'Gæsterne roser den hver gang.'],
    ],
    fair: [
      ['smell', 'Lidt lugt de første dage, luft ud.'],
      ['size', 'Den er tykkere end den gamle, så lagnerne skulle skiftes ud.', 'mattresses'],
      ['size', 'Lidt bredere end ventet: {width} cm udvendigt.', 'beds'],
    ],
    poor: [
      ['comfort', 'For blød, man ligger som i en hængekøje.', 'mattresses'],
      ['build', 'Et beslag manglede, så vi sov en uge på gulvet.', 'beds'],
    ],
  },
  fi: {
    good: [
      ['comfort', 'Selkä kiittää joka aamu.', 'mattresses'],
      ['sound', 'Ei narise, vaikka kääntyilen paljon.', 'beds'],
      ['build', 'Kahdelta hengeltä meni tunti, ja kaikki osui kohdalleen.', 'beds'],
      ['colour', 'Värinä {colour}, rauhallinen ja kaunis.', 'beds'],
      ['use', 'Anoppi nukkui hyvin, ja se on paljon sanottu.'],
    ],
    fair: [
      ['smell', 'Anna tuulettua pari päivää ennen käyttöä.'],
      ['comfort', 'Aluksi vähän kova, kuukaudessa tottui.', 'mattresses'],
      ['size', 'Ulkomitta {width} cm vaatii yllättävän paljon lattiaa.', 'beds'],
    ],
    poor: [
      ['comfort', 'Liian pehmeä selälleni, nukuin paremmin vanhalla.', 'mattresses'],
      ['build', 'Yksi rima oli poikki paketissa.', 'beds'],
    ],
  },
  en: {
    good: [
      ['comfort', 'I turn over less and complain less, says my wife.', 'mattresses'],
      ['sound', 'Silent, which our old one never was.', 'beds'],
      ['build', 'An hour for two people, and every slat clicked in first time.', 'beds'],
      ['colour', 'The {colour} one makes the whole room calmer.', 'beds'],
      ['use', 'Guests stay longer than planned.'],
    ],
    fair: [
      ['smell', 'Leave the window open for the first two nights.'],
      ['comfort', 'Give it three weeks before you make up your mind.', 'mattresses'],
      ['size', 'Measure first: the frame is {width} cm wide on the outside.', 'beds'],
    ],
    poor: [
      ['comfort', 'Far too firm for anyone who sleeps on their side.', 'mattresses'],
      ['sound', 'It creaks at the head end whatever we tighten.', 'beds'],
    ],
  },
};

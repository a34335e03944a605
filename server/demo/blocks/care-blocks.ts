import { type MaterialCode, materials } from '../../import/facet-options.ts';
import { labelOf, type Texts } from '../texts.ts';
import type { BlockPlan } from './block-plan.ts';

const plans: readonly { readonly of: readonly MaterialCode[]; readonly text: Texts }[] = [
  {
    of: ['textile', 'velvet'],
    text: [
      'Støvsug med mykt munnstykke annenhver uke. Trykk søl opp med papir, og ta resten med lunkent vann. Ikke gni.',
      'Dammsug med mjukt munstycke varannan vecka. Tryck upp spill med papper och ta resten med ljummet vatten. Gnid inte.',
      'Vacuum with a soft nozzle every other week. Press spills up with paper and take the rest with lukewarm water. Do not rub.',
      'Støvsug med blødt mundstykke hver anden uge. Dup spild op med papir, og tag resten med lunkent vand. Gnid ikke.',
      'Imuroi pehmeällä suulakkeella joka toinen viikko. Paina roiskeet paperiin ja poista loput haalealla vedellä. Älä hankaa.',
    ],
  },
  {
    of: ['wool'],
    text: [
      'Luft på fuktige dager, da renser ullen seg selv. Trekk som kan tas av, vaskes på ullprogram med 30 grader.',
      'Vädra på fuktiga dagar, då rengör ullen sig själv. Klädsel som går att ta av tvättas på ullprogram i 30 grader.',
      'Air it on damp days, when wool cleans itself. Covers that come off are washed on a wool cycle at 30 degrees.',
      'Luft på fugtige dage, så renser ulden sig selv. Betræk, der kan tages af, vaskes på uldprogram ved 30 grader.',
      'Tuuleta kosteina päivinä, jolloin villa puhdistuu itsestään. Irrotettavat päälliset pestään villaohjelmalla 30 asteessa.',
    ],
  },
  {
    of: ['cotton', 'linen'],
    text: [
      'Vask på 40 grader uten blekemiddel, og heng opp før det er tørt. Litt krymping i første vask er vanlig.',
      'Tvätta i 40 grader utan blekmedel och häng upp innan det är torrt. Lite krympning i första tvätten är normalt.',
      'Wash at 40 degrees without bleach and hang it up before it is dry. A little shrinking in the first wash is normal.',
      'Vask ved 40 grader uden blegemiddel, og hæng op, før det er tørt. Lidt krympning i første vask er normalt.',
      'Pese 40 asteessa ilman valkaisuainetta ja ripusta ennen kuin se on kuivaa. Pieni kutistuminen ensi pesussa on tavallista.',
    ],
  },
  {
    of: ['leather', 'leatherMix', 'fauxLeather'],
    text: [
      'Tørk av med en fuktig klut. Ekte skinn smøres to ganger i året. Hold det unna ovner og sterk sol.',
      'Torka av med en fuktig trasa. Äkta läder smörjs två gånger om året. Håll borta från element och stark sol.',
      'Wipe with a damp cloth. Real leather is greased twice a year. Keep it away from heaters and strong sun.',
      'Tør af med en fugtig klud. Ægte læder plejes to gange om året. Hold det væk fra radiatorer og stærk sol.',
      'Pyyhi kostealla liinalla. Aito nahka rasvataan kahdesti vuodessa. Pidä kaukana lämpöpattereista ja auringosta.',
    ],
  },
  {
    of: ['oak', 'walnut', 'pine', 'wood'],
    text: [
      'Tørk opp søl med en gang. Oljet tre oljes to ganger det første året og én gang siden. Ringer pusses bort med fint papir, på langs av årene.',
      'Torka upp spill direkt. Oljat trä oljas två gånger det första året och en gång om året sedan. Ringar slipas bort med fint papper, längs med ådringen.',
      'Wipe spills at once. Oiled wood is oiled twice in its first year and once a year after that. Rings come off with fine paper, along the grain.',
      'Tør spild op med det samme. Olieret træ olieres to gange det første år og én gang om året siden. Ringe slibes væk med fint papir på langs af årerne.',
      'Pyyhi roiskeet heti. Öljytty puu öljytään kahdesti ensimmäisenä vuonna ja sen jälkeen kerran vuodessa. Renkaat hiotaan pois hienolla paperilla syiden suuntaan.',
    ],
  },
  {
    of: ['metal'],
    text: [
      'Tørk av med såpevann og tørk etter. Ute holder det vår og høst; aluminium ruster ikke.',
      'Torka av med såpvatten och torka torrt. Utomhus räcker vår och höst; aluminium rostar inte.',
      'Wipe with soapy water and dry it. Outdoors, spring and autumn will do; aluminium does not rust.',
      'Tør af med sæbevand, og tør efter. Ude er forår og efterår nok; aluminium ruster ikke.',
      'Pyyhi saippuavedellä ja kuivaa. Ulkona riittää keväällä ja syksyllä; alumiini ei ruostu.',
    ],
  },
  {
    of: ['glass', 'marble'],
    text: [
      'Bruk lunkent vann og en myk klut. Marmor tåler ikke syre: tørk opp vin, sitron og eddik med en gang.',
      'Använd ljummet vatten och en mjuk trasa. Marmor tål inte syra: torka upp vin, citron och ättika direkt.',
      'Use lukewarm water and a soft cloth. Marble cannot take acid: wipe up wine, lemon and vinegar at once.',
      'Brug lunkent vand og en blød klud. Marmor tåler ikke syre: tør vin, citron og eddike op med det samme.',
      'Käytä haaleaa vettä ja pehmeää liinaa. Marmori ei kestä happoa: pyyhi viini, sitruuna ja etikka heti.',
    ],
  },
  {
    of: ['rattan', 'bamboo'],
    text: [
      'Støvsug med børste, og tørk av med en fuktig klut. Litt fukt holder flettingen myk; sol og ovnsvarme gjør den sprø.',
      'Dammsug med borste och torka av med en fuktig trasa. Lite fukt håller flätningen mjuk; sol och elementvärme gör den skör.',
      'Vacuum with a brush and wipe with a damp cloth. A little moisture keeps the weave supple; sun and heaters make it brittle.',
      'Støvsug med børste, og tør af med en fugtig klud. Lidt fugt holder fletningen smidig; sol og radiatorvarme gør den skør.',
      'Imuroi harjalla ja pyyhi kostealla liinalla. Pieni kosteus pitää punoksen notkeana; aurinko ja patteri haurastuttavat sen.',
    ],
  },
  {
    of: ['foam'],
    text: [
      'Luft madrassen når du skifter sengetøy, og snu den fire ganger i året. La den puste etter utpakking; lukten er borte etter et par dager.',
      'Vädra madrassen när du byter lakan och vänd den fyra gånger om året. Låt den andas efter uppackningen; doften är borta efter ett par dagar.',
      'Air the mattress when you change the sheets and turn it four times a year. Let it breathe once unpacked; the smell is gone after a few days.',
      'Luft madrassen, når du skifter sengetøj, og vend den fire gange om året. Lad den ånde efter udpakning; lugten er væk efter et par dage.',
      'Tuuleta patja lakanoita vaihtaessasi ja käännä se neljä kertaa vuodessa. Anna sen hengittää pakkauksesta avaamisen jälkeen; haju häviää parissa päivässä.',
    ],
  },
  {
    of: ['plastic'],
    text: [
      'Vask med oppvaskmiddel og en myk svamp. Skurepulver lager riper.',
      'Tvätta med diskmedel och en mjuk svamp. Skurpulver ger repor.',
      'Wash with washing-up liquid and a soft sponge. Scouring powder scratches.',
      'Vask med opvaskemiddel og en blød svamp. Skurepulver giver ridser.',
      'Pese astianpesuaineella ja pehmeällä sienellä. Hankausjauhe naarmuttaa.',
    ],
  },
];

/** How each material is cared for: `care-` and the option of the attribute product_material. */
export const careBlocks: readonly BlockPlan[] = plans.flatMap(({ of, text }) =>
  of.map((code) => ({ identifier: `care-${materials[code].value}`, title: labelOf(materials[code]), text })),
);

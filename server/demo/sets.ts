import type { DemoProduct } from './demo-product.ts';
import { offerUnderWay } from './price.ts';
import { linksTo } from './product-links.ts';
import { pieces } from './stock.ts';
import { spoken, type Texts } from './texts.ts';

/** The products that a page of a series puts together. */
export const parts = (owner: string, skus: readonly string[], type: 'simple' | 'configurable') =>
  linksTo(owner, 'associated', skus).map((link) => ({
    ...link,
    linked_product_type: type,
    qty: 1,
    extension_attributes: { qty: 1 },
  }));

interface Choice {
  readonly id: number;
  readonly sku: string;
  readonly qty: number;
}

const slot = (
  optionId: number,
  title: Texts,
  { type, isRequired }: { readonly type: 'radio' | 'checkbox'; readonly isRequired: boolean },
  choices: readonly Choice[],
) => ({
  option_id: optionId,
  ...spoken({ title }),
  required: isRequired,
  type,
  position: optionId,
  sku: 'VIK-HAGEGRUPPE',
  product_links: choices.map((choice, index) => ({
    ...choice,
    option_id: optionId,
    position: index + 1,
    is_default: index === 0 && isRequired,
    can_change_quantity: choice.qty > 1,
  })),
});

/** Products that are made of others: a bundle, a group, and the pages of two series. */
export const sets: readonly DemoProduct[] = [
  {
    id: 2081,
    sku: 'VIK-HAGEGRUPPE',
    type: 'bundle',
    name: 'Vik',
    what: ['hagegruppe', 'trädgårdsgrupp', 'garden set', 'havegruppe', 'puutarharyhmä'],
    short: [
      'Bord, stoler og kanskje litt skygge.',
      'Bord, stolar och kanske lite skugga.',
      'A table, chairs and perhaps some shade.',
      'Bord, stole og måske lidt skygge.',
      'Pöytä, tuolit ja ehkä hiukan varjoa.',
    ],
    about: [
      `Sett sammen din egen spiseplass ute: velg bord, hvor mange stoler du vil ha, og om parasollen skal være med. Alt leveres samlet.`,
      `Sätt ihop din egen matplats ute: välj bord, hur många stolar du vill ha och om parasollen ska vara med. Allt levereras samlat.`,
      `Put your own outdoor dining place together: choose a table, how many chairs you want, and whether the parasol comes along. Everything arrives together.`,
      'Sæt din egen spiseplads sammen ude: vælg bord, hvor mange stole du vil have, og om parasollen skal med. Det hele leveres samlet.',
      'Kokoa oma ruokapaikkasi ulos: valitse pöytä, tuolien määrä ja se, tuleeko aurinkovarjo mukaan. Kaikki toimitetaan kerralla.',
    ],
    picture: 'garden-table',
    colour: 'oak',
    stock: pieces(9),
    // With the parasol, as its page begins (spec 4: the default of each option, or its first).
    price: 20_240,
    categories: ['gardenDining'],
    facets: { brand: 'fjordform', series: 'vik', function: 'outdoor' },
    leadTimeDays: 21,
    createdAt: '2025-03-01',
    more: {
      bundle_options: [
        slot(1, ['Bord', 'Bord', 'Table', 'Bord', 'Pöytä'], { type: 'radio', isRequired: true }, [
          { id: 1, sku: 'VIK-BORD-186', qty: 1 },
          { id: 2, sku: 'VIK-BORD-SVART', qty: 1 },
        ]),
        slot(2, ['Stoler', 'Stolar', 'Chairs', 'Stole', 'Tuolit'], { type: 'radio', isRequired: true }, [
          { id: 3, sku: 'VIK-STOL', qty: 4 },
        ]),
        slot(3, ['Skygge', 'Skugga', 'Shade', 'Skygge', 'Varjo'], { type: 'checkbox', isRequired: false }, [
          { id: 4, sku: 'SOLEN-PARASOLL', qty: 1 },
        ]),
      ],
    },
  },
  {
    id: 2082,
    sku: 'ENTRE-SETT',
    type: 'grouped',
    name: 'Velkommen',
    what: ['entrésett', 'hallset', 'hallway set', 'entrésæt', 'eteissetti'],
    short: [
      'Speil, lampe og kasser til gangen.',
      'Spegel, lampa och lådor till hallen.',
      'A mirror, a lamp and boxes for the hall.',
      'Spejl, lampe og kasser til entréen.',
      'Peili, valaisin ja laatikot eteiseen.',
    ],
    about: [
      `Tre ting som gjør gangen ferdig: et speil i full lengde, en lampe som kan stå på, og kasser til luer og votter. Kjøp alt, eller bare det du mangler.`,
      `Tre saker som gör hallen klar: en spegel i hel längd, en lampa som kan stå tänd och lådor för mössor och vantar. Köp allt, eller bara det du saknar.`,
      `Three things that complete a hall: a full-length mirror, a lamp that can stay lit, and boxes for hats and mittens. Buy them all, or only what you lack.`,
      'Tre ting, der gør entréen færdig: et spejl i fuld længde, en lampe, der kan stå tændt, og kasser til huer og vanter. Køb det hele, eller bare det, du mangler.',
      'Kolme asiaa, jotka viimeistelevät eteisen: kokovartalopeili, valaisin joka saa palaa, ja laatikot pipoille ja lapasille. Osta kaikki tai vain se, mikä puuttuu.',
    ],
    picture: 'mirror',
    colour: 'black',
    stock: pieces(14),
    price: 5329,
    categories: ['interior', 'lighting', 'storage'],
    facets: { brand: 'nordlys' },
    leadTimeDays: 10,
    createdAt: '2025-11-11',
    more: {
      product_links: parts('ENTRE-SETT', ['BUE-SPEIL', 'STILLE-LESELAMPE', 'GJEM-KASSE'], 'simple'),
    },
  },
  {
    id: 2083,
    sku: 'SERIE-NORDVIK',
    type: 'collection',
    name: 'Nordvik',
    what: ['sofaserie', 'soffserie', 'sofa series', 'sofaserie', 'sohvasarja'],
    short: [
      'Tre sofaer med samme rene linje.',
      'Tre soffor med samma rena linje.',
      'Three sofas with the same clean line.',
      'Tre sofaer med samme rene linje.',
      'Kolme sohvaa, sama selkeä linja.',
    ],
    about: [
      `Nordvik ble tegnet for leiligheter med lite plass og mye besøk. Alle sofaene har samme dybde, samme ben og de samme stoffene, så de kan stå sammen på tvers av rom.
      Bland to- og treseteren, eller la fireseteren være nok.`,
      `Nordvik ritades för lägenheter med lite plats och mycket besök. Alla soffor har samma djup, samma ben och samma tyger, så de kan stå tillsammans i olika rum.
      Blanda två- och tresitsen, eller låt fyrsitsen räcka.`,
      `Nordvik was drawn for flats with little room and many guests. All its sofas share depth, legs and cloths, so they go together across rooms.
      Mix the two- and the three-seater, or let the four-seater do.`,
      `Nordvik blev tegnet til lejligheder med lidt plads og mange gæster. Alle sofaerne har samme dybde, samme ben og samme stoffer, så de kan stå sammen på tværs af rum.
      Bland to- og trepersoners, eller lad firepersoners være nok.`,
      `Nordvik suunniteltiin asuntoihin, joissa on vähän tilaa ja paljon vieraita. Kaikissa sohvissa on sama syvyys, samat jalat ja samat kankaat, joten ne sopivat yhteen eri huoneissakin.
      Yhdistä kahden ja kolmen istuttava, tai anna neljän istuttavan riittää.`,
    ],
    picture: 'sofa-3',
    colour: 'green',
    stock: pieces(3),
    price: 44_970,
    special: offerUnderWay(41_970),
    categories: ['sofas'],
    facets: { brand: 'stua', series: 'nordvik' },
    leadTimeDays: 63,
    createdAt: '2025-03-10',
    more: { product_links: parts('SERIE-NORDVIK', ['NORDVIK-2', 'NORDVIK-3', 'NORDVIK-4'], 'configurable') },
  },
  {
    id: 2084,
    sku: 'SERIE-FJELL',
    type: 'collection',
    name: 'Fjell',
    what: ['spisestueserie', 'matplatsserie', 'dining series', 'spisestueserie', 'ruokailusarja'],
    short: [
      'Bord, stoler og skjenk av samme tre.',
      'Bord, stolar och skänk av samma trä.',
      'Table, chairs and sideboard from the same wood.',
      'Bord, stole og skænk af samme træ.',
      'Pöytä, tuolit ja senkki samasta puusta.',
    ],
    about: [
      `Fjell er laget av eik fra samme skog og oljet i samme verksted, så tonene passer sammen også når du kjøper stolene et år senere.`,
      `Fjell är gjord av ek från samma skog och oljad i samma verkstad, så tonerna passar ihop även när du köper stolarna ett år senare.`,
      `Fjell is made from oak of one forest and oiled in one workshop, so its tones match even when the chairs follow a year later.`,
      'Fjell er lavet af eg fra samme skov og olieret på samme værksted, så tonerne passer sammen, også når du køber stolene et år senere.',
      'Fjell on tehty saman metsän tammesta ja öljytty samassa verstaassa, joten sävyt sopivat yhteen, vaikka tuolit hankkisi vuotta myöhemmin.',
    ],
    picture: 'dining-table',
    colour: 'oak',
    stock: pieces(5),
    price: 23_160,
    categories: ['diningRoom'],
    facets: { brand: 'hagaberg', series: 'fjell', material: 'oak' },
    leadTimeDays: 56,
    createdAt: '2025-01-15',
    more: {
      product_links: parts(
        'SERIE-FJELL',
        ['FJELL-SPISEBORD', 'FJELL-STOL', 'FJELL-BARSTOL', 'FJELL-SKJENK'],
        'configurable',
      ),
    },
  },
];

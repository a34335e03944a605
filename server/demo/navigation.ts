import { navigationDocument } from '../import/navigation-document.ts';
import type { WireDocument } from '../store/collections.ts';
import { everywhere, spoken, type Texts } from './texts.ts';

const footer: readonly (readonly [path: string | Texts, title: Texts])[] = [
  [
    ['/kolleksjoner', '/kollektioner', '/kolleksjoner', '/kollektioner', '/kolleksjoner'],
    ['Kolleksjoner', 'Kollektioner', 'Collections', 'Kollektioner', 'Mallistot'],
  ],
  ['/magazine', ['Magasin', 'Magasin', 'Magazine', 'Magasin', 'Lehti']],
  ['/customer-service', ['Kundeservice', 'Kundtjänst', 'Customer service', 'Kundeservice', 'Asiakaspalvelu']],
  ['/delivery', ['Levering', 'Leverans', 'Delivery', 'Levering', 'Toimitus']],
  ['/returns', ['Retur og angrerett', 'Retur och ångerrätt', 'Returns', 'Retur og fortrydelsesret', 'Palautukset']],
  ['/showrooms', ['Utstillinger', 'Utställningar', 'Showrooms', 'Udstillinger', 'Näyttelyt']],
  [
    '/care',
    [
      'Materialer og stell',
      'Material och skötsel',
      'Materials and care',
      'Materialer og pleje',
      'Materiaalit ja hoito',
    ],
  ],
  ['/size-guide', ['Slik måler vi', 'Så mäter vi', 'How we measure', 'Sådan måler vi', 'Näin mittaamme']],
  ['/spare-parts', ['Reservedeler', 'Reservdelar', 'Spare parts', 'Reservedele', 'Varaosat']],
  ['/about-us', ['Om Stua', 'Om Stua', 'About Stua', 'Om Stua', 'Tietoa Stuasta']],
  ['/kjopsvilkar', ['Kjøpsvilkår', 'Köpvillkor', 'Terms of sale', 'Handelsbetingelser', 'Myyntiehdot']],
  [
    '/legal',
    [
      'Juridisk informasjon',
      'Juridisk information',
      'Legal information',
      'Juridisk information',
      'Oikeudelliset tiedot',
    ],
  ],
  ['/privacy', ['Personvern', 'Integritet', 'Privacy', 'Privatliv', 'Tietosuoja']],
];

/** The rooms of the shop with what is in them, and what stands at the foot of every page. */
export function demoNavigation(categories: readonly WireDocument[]): WireDocument {
  return {
    ...navigationDocument(categories),
    footerItems: footer.map(([url, title], index) => ({
      id: `footer${(typeof url === 'string' ? url : url[0]).replace('/', '-')}`,
      // An address may be another one in another country.
      ...spoken({ title, url: typeof url === 'string' ? everywhere(url) : url }),
      level: 1,
      position: index + 1,
      children: [],
    })),
  };
}

import { navigationDocument } from '../import/navigation-document.ts';
import type { WireDocument } from '../store/collections.ts';
import { spoken, type Texts } from './texts.ts';

const footer: readonly (readonly [path: string, title: Texts])[] = [
  ['/customer-service', ['Kundeservice', 'Kundtjänst', 'Customer service', 'Kundeservice', 'Asiakaspalvelu']],
  ['/delivery', ['Levering', 'Leverans', 'Delivery', 'Levering', 'Toimitus']],
  ['/returns', ['Retur og angrerett', 'Retur och ångerrätt', 'Returns', 'Retur og fortrydelsesret', 'Palautukset']],
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
      id: `footer${url.replace('/', '-')}`,
      ...spoken({ title }),
      url,
      level: 1,
      position: index + 1,
      children: [],
    })),
  };
}

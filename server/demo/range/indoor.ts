import type { DemoProduct } from '../demo-product.ts';
import { cornerSofasAndBeds } from './corner-sofas-and-beds.ts';
import { footstools } from './footstools.ts';
import { framedArmchairs } from './framed-armchairs.ts';
import { largeSofas } from './large-sofas.ts';
import { mattresses } from './mattresses.ts';
import { nightstands } from './nightstands.ts';
import { seriesPages } from './series-pages.ts';
import { shelves } from './shelves.ts';
import { sideboards } from './sideboards.ts';
import { slattedAndPainted } from './slatted-and-painted.ts';
import { smallSofas } from './small-sofas.ts';
import { sofasOfSund } from './sofas-of-sund.ts';
import { softArmchairs } from './soft-armchairs.ts';
import { tvBenches } from './tv-benches.ts';
import { upholsteredBeds } from './upholstered-beds.ts';
import { woodenBeds } from './wooden-beds.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly DemoProduct[] = [
  ...sofasOfSund,
  ...smallSofas,
  ...largeSofas,
  ...cornerSofasAndBeds,
  ...softArmchairs,
  ...framedArmchairs,
  ...footstools,
  ...sideboards,
  ...slattedAndPainted,
  ...tvBenches,
  ...shelves,
  ...upholsteredBeds,
  ...woodenBeds,
  ...mattresses,
  ...nightstands,
  ...seriesPages,
];

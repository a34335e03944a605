import type { DemoProduct } from '../demo-product.ts';
import { cornerSofasAndBeds } from './corner-sofas-and-beds.ts';
import { largeSofas } from './large-sofas.ts';
import { smallSofas } from './small-sofas.ts';
import { sofasOfSund } from './sofas-of-sund.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly DemoProduct[] = [...sofasOfSund, ...smallSofas, ...largeSofas, ...cornerSofasAndBeds];

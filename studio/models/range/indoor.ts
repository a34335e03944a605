import type { ModelPlan } from '../model.ts';
import { beds } from './beds.ts';
import { cornerSofasAndBeds } from './corner-sofas-and-beds.ts';
import { footstools } from './footstools.ts';
import { framedArmchairs } from './framed-armchairs.ts';
import { largeSofas } from './large-sofas.ts';
import { mattresses } from './mattresses.ts';
import { nightstands } from './nightstands.ts';
import { shelves } from './shelves.ts';
import { sideboards } from './sideboards.ts';
import { smallSofas } from './small-sofas.ts';
import { sofasOfSund } from './sofas-of-sund.ts';
import { softArmchairs } from './soft-armchairs.ts';
import { tvBenches } from './tv-benches.ts';

/** Furniture for sitting, sleeping and putting things away. */
export const indoor: readonly ModelPlan[] = [
  ...sofasOfSund,
  ...smallSofas,
  ...largeSofas,
  ...cornerSofasAndBeds,
  ...softArmchairs,
  ...framedArmchairs,
  ...footstools,
  ...sideboards,
  ...tvBenches,
  ...shelves,
  ...beds,
  ...mattresses,
  ...nightstands,
];

import { use } from 'react';
import { MAGAZINE_PATH } from '#domain/paths.ts';
import { AddressContext } from '#src/ui/address.ts';
import { CollectionsPage } from './collections-page.tsx';
import { MagazinePage } from './magazine-page.tsx';

/** Pages of banners, in one file: all series of furniture, and all articles of the magazine. */
export default function OverviewPages() {
  const { pathname } = use(AddressContext);
  return pathname === MAGAZINE_PATH ? <MagazinePage /> : <CollectionsPage />;
}

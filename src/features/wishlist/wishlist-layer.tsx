import { useSnapshot } from 'valtio';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import { closeWishlist, wishlistPanel } from './wishlist-store.ts';

/** The wishlist of every page, whose code comes when it is first wanted. */
export function WishlistLayer() {
  const { isOpen } = useSnapshot(wishlistPanel);
  return <WantedLayer isWanted={isOpen} load={loadPanel} given={{}} onMissing={closeWishlist} />;
}

async function loadPanel() {
  return (await import('./wishlist-panel.tsx')).WishlistPanel;
}

import { useSnapshot } from 'valtio';
import { WantedLayer } from '#src/data/wanted-layer.tsx';
import { closeMenu, menuState } from './menu-store.ts';

/** The menu of narrow screens, whose code comes when it is first wanted. */
export function MenuLayer() {
  const { isOpen } = useSnapshot(menuState);
  return <WantedLayer isWanted={isOpen} load={loadDrawer} given={{}} onMissing={closeMenu} />;
}

async function loadDrawer() {
  return (await import('./category-drawer.tsx')).CategoryDrawer;
}

import { unseenPart } from '#src/ui/unseen-part.tsx';
import { addLaterTexts } from './i18n.ts';
import type { LayersProps } from './layers.tsx';

/** The layers above the pages, with their texts. */
export const Layers = unseenPart<LayersProps>(async (words) => {
  const [layers] = await Promise.all([import('./layers.tsx'), addLaterTexts(words)]);
  return layers.Layers;
});

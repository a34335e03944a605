import { provideTools } from '#src/ui/late-tools.ts';
import { unseenPart } from '#src/ui/unseen-part.tsx';
import { addLaterTexts } from './i18n.ts';
import type { LayersProps } from './layers.tsx';

/** The layers above the pages, with their texts, and the hearts and stars on the cards of products. */
export const Layers = unseenPart<LayersProps>(async (words) => {
  const [layers] = await Promise.all([import('./layers.tsx'), addLaterTexts(words)]);
  provideTools({ CardTool: layers.CardTools, WaysOn: layers.WaysOn });
  return layers.Layers;
});

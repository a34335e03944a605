import type { i18n } from 'i18next';
import { Late } from '#src/ui/late.tsx';
import { addLaterTexts } from './i18n.ts';
import type { LayersProps } from './layers.tsx';
import { useI18n } from '#src/ui/use-words.ts';

/** The layers above the pages; nobody sees them at first, so they and their texts come after the first screen. */
export function LateLayers(props: LayersProps) {
  const i18n = useI18n();
  return <Late load={load} argument={i18n} props={props} />;
}

const load = async (words: i18n) => {
  const [{ Layers }] = await Promise.all([import('./layers.tsx'), addLaterTexts(words)]);
  return Layers;
};

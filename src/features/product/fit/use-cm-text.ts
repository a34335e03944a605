import { useStoreView } from '#src/data/store-view.ts';

/** Writes lengths in the shopper's language: `7 cm`; a dash for what is not known. */
export function useCmText(): (cm: number | null) => string {
  const { locale } = useStoreView();
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit: 'centimeter', maximumFractionDigits: 1 });
  return (cm) => (cm === null ? '–' : format.format(cm));
}

import type { FacetOptionView, FacetView } from '#domain/views/listing.ts';
import { useWords } from '#src/ui/use-words.ts';

/**
 * The names of facets and their values: those of the catalogue, or else of the interface. Measures always have the
 * interface's names, without their unit.
 */
export function useFacetTexts(): {
  readonly facetText: (facet: Pick<FacetView, 'code' | 'label' | 'isMeasure'>) => string;
  readonly optionText: (facet: Pick<FacetView, 'code'>, option: Pick<FacetOptionView, 'value' | 'label'>) => string;
} {
  const t = useWords();
  return {
    facetText: ({ code, label, isMeasure }) =>
      isMeasure ? t(`measure.${code}`) : (label ?? t(`facet.${code}`, { defaultValue: code })),
    optionText: ({ code }, { value, label }) =>
      label ?? t(`facetValue.${code}.${value}`, { defaultValue: t('facetValue.unknown') }),
  };
}

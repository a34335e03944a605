import type { FacetOptionView, FacetView } from '#domain/views/listing.ts';
import { useWords } from '#src/ui/use-words.ts';

/** The texts of facets: those of the catalogue, else the interface's own; of measures always, without their unit. */
export function useFacetTexts(): {
  readonly facetText: (facet: Pick<FacetView, 'code' | 'label' | 'isMeasure'>) => string;
  readonly optionText: (facet: Pick<FacetView, 'code'>, option: Pick<FacetOptionView, 'value' | 'label'>) => string;
} {
  const t = useWords();
  return {
    facetText: ({ code, label, isMeasure }) => (isMeasure ? null : label) ?? t(`facet.${code}`),
    optionText: ({ code }, { value, label }) =>
      label ?? t(`facetValue.${code}.${value}`, { defaultValue: t('facetValue.unknown') }),
  };
}

import type { FacetView } from '#domain/views/listing.ts';
import { useLaterTexts } from '#src/data/error-texts.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Swatch } from '#src/ui/swatch.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { FacetRange } from './facet-range.tsx';
import styles from './facets.module.css';

export interface FacetProps {
  readonly facet: FacetView;
  readonly onToggle: (code: string, value: string) => void;
}

interface FacetOptionsProps extends FacetProps {
  /** Called after one of the values was chosen or dropped. */
  readonly onChosen?: (() => void) | undefined;
}

/** The values of a facet, each with the number of products that it would show; a facet of numbers has a range first. */
export function FacetOptions({ facet, onToggle, onChosen }: FacetOptionsProps) {
  const { facetText, optionText } = useFacetTexts();
  const areTextsHere = useLaterTexts();
  const { spread } = facet;
  return (
    <>
      {spread && (
        <div className={styles.range}>
          {areTextsHere && <FacetRange facet={facet} spread={spread} name={facetText(facet)} onToggle={onToggle} />}
        </div>
      )}
      <ul className={facet.isMultiChoice ? undefined : styles.single}>
        {facet.options.map(
          (option) =>
            !option.isOwn && (
              <li key={option.value}>
                <button
                  type="button"
                  className={styles.option}
                  data-testid="facet-option"
                  data-value={option.value}
                  data-count={option.count}
                  aria-pressed={option.isChosen}
                  onClick={() => {
                    onToggle(facet.code, option.value);
                    onChosen?.();
                  }}
                >
                  <span className={styles.mark}>{option.isChosen && <Icon name="check" size={14} />}</span>
                  {option.swatch && <Swatch colour={option.swatch} size={20} />}
                  <span className={styles.label}>{optionText(facet, option)}</span>
                  <span className={styles.count}>{option.count}</span>
                </button>
              </li>
            ),
        )}
      </ul>
    </>
  );
}

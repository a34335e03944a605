import type { FacetView } from '#domain/views/listing.ts';
import { useLayer } from '#src/data/use-layer.ts';
import { Icon } from '#src/ui/icon.tsx';
import type { FacetProps } from './facet-options.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './facets.module.css';

const loadSheet = async () => (await import('./later-parts.ts')).FacetSheetDialog;

interface FacetSheetProps {
  readonly facets: readonly FacetView[];
  readonly total: number;
  readonly onToggle: FacetProps['onToggle'];
}

/** The button that opens all facets on one sheet; where there is room, the most useful ones stand beside it. */
export function FacetSheet(props: FacetSheetProps) {
  'use memo';
  const t = useWords();
  const { Layer, isOpen, open, onClose } = useLayer(loadSheet);
  const chosen = props.facets.flatMap(({ options }) => options).filter((option) => option.isChosen).length;
  return (
    <div>
      <button type="button" className={styles.summary} onClick={() => void open()}>
        <Icon name="filter" size={20} />
        <span className={styles.narrow}>{t('listing.showFilters')}</span>
        <span className={styles.wide}>{t('listing.allFilters')}</span>
        {chosen > 0 && <span className={styles.chosen}>{chosen}</span>}
      </button>
      {Layer && <Layer {...props} isOpen={isOpen} onClose={onClose} />}
    </div>
  );
}

import { markedParts } from '#domain/marked-text.ts';
import type { SuggestionView } from '#domain/views/search.ts';
import styles from './marked-text.module.css';

/** A text in which the parts that match the search are highlighted. */
export function MarkedText({ text, marks }: Pick<SuggestionView, 'text' | 'marks'>) {
  return (
    <span>
      {markedParts(text, marks).map(({ start, text: piece, isMarked }) =>
        isMarked ? (
          <mark key={start} className={styles.mark}>
            {piece}
          </mark>
        ) : (
          piece
        ),
      )}
    </span>
  );
}

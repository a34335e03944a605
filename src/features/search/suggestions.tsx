import { searchPath } from '#domain/paths.ts';
import { type SuggestionsView, type SuggestionView } from '#domain/views/search.ts';
import { usePriceText } from '#src/data/store-view.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { Price } from '#src/ui/price.tsx';
import { MarkedText } from './marked-text.tsx';
import { Option, OptionGroup, OptionList } from './option.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './suggestions.module.css';

interface SuggestionsProps {
  readonly text: string;
  /** `null` until the first suggestions have arrived. */
  readonly found: SuggestionsView | null;
  /** Whether there may be more results that are not on this device. */
  readonly isMissing: boolean;
}

/** Suggestions by kind, and a link to all results at the end. */
export function Suggestions({ text, found, isMissing }: SuggestionsProps) {
  const t = useWords();
  const { groups = [], total = 0, corrected = null } = found ?? {};
  const products = groups.filter(({ kind }) => kind === 'product');
  const others = groups.filter(({ kind }) => kind !== 'product');
  const right = corrected ?? text;
  const isNothing = found !== null && groups.length === 0;
  return (
    <>
      {corrected !== null && <p className={styles.note}>{t('search:corrected', { text: corrected })}</p>}
      {isNothing && <p className={styles.note}>{t('search:nothing', { text })}</p>}
      {isMissing && <p className={styles.note}>{t('search:notOnDevice')}</p>}
      <OptionList className={styles.list}>
        {products.length > 0 && <div className={styles.products}>{products.map(toGroup)}</div>}
        {others.length > 0 && <div className={styles.others}>{others.map(toGroup)}</div>}
        <Option id="all" to={searchPath(right)} className={styles.all}>
          {t(total > 0 ? 'search:all' : 'search:searchFor', { count: total, text: right })}
          <Icon name="chevron" size={20} />
        </Option>
      </OptionList>
    </>
  );
}

function toGroup(group: SuggestionsView['groups'][number]) {
  return <Group key={group.kind} group={group} />;
}

function Group({ group: { kind, suggestions } }: { readonly group: SuggestionsView['groups'][number] }) {
  const t = useWords();
  return (
    <OptionGroup name={t(`search:kind.${kind}`)}>
      {/* The key is the place, so that typing changes the words of an option instead of making all options anew. */}
      {suggestions
        .map((suggestion, place) => ({ suggestion, place }))
        .map(({ suggestion, place }) => (
          <Option key={place} id={`${kind}-${suggestion.id}`} to={suggestion.path} kind={kind}>
            {kind === 'product' ? <Product suggestion={suggestion} /> : <Other suggestion={suggestion} />}
          </Option>
        ))}
    </OptionGroup>
  );
}

interface SuggestionProps {
  readonly suggestion: SuggestionView;
}

function Product({ suggestion: { text, marks, detail, image, price, isFrom } }: SuggestionProps) {
  const format = usePriceText();
  return (
    <>
      <span className={styles.picture}>
        <Picture key={image} image={image} alt="" width={56} height={54} sizes="56px" isEager />
      </span>
      <span className={styles.words}>
        <MarkedText text={text} marks={marks} />
        {detail !== null && <span className={styles.detail}>{detail}</span>}
      </span>
      {price && (
        <span className={styles.price}>
          <Price {...price} isFrom={isFrom} format={format} data-testid="suggestion-price" />
        </span>
      )}
    </>
  );
}

function Other({ suggestion: { text, marks, detail } }: SuggestionProps) {
  return (
    <span className={styles.words}>
      <MarkedText text={text} marks={marks} />
      {detail !== null && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

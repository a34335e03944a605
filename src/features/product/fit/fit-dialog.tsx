import { useState } from 'react';
import { HEADROOM_ASSUMED_CM } from '#config/limits.ts';
import { boxAround, type FitAnswer, fitAnswers, type FitCheck, type Piece, pieceOf } from '#domain/fit.ts';
import type { ProductView } from '#domain/views/product.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { FitAnswerCard } from './fit-answer.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './fit-dialog.module.css';
import { HomeGroup, type HomeGroupProps } from './home-group.tsx';
import { homeOf, rememberedHome, rememberHome } from './typed-home.ts';
import { useCmText } from './use-cm-text.ts';

export interface FitDialogProps {
  readonly name: string;
  readonly measures: ProductView['measures'];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Group = Pick<HomeGroupProps, 'name' | 'fields'> & { readonly checks: readonly FitCheck[] };

/** The places of a home in the order in which a piece is carried through them. */
const groups: readonly Group[] = [
  { name: 'door', fields: ['doorWidth', 'doorHeight'], checks: ['door'] },
  { name: 'way', fields: ['wayWidth', 'turnWidth', 'ceiling'], checks: ['way', 'turn'] },
  { name: 'place', fields: ['placeWidth', 'placeDepth', 'placeHeight'], checks: ['place'] },
];

/** Asks for the measures of a home and tells, while they are typed, whether the piece gets to its place. */
export function FitDialog({ name, measures, isOpen, onClose }: FitDialogProps) {
  const t = useWords();
  const cmText = useCmText();
  const [typed, setTyped] = useState(rememberedHome);
  const piece = pieceOf(measures);
  const answers = fitAnswers(piece, homeOf(typed));
  const change = (changed: Partial<typeof typed>): void => {
    const next = { ...typed, ...changed };
    setTyped(next);
    rememberHome(next);
  };
  return (
    <Dialog
      shape="sheet"
      data-testid="fit"
      title={t('fit.title')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={onClose}
      foot={
        <>
          <p className={styles.sum} role="status" data-testid="fit-sum">
            {t(`product:fit.sum.${sumOf(answers)}`, { name })}
          </p>
          <p className={styles.small}>{t('product:fit.promise')}</p>
        </>
      }
    >
      <div className={styles.groups}>
        <div className={styles.lead}>
          <p>{t('product:fit.lead', { height: cmText(HEADROOM_ASSUMED_CM) })}</p>
          <Sizes name={name} piece={piece} />
        </div>
        {groups.map(({ checks, ...group }) => (
          <HomeGroup key={group.name} {...group} typed={typed} onChange={change}>
            {answers
              .filter(({ check }) => checks.includes(check))
              .map((answer) => (
                <FitAnswerCard key={answer.check} answer={answer} home={homeOf(typed)} />
              ))}
          </HomeGroup>
        ))}
      </div>
    </Dialog>
  );
}

/** The measures of the piece, alone and in its box. */
function Sizes({ name, piece }: { readonly name: string; readonly piece: Piece }) {
  const t = useWords();
  const { widthCm, depthCm, heightCm } = piece;
  const sizeText = useSizeText();
  const isKnown = widthCm !== null && depthCm !== null && heightCm !== null;
  return (
    <dl className={styles.sizes}>
      <dt>{name}</dt>
      <dd>{sizeText([widthCm, depthCm, heightCm])}</dd>
      {isKnown && (
        <>
          <dt>{t('product:fit.boxed')}</dt>
          <dd>{sizeText(boxAround([widthCm, depthCm, heightCm]))}</dd>
        </>
      )}
    </dl>
  );
}

const shortNames = ['measure.short.width', 'measure.short.depth', 'measure.short.height'] as const;

/** `B 214 × D 92 × H 83 cm`; a dash for what is not known. */
function useSizeText(): (sides: readonly (number | null)[]) => string {
  const t = useWords();
  const { locale } = useStoreView();
  const cmText = useCmText();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const plain = (cm: number | null): string => (cm === null ? cmText(cm) : number.format(cm));
  return (sides) =>
    shortNames
      .map((name, at) => `${t(name)} ${(at === shortNames.length - 1 ? cmText : plain)(sides[at] ?? null)}`)
      .join(' × ');
}

function sumOf(answers: readonly FitAnswer[]): 'none' | 'no' | 'unknown' | 'unpacked' | 'all' {
  if (answers.length === 0) return 'none';
  if (answers.some(({ fit }) => fit.kind === 'no')) return 'no';
  if (answers.some(({ fit }) => fit.kind === 'unknown')) return 'unknown';
  return answers.some(({ boxed }) => boxed?.kind === 'no') ? 'unpacked' : 'all';
}

import { useState } from 'react';
import { HEADROOM_ASSUMED_CM } from '#config/limits.ts';
import { formatMeasure } from '#domain/number-format.ts';
import { boxAround, fitAnswers, type FitCheck, type Piece } from '#domain/fit.ts';
import { fitAtHome, homeOf, type HomePlace, nothingTyped, type TypedHome } from '#domain/typed-home.ts';
import { useCommands } from '#src/data/commands.ts';
import { tellRefusal } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useLive } from '#src/data/use-live.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { FitAnswerCard } from './fit-answer.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './fit-dialog.module.css';
import { HomeGroup } from './home-group.tsx';
import { useCmText } from './use-cm-text.ts';

export interface FitDialogProps {
  readonly name: string;
  readonly piece: Piece;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The places of a home in the order in which a piece is carried through them, each with what is answered there. */
const places: readonly (readonly [HomePlace, readonly FitCheck[]])[] = [
  ['door', ['door']],
  ['way', ['way', 'turn']],
  ['place', ['place']],
];

/** Asks for the measures of a home and tells, while they are typed, whether the piece gets to its place. */
export function FitDialog({ name, piece, isOpen, onClose }: FitDialogProps) {
  const t = useWords();
  const cmText = useCmText();
  const { home } = useCommands();
  const { value: remembered } = useLive(queries.home.current());
  const { value: session } = useLive(queries.session.current());
  const owner = session?.owner;
  // What is typed here stands at once, before the device has remembered it, and only for who typed it.
  const [own, setOwn] = useState<{ readonly owner?: string; readonly home: Partial<TypedHome> }>({ home: {} });
  const ownHome = own.owner === owner ? own.home : {};
  const typed = { ...(remembered ?? nothingTyped), ...ownHome };
  const answers = fitAnswers(piece, homeOf(typed));
  const change = (measured: Partial<TypedHome>): void => {
    setOwn({ owner, home: { ...ownHome, ...measured } });
    void tellRefusal(home.remember({ measured }));
  };
  return (
    <Dialog
      shape="sheet"
      data-testid="fit"
      title={t('fit.title')}
      closeLabel={t('nav.close')}
      isOpen={isOpen}
      onClose={() => {
        // From now on what is remembered counts, also where another tab measured anew.
        setOwn({ home: {} });
        onClose();
      }}
      foot={
        <>
          <p className={styles.sum} role="status" data-testid="fit-sum">
            {t(`product:fit.sum.${fitAtHome(piece, typed)}`, { name })}
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
        {places.map(([place, checks]) => (
          <HomeGroup key={place} place={place} typed={typed} onChange={change}>
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
  const plain = (cm: number | null): string => (cm === null ? cmText(cm) : formatMeasure(cm, locale));
  return (sides) =>
    shortNames
      .map((name, at) => `${t(name)} ${(at === shortNames.length - 1 ? cmText : plain)(sides[at] ?? null)}`)
      .join(' × ');
}

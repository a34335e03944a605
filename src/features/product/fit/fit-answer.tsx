import type { Fit, FitAnswer, Home, Piece } from '#domain/fit.ts';
import { useStoreView } from '#src/data/store-view.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './fit-answer.module.css';
import { FitDrawing } from './fit-drawing.tsx';
import { useCmText } from './use-cm-text.ts';

interface FitAnswerCardProps {
  readonly answer: FitAnswer;
  readonly home: Home;
}

/** Whether the piece gets through one place, in words and as a drawing to scale. */
export function FitAnswerCard({ answer, home }: FitAnswerCardProps) {
  const t = useWords();
  const { check, fit, boxed } = answer;
  const text = useFitText();
  const where = check === 'way' && home.isStairs ? 'stairs' : check;
  return (
    <div className={`${styles.card} ${styles[lookOf(answer)]}`} data-testid="fit-answer" data-check={check}>
      {fit.kind !== 'unknown' && <FitDrawing check={check} held={fit.held} home={home} />}
      <div className={styles.words}>
        <p className={styles.where}>{t(`product:fit.check.${where}`)}</p>
        <p className={styles.answer}>{text.answer(fit, check)}</p>
        <p className={styles.detail}>{text.detail(fit)}</p>
        {boxed && (
          <p className={styles.boxed}>
            {t('product:fit.inBox', { answer: text.answer(boxed, check), detail: text.detail(boxed) })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Green: the piece fits as it is. Yellow: it fits with care. Red: it does not fit. */
function lookOf({ fit, boxed }: FitAnswer): 'good' | 'careful' | 'bad' | 'open' {
  if (fit.kind === 'unknown') return 'open';
  if (fit.kind === 'no') return 'bad';
  return fit.pose === 'upright' && boxed?.kind !== 'no' ? 'good' : 'careful';
}

const sides = {
  widthCm: 'measure.product_width',
  depthCm: 'measure.product_depth',
  heightCm: 'measure.product_height',
} as const satisfies Record<keyof Piece, string>;

interface FitText {
  readonly answer: (fit: Fit, check: FitAnswer['check']) => string;
  readonly detail: (fit: Fit) => string;
}

function useFitText(): FitText {
  const t = useWords();
  const { locale } = useStoreView();
  const cmText = useCmText();
  const list = new Intl.ListFormat(locale);
  return {
    answer: (fit, check) => {
      if (fit.kind !== 'fits') return t(`product:fit.answer.${fit.kind}`);
      const isQuarter = check === 'place' && fit.pose === 'turned';
      return t(`product:fit.answer.${isQuarter ? 'quarter' : fit.pose}`);
    },
    detail: (fit) => {
      if (fit.kind === 'no') return t(`product:fit.missing.${fit.scarce}`, { cm: cmText(fit.missingCm) });
      if (fit.kind === 'unknown')
        return t('product:fit.unmeasured', { list: list.format(fit.unknown.map((at) => t(sides[at]))) });
      return fit.spareCm === 0 ? t('product:fit.exact') : t('product:fit.spare', { cm: cmText(fit.spareCm) });
    },
  };
}

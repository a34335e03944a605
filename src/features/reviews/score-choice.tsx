import { Stars } from './stars.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './write-review.module.css';

interface ScoreChoiceProps {
  readonly value: number;
  readonly problem: string | undefined;
  readonly onChange: (score: number) => void;
}

const scores = [1, 2, 3, 4, 5];

/** One to five stars, as radio buttons (spec 5: review score 1 to 5). */
export function ScoreChoice({ value, problem, onChange }: ScoreChoiceProps) {
  const t = useWords('reviews');
  return (
    <fieldset className={styles.scores} aria-describedby="score-problem">
      <legend className={styles.legend}>{t('field.score')}</legend>
      <div className={styles.options}>
        {scores.map((score) => (
          <label key={score} className={styles.score}>
            <input type="radio" name="score" value={score} checked={score === value} onChange={() => onChange(score)} />
            <Stars score={score} />
            <span>{t(`scores.${score}`)}</span>
          </label>
        ))}
      </div>
      <p id="score-problem" className={styles.problem}>
        {problem}
      </p>
    </fieldset>
  );
}

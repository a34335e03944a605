import { type FormEvent, useRef, useState } from 'react';
import { NAME_MIN_LENGTH } from '#config/limits.ts';
import { REVIEW_NAME_MAX, REVIEW_TEXT_MAX, REVIEW_TITLE_MAX, SITE_REVIEWS } from '#config/reviews.ts';
import { type ReviewForm, reviewProblems, type ReviewProblems } from '#domain/review.ts';
import { useCommands } from '#src/data/commands.ts';
import { notify } from '#src/data/notices.ts';
import { queries } from '#src/data/query-ref.ts';
import { useLive } from '#src/data/use-live.ts';
import { useUnsaved } from '#src/data/unsaved.ts';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useOneAtATime } from '#src/ui/use-one-at-a-time.ts';
import { useWords } from '#src/ui/use-words.ts';
import { ScoreChoice } from './score-choice.tsx';
import styles from './write-review.module.css';

interface WriteReviewProps {
  readonly sku: string;
  readonly name: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

interface Draft {
  readonly owner: string | undefined;
  readonly typed: Partial<ReviewForm>;
}

const maxLengths: Readonly<Record<'title' | 'text' | 'name' | 'email', number | undefined>> = {
  title: REVIEW_TITLE_MAX,
  text: REVIEW_TEXT_MAX,
  name: REVIEW_NAME_MAX,
  email: undefined,
};

/** Writes a review, in a layer above the page (spec 2: modal review). What was typed stays when it is closed. */
export function WriteReview({ sku, name, isOpen, onClose }: WriteReviewProps) {
  const t = useWords('reviews', 'shop');
  const commands = useCommands();
  const { value: session } = useLive(queries.session.current());
  const { value: connection } = useLive(queries.sync.connection());
  const [draft, setDraft] = useState<Draft>({ owner: undefined, typed: {} });
  // What somebody typed is not the next one's. Who typed before the device said who they are is who it says then.
  const owner = session?.owner;
  if (draft.owner === undefined && owner !== undefined) setDraft({ ...draft, owner });
  const typed = draft.owner === owner || draft.owner === undefined ? draft.typed : {};
  const setTyped = (next: Partial<ReviewForm>): void => setDraft({ owner, typed: next });
  const [problems, setProblems] = useState<ReviewProblems>({});
  const element = useRef<HTMLFormElement>(null);
  useUnsaved(Object.values(typed).some(Boolean));
  const form: ReviewForm = {
    score: 0,
    title: '',
    text: '',
    name: session?.firstName ?? '',
    email: session?.email ?? '',
    ...typed,
  };
  const type = (field: keyof ReviewForm, value: string | number): void => {
    setTyped({ ...typed, [field]: value });
    const { [field]: _solved, ...others } = problems;
    setProblems(others);
  };
  const submit = useOneAtATime(async () => {
    const found = reviewProblems(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) return focusOn(element.current, first);
    const sent = await commands.review.send({ ...form, sku, operationId: crypto.randomUUID() });
    if (!sent.ok) return notify(sent.error);
    // What was typed since is another one.
    setDraft((now) => (now.typed === typed ? { owner, typed: {} } : now));
    onClose();
    return notify({ code: 'reviewSaved' });
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  const text = (field: 'title' | 'text' | 'name' | 'email') => ({
    name: field,
    label: t(`field.${field}`),
    value: form[field],
    problem: problems[field] && t(`invalid.${problems[field]}`, { max: maxLengths[field], nameMin: NAME_MIN_LENGTH }),
    maxLength: maxLengths[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type(field, target.value),
  });
  return (
    <Dialog
      data-testid="review-form"
      shape="panel"
      title={sku === SITE_REVIEWS ? t('writeOfShop') : t('writeOf', { name })}
      closeLabel={t('shop:nav.close')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <form ref={element} className={styles.form} noValidate method="post" onSubmit={send}>
        {connection?.isOnline === false && <p className={styles.notice}>{t('offline')}</p>}
        <ScoreChoice
          value={form.score}
          problem={problems.score && t(`invalid.${problems.score}`)}
          onChange={(score) => type('score', score)}
        />
        <TextField {...text('title')} />
        <TextArea {...text('text')} id="review-text" rows={6} />
        <TextField {...text('name')} autoComplete="given-name" hint={<p className={styles.hint}>{t('nameHint')}</p>} />
        <TextField
          {...text('email')}
          type="email"
          autoComplete="email"
          hint={<p className={styles.hint}>{t('emailHint')}</p>}
        />
        <p className="visually-hidden" role="alert">
          {Object.keys(problems).length > 0 && t('summary', { count: Object.keys(problems).length })}
        </p>
        <Button type="submit" isLarge isWide>
          {t('send')}
        </Button>
      </form>
    </Dialog>
  );
}

function focusOn(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  // Of several radio buttons the first one.
  const target = field instanceof RadioNodeList ? field[0] : field;
  if (target instanceof HTMLElement) target.focus();
}

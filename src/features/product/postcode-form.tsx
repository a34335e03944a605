import { type FormEvent, useState } from 'react';
import type { MessageCode } from '#schemas/messages.ts';
import { useCommands } from '#src/data/commands.ts';
import { useErrorText } from '#src/data/error-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './postcode-form.module.css';

export interface PostcodeFormProps {
  readonly postcode: string;
  readonly country: string;
  readonly onEnd: () => void;
}

/** Asks for the place of a delivery, once; it is kept on the device. */
export function PostcodeForm({ postcode: first, country, onEnd }: PostcodeFormProps) {
  const t = useWords('product');
  const errorText = useErrorText();
  const commands = useCommands();
  const [postcode, setPostcode] = useState(first);
  const [problem, setProblem] = useState<MessageCode>();
  const words = problem && (errorText(problem) ?? undefined);
  const save = async (): Promise<void> => {
    const kept = await commands.delivery.setPostcode({ postcode });
    if (kept.ok) onEnd();
    else setProblem(kept.error.code);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEnd();
      }}
    >
      <TextField
        name="postcode"
        label={t('delivery.postcode.label')}
        autoComplete="postal-code"
        inputMode="numeric"
        autoFocus
        value={postcode}
        problem={problem === 'postcodeInvalid' ? t(`delivery.postcode.${country}`, { defaultValue: words }) : words}
        problemRole="alert"
        button={
          <Button type="submit" look="secondary">
            {t('delivery.show')}
          </Button>
        }
        onChange={(event) => {
          setPostcode(event.target.value);
          setProblem(undefined);
        }}
      />
    </form>
  );
}

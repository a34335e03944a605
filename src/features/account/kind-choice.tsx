import type { UseFormReturn } from 'react-hook-form';
import type { RegistrationForm } from '#domain/account-form.ts';
import { useWords } from '#src/ui/use-words.ts';
import styles from './kind-choice.module.css';

/** Whether somebody buys for themselves or for an organisation (spec 6: business customers). */
export function KindChoice({ form }: { readonly form: UseFormReturn<RegistrationForm> }) {
  const t = useWords('account');
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{t('kind.title')}</legend>
      {(['private', 'business'] as const).map((kind) => (
        <label key={kind} className={styles.kind}>
          <input type="radio" value={kind} {...form.register('kind')} />
          <span>{t(`kind.${kind}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

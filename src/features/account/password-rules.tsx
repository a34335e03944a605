import type { ReactNode } from 'react';
import { PASSWORD_CLASSES_MIN, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#config/limits.ts';
import { classesIn, passwordClasses, passwordNeeds } from '#domain/password.ts';
import { Icon } from '#src/ui/icon.tsx';
import { useWords } from '#src/ui/use-words.ts';
import styles from './password-rules.module.css';

/** What a password must have, ticked off while it is typed (spec 5: form texts). */
export function PasswordRules({ password }: { readonly password: string }) {
  const t = useWords('account');
  const needs = passwordNeeds(password);
  const has = classesIn(password);
  return (
    <ul className={styles.rules}>
      <Rule isMet={password !== '' && !needs.includes('length') && !needs.includes('shorter')}>
        {t(needs.includes('shorter') ? 'password.shorter' : 'password.length', {
          min: PASSWORD_MIN_LENGTH,
          max: PASSWORD_MAX_LENGTH,
        })}
      </Rule>
      <Rule isMet={!needs.includes('classes')}>
        {t('password.classes', { min: PASSWORD_CLASSES_MIN })}
        <ul className={styles.classes}>
          {passwordClasses.map((name) => (
            <Rule key={name} isMet={has.includes(name)}>
              {t(`password.class.${name}`)}
            </Rule>
          ))}
        </ul>
      </Rule>
    </ul>
  );
}

interface RuleProps {
  readonly isMet: boolean;
  readonly children: ReactNode;
}

function Rule({ isMet, children }: RuleProps) {
  const t = useWords('account');
  return (
    <li className={isMet ? styles.met : styles.rule}>
      <Icon name={isMet ? 'check' : 'minus'} size={16} />
      <div>
        {children}
        {isMet && <span className="visually-hidden"> {t('password.met')}</span>}
      </div>
    </li>
  );
}

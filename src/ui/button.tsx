import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './button.module.css';

interface Look {
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly isLarge?: boolean;
  readonly isWide?: boolean;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    readonly ref?: Ref<HTMLButtonElement> | undefined;
    readonly 'data-testid'?: string;
  };

/** A button that does something on this page. */
export function Button({ look = 'primary', isLarge = false, isWide = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={lookOf(look, isLarge, isWide)} />;
}

interface ButtonLinkProps extends Look {
  readonly to: string;
  readonly children: ReactNode;
  readonly onClick?: () => void;
  readonly 'data-testid'?: string;
}

/** A link to another page that looks like a button. */
export function ButtonLink({ look = 'primary', isLarge = false, isWide = false, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={lookOf(look, isLarge, isWide)} />;
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> {
  readonly icon: IconName;
  /** What the button does, for screen readers and as a tooltip. */
  readonly label: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'data-testid'?: string;
}

/** A button that is only an icon. */
export function IconButton({ icon, label, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.iconButton} aria-label={label} title={label}>
      <Icon name={icon} />
    </button>
  );
}

function lookOf(look: NonNullable<Look['look']>, isLarge: boolean, isWide: boolean): string {
  return [styles.button, styles[look], isLarge ? styles.large : '', isWide ? styles.wide : ''].join(' ');
}

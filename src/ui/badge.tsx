import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** Colours by meaning: available, few left, available later, none, problem. */
export type BadgeColour = 'moss' | 'honey' | 'fjord' | 'stone' | 'clay';

interface BadgeProps {
  readonly colour: BadgeColour;
  readonly children: ReactNode;
  readonly 'data-testid'?: string;
  readonly 'data-status'?: string;
}

/** A short state in words and a colour. */
export function Badge({ colour, ...rest }: BadgeProps) {
  return <span {...rest} className={`${styles.badge} ${styles[colour]}`} />;
}

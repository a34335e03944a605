import type { ReactNode } from 'react';
import styles from './checkout.module.css';

interface OrderSkeletonProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Keeps the place of a cart or order, which only this device knows and the server cannot render. */
export function OrderSkeleton({ title, children }: OrderSkeletonProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}

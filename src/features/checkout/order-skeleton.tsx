import type { ReactNode } from 'react';
import styles from './checkout.module.css';

interface OrderSkeletonProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** The place of what only this device knows: a cart to order, or an order. */
export function OrderSkeleton({ title, children }: OrderSkeletonProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}

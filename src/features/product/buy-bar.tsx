import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './buy-bar.module.css';

interface BuyBarProps {
  /** The price, and the button that does what the one beside the bar does. */
  readonly children: ReactNode;
}

/**
 * The price and the buy button at the bottom of a phone's screen, once whoever reads has scrolled past the button that
 * the bar stands beside in the page.
 */
export function BuyBar({ children }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver(([place]) =>
      setPast(place !== undefined && !place.isIntersecting && place.boundingClientRect.top < 0),
    );
    watcher.observe(bar.current!.parentElement!);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={bar} className={isPast ? `${styles.bar} ${styles.shown}` : styles.bar} data-testid="buy-bar">
      {children}
    </div>
  );
}

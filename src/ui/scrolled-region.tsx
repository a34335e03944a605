import type { ReactNode, Ref } from 'react';

interface ScrolledRegionProps {
  readonly label: string;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A region that may scroll; the keyboard can focus it and scroll it with the arrow keys. */
export function ScrolledRegion({ label, className, ref, children }: ScrolledRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div ref={ref} role="region" aria-label={label} tabIndex={0} className={className}>
      {children}
    </div>
  );
}

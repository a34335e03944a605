import { type DetailsHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';

interface FacetPanel {
  readonly element: RefObject<HTMLDetailsElement | null>;
  /** Whether its values have to be there. */
  readonly isFilled: boolean;
  readonly onToggle: DetailsHTMLAttributes<HTMLDetailsElement>['onToggle'];
  /** Somebody presses what opens it. */
  readonly onPress: () => void;
}

/** The panel of a facet: closed it holds nothing, and its values are there before it opens. */
export function useFacetPanel(): FacetPanel {
  const element = useRef<HTMLDetailsElement>(null);
  const [isFilled, setFilled] = useState(false);
  // Somebody may have opened it in a page that came rendered, before this script ran.
  useEffect(() => setFilled(element.current?.open ?? false), []);
  return {
    element,
    isFilled,
    // Also when another one closes it, or somebody finds it by its words.
    onToggle: ({ currentTarget }) => setFilled(currentTarget.open),
    // The browser opens it after the press is handled, and tells so a task later: an empty panel would be painted.
    onPress: () => setFilled(true),
  };
}

import { type DetailsHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';

interface FacetPanel {
  readonly element: RefObject<HTMLDetailsElement | null>;
  /** Whether the panel has to contain its values. */
  readonly isFilled: boolean;
  readonly onToggle: DetailsHTMLAttributes<HTMLDetailsElement>['onToggle'];
  /** To be called when the summary is pressed. */
  readonly onPress: () => void;
}

/** The panel of a facet. A closed panel is empty, and is filled before it opens. */
export function useFacetPanel(): FacetPanel {
  const element = useRef<HTMLDetailsElement>(null);
  const [isFilled, setFilled] = useState(false);
  // The shopper may have opened it in the rendered page, before this script ran.
  useEffect(() => setFilled(element.current?.open ?? false), []);
  return {
    element,
    isFilled,
    // This also happens when another panel closes this one, or when the browser's text search opens it.
    onToggle: ({ currentTarget }) => setFilled(currentTarget.open),
    // The browser opens it after the press and fires `toggle` one task later, so filling it only then would paint an
    // empty panel.
    onPress: () => setFilled(true),
  };
}

const paths = {
  bag: 'M5 8h14l-1 12H6L5 8Zm4 0V6.5a3 3 0 0 1 6 0V8',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm9 6 6 6-6 6',
  chevronDown: 'm6 9 6 6 6-6',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 5v4M8 15v4',
  offline:
    'M3 3l18 18M8.5 15.5a5 5 0 0 1 5-1.2M5 12a10 10 0 0 1 4.2-2.5M13 9.1a10 10 0 0 1 6 2.9M2 8.6A14 14 0 0 1 6.3 6M10 5.2A14 14 0 0 1 22 8.6M12 19h.01',
  truck:
    'M3 7h11v9H3V7Zm11 3h4l3 3v3h-7v-6ZM7.5 18.5a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Zm11 0a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z',
  zoom: 'M10.5 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm5-1.500L20 20M10.500 8v5M8 10.500h5',
  search: 'M10.5 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13Zm5-1.500L20 20',
  play: 'M8 5.5v13l11-6.5-11-6.5Z',
  box: 'M4 8l8-4 8 4v8l-8 4-8-4V8Zm0 0 8 4 8-4M12 12v8',
  returns: 'M4 9h11a5 5 0 0 1 0 10H8M4 9l4-4M4 9l4 4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  trash: 'M5 7h14M10 11v6M14 11v6M6.5 7 7.5 20h9L17.500 7M9.500 7V4.500h5V7',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  pin: 'M12 21s-6.500-5.500-6.500-10.500a6.500 6.500 0 0 1 13 0C18.500 15.500 12 21 12 21Zm0-8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.500 8.500a7.500 7.500 0 0 1 15 0',
  heart: 'M12 20S4 15.300 4 9.500a4.300 4.300 0 0 1 8-2.200 4.300 4.300 0 0 1 8 2.200C20 15.300 12 20 12 20Z',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5m0-8v.01',
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a text; it is hidden from screen readers. */
export function Icon({ name, size = 24 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}

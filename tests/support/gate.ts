/** Something that happens later. */
export interface Gate {
  readonly opened: Promise<null>;
  readonly open: () => void;
}

export function gate(): Gate {
  let open = (): void => undefined;
  const opened = new Promise<null>((resolve) => (open = () => resolve(null)));
  return { opened, open };
}
